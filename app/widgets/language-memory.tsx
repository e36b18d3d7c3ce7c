import { type ComponentType, startTransition, useEffect, useState } from "react";
import type { Locale } from "../i18n/locales.ts";
import { languageToOffer, rememberLanguage } from "./preferred-language.ts";

type Offer = ComponentType<{ locale: Locale }>;

/**
 * Only a visit begins with an offer: whoever changes the language on the way knows what they do, also where
 * the browser followed the link because React was not there yet.
 */
let begun = false;
const isOnTheWay = () => begun || document.referrer.startsWith(`${location.origin}/`);

/** Remembers in which language the site was viewed last, and offers the other where a visitor prefers it. */
export function LanguageMemory({ locale }: { locale: Locale }) {
  const [offer, setOffer] = useState<{ locale: Locale; Offer: Offer }>();

  useEffect(() => {
    const other = isOnTheWay() ? undefined : languageToOffer(locale);
    begun = true;
    rememberLanguage(locale);
    if (!other) return;
    void import("./language-offer.tsx").then(({ LanguageOffer }) =>
      startTransition(() => setOffer({ locale: other, Offer: LanguageOffer })),
    );
  }, [locale]);

  return offer && offer.locale !== locale && <offer.Offer locale={offer.locale} />;
}
