import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from "react";
import { withHash } from "../../browser/chat.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { Icon } from "../../ui/icon.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import * as styles from "./chat-frame.module.css";

/** Seconds of an attempt: a retry shows at least until `retry`, the overlay until `overlay`; at `failure`, the frame has failed. */
const limits = { retry: 1, overlay: 3, failure: 12 };
/** Milliseconds between checks; each pause is twice the one before. */
const pauses = { first: 4_000, longest: 60_000 };

/** The permissions of an embedded application. The site's preview has no sandbox, which can't protect a page of the same origin. */
const permissions = {
  sandbox: [
    "allow-scripts", // It is an application.
    "allow-same-origin", // Its own origin, not ours: its storage and its API ask for it.
    "allow-forms", // A composer or a login may be one.
    "allow-popups", // Sources of an answer open in a new tab,
    "allow-popups-to-escape-sandbox", // which is a page like any other.
    "allow-downloads", // An answer can be a file.
    "allow-storage-access-by-user-activation", // Browsers that keep third-party cookies back let it ask for its login.
  ].join(" "),
  /** The microphone for speech, and the clipboard for copying answers. */
  allow: "microphone; clipboard-write",
  /** The application doesn't need the URL of the page. */
  referrerPolicy: "no-referrer",
} as const;

/** The state of an attempt to load the chat. */
interface Attempt {
  readonly number: number;
  /** The address of the frame, with the hash of the page: `/#/new-chat` starts a new chat. */
  readonly src: string;
  /** The last of the limits that has passed. */
  readonly seconds: number;
  /** Whether `load` was fired, which browsers also do for their own error pages. */
  readonly loaded: boolean;
  /** The result of the last check; undefined until one could be made. */
  readonly reachable?: boolean;
}

type Phase = "loading" | "hang" | "error" | "ready";

const startAttempt = (number: number, src: string): Attempt => {
  return { number, src, seconds: 0, loaded: false };
};

function phaseOf({ number, seconds, loaded, reachable }: Attempt): Phase {
  if (reachable === false) return number > 1 && seconds < limits.retry ? "loading" : "error";
  if (loaded && (reachable || seconds >= limits.overlay)) return "ready";
  if (seconds < limits.overlay) return "loading";
  return reachable || seconds < limits.failure ? "hang" : "error";
}

interface ChatFrameProps {
  /** URL of the chat application. */
  url: string;
  /** Whether it is on another origin, so that only the server can check it. */
  external: boolean;
  copy: CopyOf<"home">["chat"];
}

/** The chat application in a frame, with overlays while it loads, is slow or can't be reached. */
export function ChatFrame({ url, external, copy }: ChatFrameProps) {
  const hydrated = useHydrated();
  // The server does not know the hash. If it changes, browser/chat.ts passes it on.
  const [attempt, setAttempt] = useState(() =>
    startAttempt(1, hydrated ? withHash(url, location.hash) : url),
  );
  const { number } = attempt;
  const stage = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  // A frame in the server's HTML began to load with the page, at time zero.
  const [begin] = useState(() => (hydrated ? performance.now() : 0));

  useEffect(() => {
    const elapsed = number === 1 ? performance.now() - begin : 0;
    const timers = Object.values(limits).map((seconds) =>
      setTimeout(() => setAttempt((last) => ({ ...last, seconds })), 1_000 * seconds - elapsed),
    );
    return () => timers.forEach(clearTimeout);
  }, [number, begin]);

  function onLoad(attempted: number) {
    // Pages of the site, including its error pages, have a readable document; the browser's error pages have none.
    const page = frame.current?.contentDocument;
    const result = external ? {} : { reachable: Boolean(page?.querySelector("main[data-begun]")) };
    setAttempt((last) => (last.number === attempted ? { ...last, loaded: true, ...result } : last));
  }
  const onPageLoad = useEffectEvent(() => onLoad(1));

  // The first frame may have loaded before hydration. The `load` event of the page waits for it. If a retry removes
  // the frame first, the event says nothing about the next one.
  useEffect(() => {
    if (begin > 0) return;
    const listener = () => onPageLoad();
    if (document.readyState === "complete") listener();
    else addEventListener("load", listener);
    return () => removeEventListener("load", listener);
  }, [begin]);

  useEffect(() => {
    if (!external) return;
    const stop = new AbortController();
    void checkRepeatedly(stop.signal, (reachable) =>
      setAttempt((last) => {
        if (reachable && last.reachable === false) {
          return startAttempt(number + 1, withHash(url, location.hash));
        }
        return { ...last, reachable: reachable ?? last.reachable };
      }),
    );
    return () => stop.abort();
  }, [external, number, url]);

  function retry() {
    // The button disappears, so the focus would be lost (WCAG 2.2, 2.4.3). Nothing else moves it.
    stage.current?.focus({ preventScroll: true });
    setAttempt(startAttempt(number + 1, withHash(url, location.hash)));
  }

  return (
    <ChatStage
      ref={stage}
      phase={phaseOf(attempt)}
      attempt={number}
      {...{ url, external, copy }}
      onRetry={retry}
    >
      <iframe
        key={number}
        ref={frame}
        src={attempt.src}
        title={copy.heading}
        onLoad={() => onLoad(number)}
        {...(external && permissions)}
      />
    </ChatStage>
  );
}

