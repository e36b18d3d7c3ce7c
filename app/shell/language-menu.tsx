import { useLocation } from "react-router";
import { type Locale, locales, localeTable } from "../i18n/locales.ts";
import { LanguageLink } from "./language-link.tsx";
import "./language-menu.css";

/** The link to the other language, or where there are several, a popover with links, which opens without JavaScript. */
export function LanguageMenu({ locale }: { locale: Locale }) {
  const { key } = useLocation();
  if (locales.length < 3) return <LanguageLink locale={locale} />;
  const { label } = localeTable[locale];
  return (
    <>
      <button className="language-button" type="button" popoverTarget="languages">
        {label}
      </button>
      {/* The key closes it after a navigation. */}
      <div className="language-menu" id="languages" popover="auto" key={key}>
        <LanguageLink locale={locale} />
      </div>
    </>
  );
}
