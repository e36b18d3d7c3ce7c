import { useLocation } from "react-router";
import { inLocale, localeOf, markdownPath } from "../i18n/paths.ts";
import { Icon } from "../ui/icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import * as styles from "./page-as-markdown.module.css";
import { useCopy } from "./use-copy.ts";

interface PageAsMarkdownProps {
  copy: {
    readonly view: string;
    readonly copy: string;
    readonly copied: string;
    readonly failed: string;
  };
}

/** The page for pasting into a tool: to look at, and where there is JavaScript, to copy. */
export function PageAsMarkdown({ copy: texts }: PageAsMarkdownProps) {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const { state, copy } = useCopy();
  const href = markdownPath(pathname);

  function writePage() {
    // A promise, because browsers let go of the clipboard while the text is on its way.
    return navigator.clipboard.write([new ClipboardItem({ "text/plain": fetchText(href) })]);
  }

  return (
    <div className={styles.tools}>
      <a href={href} type="text/markdown">
        <Icon name="file" />
        {texts.view}
      </a>
      <a href={inLocale(localeOf(pathname), "/llms.txt")}>llms.txt</a>
      {/* Disabled, it is not seen, but keeps its place. */}
      <button type="button" disabled={!hydrated} onClick={() => void copy(writePage)}>
        <Icon name={state === "copied" ? "check" : "copy"} />
        <span>{state === "copied" ? texts.copied : texts.copy}</span>
      </button>
      <p className={state === "failed" ? undefined : "visually-hidden"} role="status">
        {state !== "idle" && texts[state]}
      </p>
    </div>
  );
}

async function fetchText(href: string): Promise<Blob> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answers ${response.status}.`);
  return new Blob([await response.text()], { type: "text/plain" });
}
