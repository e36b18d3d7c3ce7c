import type { CopyOf } from "../i18n/copy.server.ts";
import { pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { ButtonLink } from "./link.tsx";
import drawing from "./lost-sun.svg?raw";
import * as styles from "./not-found-page.module.css";
import { RichText } from "./rich-text.tsx";

/** The page for missing paths and items. */
export function NotFoundPage({ copy }: { copy: CopyOf<"notFound"> }) {
  const locale = useLocale();
  return (
    <section className={`hero sky balanced soft stack centered ${styles.page}`} data-missing>
      {/* A setting sun as the zero of 404. */}
      <div
        className={styles.sun}
        role="img"
        aria-label={copy.alt}
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
      <div className="wrap stack centered">
        <RichText as="h1" text={copy.heading} />
        <p>{copy.text}</p>
        <div className="actions centered">
          <ButtonLink to={pagePath(locale, "home")} primary>
            {copy.home}
          </ButtonLink>
          <ButtonLink to={pagePath(locale, "docs")}>{copy.docs}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
