import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { inLocale, localeOf, markdownPath } from "../i18n/paths.ts";
import { Icon } from "../ui/icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

/** How long the button says that the page was copied, in milliseconds. */
const copiedFor = 2_000;

interface PageAsMarkdownProps {
  copy: {
    readonly view: string;
    readonly copy: string;
    readonly copied: string;
    readonly failed: string;
  };
}

/** The page for pasting into a tool: to look at, and where there is JavaScript, to copy. */
export function PageAsMarkdown({ copy }: PageAsMarkdownProps) {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const href = markdownPath(pathname);

  async function copyPage() {
    clearTimeout(timer.current);
    try {
      // A promise, because browsers let go of the clipboard while the text is on its way.
      const item = new ClipboardItem({ "text/plain": fetchText(href) });
      await navigator.clipboard.write([item]);
      setState("copied");
      timer.current = window.setTimeout(() => setState("idle"), copiedFor);
    } catch (error) {
      console.error("Copying failed", error);
      setState("failed");
    }
  }

  return (
    <div className="page-tools">
      <a href={href} type="text/markdown">
        <Icon name="file" />
        {copy.view}
      </a>
      <a href={inLocale(localeOf(pathname), "/llms.txt")}>llms.txt</a>
      {/* Disabled, it is not seen, but keeps its place. */}
      <button type="button" disabled={!hydrated} onClick={() => void copyPage()}>
        <Icon name={state === "copied" ? "check" : "copy"} />
        {state === "copied" ? copy.copied : copy.copy}
      </button>
      <p className={state === "failed" ? undefined : "vh"} role="status">
        {state !== "idle" && copy[state]}
      </p>
    </div>
  );
}

async function fetchText(href: string): Promise<Blob> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answers ${response.status}.`);
  return new Blob([await response.text()], { type: "text/plain" });
}
