import { useEffect, useRef, useState } from "react";
import type { CopyOf } from "../i18n/copy.server.ts";
import { Icon } from "../ui/icon.tsx";
import { RisingSun } from "../ui/rising-sun.tsx";
import { SunPath } from "../ui/sun-path.tsx";
import "../styles/frame.css";

/** How long the overlay stays at most, in milliseconds; the sun in it takes as long to noon. */
const loadingLimit = 3_000;

type ChatState = "loading" | "ready" | "error";

interface ChatFrameProps {
  /** Address of the chat application. */
  url: string;
  copy: CopyOf<"home">["chat"];
}

/** The chat application in its frame, with what covers it while it loads or when it can't be reached. */
export function ChatFrame({ url, copy }: ChatFrameProps) {
  const [state, setState] = useState<ChatState>("loading");
  const [attempt, setAttempt] = useState(1);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (state !== "loading") return;
    // The server's HTML may have loaded the frame before React listened.
    const inside = frame.current?.contentDocument;
    if (inside?.readyState === "complete" && inside.URL !== "about:blank") return setState("ready");
    const timer = setTimeout(() => setState("ready"), loadingLimit);
    return () => clearTimeout(timer);
  }, [state]);

  function retry() {
    setAttempt(attempt + 1);
    setState("loading");
  }

  const newTab = (className: string) => (
    <a className={className} href={url} target="_blank" rel="noopener">
      {copy.newTab}
      <Icon name="external" />
    </a>
  );
  return (
    <section className="stage" aria-labelledby="chat">
      <div className="frame" data-state={state}>
        <div className="frame-bar">
          <h1 id="chat">{copy.heading}</h1>
          <p>{copy.line}</p>
          {newTab("go")}
        </div>
        <div className="frame-view">
          <iframe
            key={attempt}
            ref={frame}
            src={url}
            title={copy.heading}
            onLoad={() => setState("ready")}
          />
          <div className="overlay load" role="status">
            <RisingSun />
            <p>{copy.loading}</p>
          </div>
          <div className="overlay fail" role="alert">
            <SunPath angle={180} />
            <h2>{copy.failed.heading}</h2>
            <p>{copy.failed.text}</p>
            <div className="actions">
              {newTab("btn primary")}
              <button className="btn" type="button" onClick={retry}>
                {copy.failed.retry}
              </button>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
