import type { ReactNode } from "react";
import { Link } from "react-router";
import { afterLabel } from "../i18n/han-spacing.ts";
import { Icon } from "./icon.tsx";

interface LinkProps {
  /** A path of this site with its locale's prefix, `#id`, `mailto:`, `tel:` or an absolute URL. */
  to: string;
  children: ReactNode;
  className?: string;
}

/** A link in text. Pages of this site open with the router, other targets with the browser. */
export function TextLink({ to, children, className }: LinkProps) {
  if (isPage(to)) {
    return (
      <Link to={to} className={className} prefetch="intent" viewTransition={!/^#|#\//.test(to)}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} className={className}>
      {children}
    </a>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  to,
  children,
  primary = false,
  small = false,
}: LinkProps & { primary?: boolean; small?: boolean }) {
  return (
    <TextLink to={to} className={`button${primary ? " primary" : ""}${small ? " compact" : ""}`}>
      {children}
    </TextLink>
  );
}

/** A link with an arrow. `context` is visually hidden text, for labels that repeat on a page. */
export function GoLink({ to, children, context }: LinkProps & { context?: string }) {
  return (
    <TextLink to={to} className="arrow-link">
      {children}
      {context && <span className="visually-hidden">{afterLabel(context)}</span>}
      <Icon name="arrow" />
    </TextLink>
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

/**
 * Whether a link leads to a page of this site or to a fragment (`#id`), which the router handles. Files (`/feed.xml`,
 * `/terms.pdf`) are loaded by the browser.
 */
export function isPage(to: string): boolean {
  return /^[/#]/.test(to) && !/\.[a-z0-9]+$/.test(to);
}
