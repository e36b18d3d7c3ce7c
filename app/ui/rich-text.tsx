import { Fragment, type ReactNode } from "react";
import { markup } from "../i18n/markup.ts";
import { inLocale, isLeftOut } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";

interface RichTextProps {
  text: string;
  /** The element around the text, if it contains nothing else. */
  as?: "h1" | "h2" | "h3" | "p";
  id?: string;
  className?: string;
}

/** Code that may break after the single slashes of an address and after spaces, but not after a hyphen. */
export function breakableCode(code: string): ReactNode[] {
  return code.split(/(?<=[\w}]\/)(?=\w)|(?<= )/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part.includes("-") ? <span className="segment">{part.trimEnd()}</span> : part.trimEnd()}
      {part.endsWith(" ") && " "}
    </Fragment>
  ));
}

/**
 * A text of copy with links and emphasis (i18n/markup.ts). Its paths have no locale prefix. Links to pages that the site leaves
 * out become plain text.
 */
export function RichText({ text, as, ...attributes }: RichTextProps) {
  const Element = as ?? Fragment;
  const locale = useLocale();
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(markup)) {
    const [matched, label, target, strong, code] = match;
    parts.push(text.slice(end, match.index));
    end = match.index + matched.length;
    if (label && target && isLeftOut(target)) parts.push(<RichText key={end} text={label} />);
    else if (label && target) {
      const to = target.startsWith("/") ? inLocale(locale, target) : target;
      parts.push(
        <a key={end} href={to}>
          <RichText text={label} />
        </a>,
      );
    } else if (strong) parts.push(<strong key={end}>{strong}</strong>);
    else if (code) parts.push(<code key={end}>{breakableCode(code)}</code>);
    else parts.push(<wbr key={end} />);
  }
  return (
    <Element {...attributes}>
      {parts}
      {text.slice(end)}
    </Element>
  );
}
