import { createContext, use } from "react";
import type { Locale } from "../i18n/locales.ts";
import { pagePath } from "../i18n/paths.ts";

interface FailurePageProps {
  locale: Locale;
  copy: Readonly<Record<"title" | "description" | "home" | "reference", string>>;
}

/** The request ID, on the server only. */
export const RequestId = createContext("");

/** The page for rendering errors. Its link loads a document, because the router may be broken. */
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
        {/* Hydration keeps the ID that the server wrote. */}
        <p className="note space-above-large" suppressHydrationWarning>
          {requestId && `${copy.reference} ${requestId}`}
        </p>
      </div>
    </section>
  );
}
