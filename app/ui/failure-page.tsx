import type { Locale } from "../i18n/locales.ts";
import { pagePath } from "../i18n/paths.ts";

interface FailurePageProps {
  locale: Locale;
  copy: { readonly title: string; readonly description: string; readonly home: string };
}

/** What stands where a page could not be rendered. Its link reloads: the router may be what broke. */
export function FailurePage({ locale, copy }: FailurePageProps) {
  return (
    <section className="page-top">
      <title>{copy.title}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <h1>{copy.title}</h1>
        <p className="lede">{copy.description}</p>
        <p className="mt">
          <a className="btn primary" href={pagePath(locale, "home")}>
            {copy.home}
          </a>
        </p>
      </div>
    </section>
  );
}
