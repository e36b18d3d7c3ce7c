import { useEffect } from "react";
import type { CopyOf } from "../i18n/copy.server.ts";
import { pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { ButtonLink } from "./link.tsx";
import { LostSun } from "./lost-sun.tsx";
import * as styles from "./not-found-page.module.css";
import { RichText } from "./rich-text.tsx";

/** For paths that lead nowhere and items that don't exist. Stands over a sky. */
export function NotFoundPage({ copy }: { copy: CopyOf<"notFound"> }) {
  const locale = useLocale();
  // The specification asks for the missing path in the browser's console; the server logs it as well.
  useEffect(() => console.warn(`404: ${window.location.pathname}`), []);
  return (
    <section className={`hero sky balanced ${styles.page}`}>
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
