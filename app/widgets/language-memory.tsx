import { type ComponentType, startTransition, useEffect, useState } from "react";
import { type Locale, locales } from "../i18n/locales.ts";
import { isFirstPage, languageToOffer, rememberLanguage } from "./preferred-language.ts";

type Offer = ComponentType<{ locale: Locale }>;

/** Whether a client-side navigation has led here. */
let hasStarted = false;

/** Stores the language viewed last, and offers the other one if the visitor prefers it. */
export function LanguageMemory({ locale }: { locale: Locale }) {
  const [offer, setOffer] = useState<{ locale: Locale; Offer: Offer }>();

  useEffect(() => {
    const other = hasStarted || !isFirstPage() ? undefined : languageToOffer(locale, locales);
    hasStarted = true;
    rememberLanguage(locale);
    if (!other) return;
    void import("./language-offer.tsx").then(({ LanguageOffer }) =>
      startTransition(() => setOffer({ locale: other, Offer: LanguageOffer })),
    );
  }, [locale]);

  return offer && offer.locale !== locale && <offer.Offer locale={offer.locale} />;
}
