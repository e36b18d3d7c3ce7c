import type { ReactNode } from "react";
import { pagePath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { RichText } from "../../ui/rich-text.tsx";

interface JobTopProps {
  /** The name of the careers page. */
  careers: string;
  /** The department, or the title of the closed job. */
  kicker: string;
  heading: string;
  lede: string;
  children: ReactNode;
}

/** The top of a job's page, with a link to all jobs. */
export function JobTop({ careers, kicker, heading, lede, children }: JobTopProps) {
  return (
    <section className="page-top">
      <div className="wrap">
        <p className="trail">
          <a href={pagePath(useLocale(), "careers")}>{careers}</a>
          <span>{kicker}</span>
        </p>
        <RichText as="h1" text={heading} />
        <p className="lede">{lede}</p>
        <div className="actions space-above-large">{children}</div>
      </div>
    </section>
  );
}
