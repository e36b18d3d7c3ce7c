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

/** A link inside text. Pages of this site open without a reload; everything else is left to the browser. */
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

/** A link that looks like a button: it navigates. */
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

/** A link on a line of its own, with an arrow. `context` is read out after a label that repeats on the page. */
export function GoLink({ to, children, context }: LinkProps & { context?: string }) {
  return (
    <TextLink to={to} className="arrow-link">
      {children}
      {context && <span className="visually-hidden">{afterLabel(context)}</span>}
      <Icon name="arrow" />
    </TextLink>
  );
}

/** A link that leaves the site in a new tab and says so. `hint` is for those who can't see the icon. */
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
 * Is it a page of this site, or a place on the page (`#id`)? The router goes there, and back to where the
 * reader was. Files (`/feed.xml`, `/terms.pdf`) are none of the router's.
 */
export function isPage(to: string): boolean {
  return /^[/#]/.test(to) && !/\.[a-z0-9]+$/.test(to);
}
