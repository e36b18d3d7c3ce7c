import { useLocation } from "react-router";
import type { CopyOf } from "../i18n/copy.server.ts";
import { inLocale, localeOf, markdownPath } from "../i18n/paths.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import * as styles from "./page-as-markdown.module.css";

interface PageAsMarkdownProps {
  /** Other formats of the page. */
  links?: readonly { readonly label: string; readonly icon: IconName; readonly to: string }[];
  copy: CopyOf<"markdown">;
}

/** A link to the Markdown version of a page and, with JavaScript, a button that copies it. */
export function PageAsMarkdown({ copy, links = [] }: PageAsMarkdownProps) {
  const { pathname } = useLocation();
  const href = markdownPath(pathname);
  return (
    <div className={`row small links unprinted ${styles.tools}`}>
      <a href={href} type="text/markdown" data-markdown="skip">
        <Icon name="file" />
        {copy.view}
      </a>
      <a href={inLocale(localeOf(pathname), "/llms.txt")} data-markdown="skip">
        <Icon name="code" />
        llms.txt
      </a>
      <button className="scripted" type="button" data-copy={href} data-failed={copy.failed}>
        <Icon name="copy" />
        <Icon name="check" />
        {/* Before hydration, the label may already say that the page was copied. */}
        <span suppressHydrationWarning>{copy.copy}</span>
      </button>
      {links.map(({ label, icon, to }) => (
        <a key={to} href={to}>
          <Icon name={icon} />
          {label}
        </a>
      ))}
    </div>
  );
}
