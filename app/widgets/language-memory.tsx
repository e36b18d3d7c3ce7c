import { type ComponentType, startTransition, useEffect, useState } from "react";
import type { Locale } from "../i18n/locales.ts";
import { languageToOffer, rememberLanguage } from "./preferred-language.ts";

type Offer = ComponentType<{ locale: Locale }>;

/**
 * The offer is only for the first page of a visit: a later change of language is deliberate, also if the browser followed
 * the link before hydration.
 */
let hasStarted = false;
const isOnTheWay = () => hasStarted || document.referrer.startsWith(`${location.origin}/`);

/** Stores the language viewed last, and offers the other one if the visitor prefers it. */
export function LanguageMemory({ locale }: { locale: Locale }) {
  const [offer, setOffer] = useState<{ locale: Locale; Offer: Offer }>();

  useEffect(() => {
    const other = isOnTheWay() ? undefined : languageToOffer(locale);
    hasStarted = true;
    rememberLanguage(locale);
    if (!other) return;
    void import("./language-offer.tsx").then(({ LanguageOffer }) =>
      startTransition(() => setOffer({ locale: other, Offer: LanguageOffer })),
    );
  }, [locale]);

  return offer && offer.locale !== locale && <offer.Offer locale={offer.locale} />;
}