/** Checks whether the chat application can be embedded, until it can. */
async function checkRepeatedly(signal: AbortSignal, onChecked: (reachable?: boolean) => void) {
  for (let pause = pauses.first; !signal.aborted; pause = Math.min(2 * pause, pauses.longest)) {
    const reachable = await isReachable(signal);
    if (signal.aborted) return;
    onChecked(reachable);
    if (reachable) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Asks the server whether the chat application can be embedded; undefined if the server can't be reached. */
async function isReachable(signal: AbortSignal): Promise<boolean | undefined> {
  try {
    const response = await fetch("/chat-status", { signal });
    const { reachable }: { reachable?: boolean } = await response.json();
    return reachable;
  } catch {
    return undefined;
  }
}

interface ChatStageProps extends ChatFrameProps {
  ref?: Ref<HTMLElement>;
  phase: Phase;
  attempt: number;
  onRetry: () => void;
  /** The frame. */
  children: ReactNode;
}

/** The surroundings of the frame in one of its states. */
export function ChatStage(props: ChatStageProps) {
  const { ref, phase, attempt, url, external, copy, onRetry, children } = props;
  const newTab = (className: string) => (
    <a className={className} href={url} target="_blank" rel="noopener" data-markdown="skip">
      {copy.newTab}
      <Icon name="external" />
    </a>
  );
  const retry = (className: string) => (
    <button className={className} type="button" onClick={onRetry}>
      <Icon name="retry" />
      {copy.failed.retry}
    </button>
  );
  return (
    // Before hydration, browser/chat.ts sets the state when the preview has loaded.
    <section
      className={`sky ${styles.stage}`}
      ref={ref}
      tabIndex={-1}
      aria-labelledby="chat"
      data-state={phase}
      data-hydrate="load"
      suppressHydrationWarning
    >
      <div className={`surface ${styles.frame}`}>
        <div className={`row small hairline ${styles.bar}`}>
          <h1 id="chat">{copy.heading}</h1>
          <p className={external ? styles.statement : styles.line}>
            {external ? copy.statement : copy.line}
          </p>
          <p className={styles.slow} role="status">
            {phase === "hang" && (
              <>
                <strong>{copy.slow.heading}</strong> {copy.slow.text}
              </>
            )}
          </p>
          {phase === "hang" && retry(`arrow-link ${styles.retry}`)}
          {newTab("arrow-link")}
        </div>
        <div className={`unprinted soft ${styles.view}`}>
          {/* The frame's key is the number itself, and siblings need keys of their own. */}
          <Sun key={`sun-${attempt}`} />
          <p className={styles.loading} role="status">
            {copy.loading}
          </p>
          {phase === "error" && (
            <div className={`balanced stack centered ${styles.failed}`} role="alert">
              <h2>{copy.failed.heading}</h2>
              <p>{copy.failed.text}</p>
              <div className="actions centered">
                {newTab("button primary")}
                {retry("button")}
              </div>
            </div>
          )}
          {children}
        </div>
      </div>
    </section>
  );
}

/** The sun behind the frame: it rises until the overlay's time is up, sinks until the frame has failed, then has set. */
function Sun() {
  return (
    <svg viewBox="0 0 320 176" aria-hidden="true">
      <clipPath id="above-horizon">
        <path d="M0-40h320V149H0z" />
      </clipPath>
      <path className="path dots" d="M40 150A120 120 0 0 1 280 150" />
      <g clipPath="url(#above-horizon)">
        <circle className={styles.sun} fill="var(--c-sun)" cx="160" cy="30" r="26" />
      </g>
      <path className="ink" strokeLinecap="round" d="M8 150H312" />
    </svg>
  );
}
