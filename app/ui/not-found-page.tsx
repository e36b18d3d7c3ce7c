import type { CopyOf } from "../i18n/copy.server.ts";
import { pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { ButtonLink } from "./link.tsx";
import { LostSun } from "./lost-sun.tsx";
import * as styles from "./not-found-page.module.css";
import { RichText } from "./rich-text.tsx";

/** The page for missing paths and items. */
export function NotFoundPage({ copy }: { copy: CopyOf<"notFound"> }) {
  const locale = useLocale();
  return (
    <section className={`hero sky balanced ${styles.page}`} data-missing>
      <LostSun label={copy.alt} />
      <div className="wrap">
        <h1>
          <RichText text={copy.heading} />
        </h1>
        <p>{copy.text}</p>
        <div className="actions">
          <ButtonLink to={pagePath(locale, "home")} primary>
            {copy.home}
          </ButtonLink>
          <ButtonLink to={pagePath(locale, "docs")}>{copy.docs}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
