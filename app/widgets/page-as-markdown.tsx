import { useLocation } from "react-router";
import { inLocale, localeOf, markdownPath } from "../i18n/paths.ts";
import { Icon } from "../ui/icon.tsx";
import { TextLink } from "../ui/link.tsx";
import * as styles from "./page-as-markdown.module.css";
import { useCopy } from "./use-copy.ts";

interface PageAsMarkdownProps {
  /** What else there is of the page: other formats, a feed. */
  links?: readonly { readonly label: string; readonly to: string }[];
  copy: {
    readonly view: string;
    readonly copy: string;
    readonly copied: string;
    readonly failed: string;
  };
}

/** A link to the Markdown version of a page and, with JavaScript, a button that copies it. */
export function PageAsMarkdown({ copy: texts, links = [] }: PageAsMarkdownProps) {
  const { pathname } = useLocation();
  const { state, copy } = useCopy();
  const href = markdownPath(pathname);

  function writePage() {
    // With a promise, because browsers revoke access to the clipboard during the fetch.
    return navigator.clipboard.write([new ClipboardItem({ "text/plain": fetchText(href) })]);
  }

  return (
    <div className={styles.tools}>
      <a href={href} type="text/markdown" data-markdown="skip">
        <Icon name="file" />
        {texts.view}
      </a>
      <a href={inLocale(localeOf(pathname), "/llms.txt")} data-markdown="skip">
        <Icon name="code" />
        llms.txt
      </a>
      <button type="button" onClick={() => void copy(writePage)}>
        <Icon name={state === "copied" ? "check" : "copy"} />
        <span>{state === "copied" ? texts.copied : texts.copy}</span>
      </button>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
        </ul>
      )}
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
