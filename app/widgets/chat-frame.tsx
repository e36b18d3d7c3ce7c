import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import type { CopyOf } from "../i18n/copy.server.ts";
import { Icon } from "../ui/icon.tsx";
import { RisingSun } from "../ui/rising-sun.tsx";
import { SunPath } from "../ui/sun-path.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { AppFrame } from "./app-frame.tsx";
import * as styles from "./chat-frame.module.css";
import { askForPreview, askServer, showsPreview } from "./frame-check.ts";
import frameReady from "./frame-ready.ts?inline-script";
import { type FrameEvent, firstFrame, nextFrame } from "./frame-state.ts";
import { awaitRecovery, checkOnce, limitLoading, whenPageLoaded } from "./frame-watch.ts";

/** The minimum duration of a retry, in milliseconds. */
const minRetryDuration = 1_000;

interface ChatFrameProps {
  /** URL of the chat application. */
  url: string;
  /** Whether it is of another origin, so that only the server can check it. */
  external: boolean;
  copy: CopyOf<"home">["chat"];
}

/** The chat application in a frame, with an overlay while it loads and an error message when it can't be reached. */
export function ChatFrame({ url, external, copy }: ChatFrameProps) {
  const [{ phase, attempt, loads }, dispatch] = useReducer(nextFrame, firstFrame);
  const view = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const hadFocus = useRef(false);
  // A frame in the server's HTML began to load with the page, at time zero.
  const hydrated = useHydrated();
  const [begin] = useState(() => (hydrated ? performance.now() : 0));

  function tell(event: FrameEvent) {
    // The focused element may be removed.
    hadFocus.current = view.current?.contains(document.activeElement) === true;
    dispatch(event);
  }
  const report = useEffectEvent(tell);

  // Each attempt has its own time limit.
  useEffect(() => {
    if (phase !== "loading") return;
    return limitLoading(attempt === 1 ? performance.now() - begin : 0, report);
  }, [phase, attempt, begin]);

  // A frame in the server's HTML may have loaded before hydration. The `load` event of the page waits for it.
  useEffect(() => (begin === 0 ? whenPageLoaded(() => report("loaded")) : undefined), [begin]);

  // An external application is checked while it loads, the preview whenever it has loaded.
  const seen = external ? 0 : loads;
  useEffect(() => {
    if (!external && seen === 0) return;
    const check = external ? askServer : async () => showsPreview(frame.current);
    return checkOnce(check, report, attempt === 1 ? 0 : minRetryDuration);
  }, [external, seen, attempt]);

  useEffect(() => {
    if (phase !== "error") return;
    return awaitRecovery(external ? askServer : (signal) => askForPreview(url, signal), report);
  }, [phase, external, url]);

  // Keeps the focus in the frame or in its replacement (WCAG 2.2, success criterion 2.4.3).
  useEffect(() => {
    if (!hadFocus.current) return;
    const target =
      phase === "ready" ? frame.current : view.current?.querySelector(focusTargets[phase]);
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [phase]);

  const newTab = (className: string) => (
    <a className={className} href={url} target="_blank" rel="noopener">
      {copy.newTab}
      <Icon name="external" />
    </a>
  );
  return (
    <section
      className={`sky ${styles.stage}`}
      aria-labelledby="chat"
      data-hydrate={external ? "load" : undefined}
    >
      <div className={styles.frame} data-state={phase}>
        <div className={styles.bar}>
          <h1 id="chat">{copy.heading}</h1>
          {external ? <p className={styles.statement}>{copy.statement}</p> : <p>{copy.line}</p>}
          {newTab("arrow-link")}
        </div>
        <div className={styles.view} ref={view}>
          {phase === "error" ? (
            <div className={`balanced ${styles.overlay} ${styles.failed}`} role="alert">
              <SunPath angle={180} />
              <h2 tabIndex={-1}>{copy.failed.heading}</h2>
              <p>{copy.failed.text}</p>
              <div className="actions">
                {newTab("button primary")}
                <button className="button" type="button" onClick={() => tell("retry")}>
                  {copy.failed.retry}
                </button>
              </div>
            </div>
          ) : (
            <AppFrame
              key={attempt}
              ref={frame}
              url={url}
              external={external}
              title={copy.heading}
              onLoad={() => tell("loaded")}
            />
          )}
          <div
            className={`balanced ${styles.overlay} ${styles.loading}`}
            role="status"
            tabIndex={-1}
          >
            <RisingSun />
            <p>{copy.loading}</p>
          </div>
        </div>
      </div>
      {!external && !hydrated && <script dangerouslySetInnerHTML={{ __html: frameReady }} />}
    </section>
  );
}

/** The elements that take focus in place of the frame. */
const focusTargets = { loading: "[role=status]", error: "h2" };
