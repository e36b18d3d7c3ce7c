import type { ReactNode } from "react";
import { afterLabel } from "../i18n/han-spacing.ts";
import { isLeftOut, newChatPath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { Icon } from "./icon.tsx";

interface LinkProps {
  /** A path of this site with its locale's prefix, `#id`, `mailto:`, `tel:` or an absolute URL. */
  to: string;
  children: ReactNode;
}

/** A link that looks like a button; nothing if the site leaves out its target. */
export function ButtonLink(props: LinkProps & { primary?: boolean; small?: boolean }) {
  const { to, children, primary, small } = props;
  if (isLeftOut(to)) return null;
  return (
    <a href={to} className={`button${primary ? " primary" : ""}${small ? " compact" : ""}`}>
      {children}
    </a>
  );
}

/** The button that starts a chat. */
export function StartButton({ children, small = false }: { children: ReactNode; small?: boolean }) {
  return (
    <ButtonLink to={newChatPath(useLocale())} primary small={small}>
      {children}
    </ButtonLink>
  );
}

/** A link with an arrow; nothing if the site leaves out its target. `context` is hidden text, for labels that repeat on a page. */
export function GoLink({ to, children, context }: LinkProps & { context?: string }) {
  if (isLeftOut(to)) return null;
  return (
    <a href={to} className="arrow-link">
      {children}
      {context && <span className="visually-hidden">{afterLabel(context)}</span>}
      <Icon name="arrow" />
    </a>
  );
}

/** A link that opens a new tab. `hint` is visually hidden text about it. */
export function NewTabLink({ to, children, hint }: LinkProps & { hint: string }) {
  return (
    <a className="arrow-link" href={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{afterLabel(hint)}</span>
      <Icon name="external" />
    </a>
  );
}
