import type { ReactNode } from "react";
import { pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import type { Page } from "../pages.ts";
import { GoLink } from "./link.tsx";
import { RichText } from "./rich-text.tsx";
import * as styles from "./section.module.css";

interface SectionProps {
  /** ID of the heading, which labels the section. */
  id: string;
  heading: string;
  lede?: string;
  /** A link to a page with more about the subject, instead of a lede. */
  link?: { to: Page; label: string };
  /** Whether the heading is beside the content instead of above it. */
  split?: boolean;
  children: ReactNode;
}

/** A section below a rule, with a heading and an optional lede. */
export function Section({ id, heading, lede, link, split = false, children }: SectionProps) {
  const locale = useLocale();
  return (
    <section className="section" aria-labelledby={id}>
      <div className={split ? `wrap day-rule beside ${styles.split}` : "wrap day-rule"}>
        <div className={`balanced soft stack ${styles.head}`}>
          <RichText as="h2" id={id} text={heading} />
          {lede && <RichText as="p" text={lede} />}
          {link && <GoLink to={pagePath(locale, link.to)}>{link.label}</GoLink>}
        </div>
        {children}
      </div>
    </section>
  );
}
