import { createContext, use } from "react";
import type { Locale } from "../i18n/locales.ts";
import { pagePath } from "../i18n/paths.ts";

interface FailurePageProps {
  locale: Locale;
  copy: Readonly<Record<"title" | "description" | "home" | "reference", string>>;
}

/** The request that the server renders for, by its name in the log; the browser knows none. */
export const RequestId = createContext("");

/** What stands where a page could not be rendered. Its link reloads: the router may be what broke. */
export function FailurePage({ locale, copy }: FailurePageProps) {
  const requestId = use(RequestId);
  return (
    <section className="page-top">
      <title>{copy.title}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <h1>{copy.title}</h1>
        <p className="lede">{copy.description}</p>
        <p className="space-above-large">
          <a className="button primary" href={pagePath(locale, "home")}>
            {copy.home}
          </a>
        </p>
        {/* React leaves what the server wrote. */}
        <p className="note space-above-large" suppressHydrationWarning>
          {requestId && `${copy.reference} ${requestId}`}
        </p>
      </div>
    </section>
  );
}
