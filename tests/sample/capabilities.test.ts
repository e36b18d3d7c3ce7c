import { expect, it } from "vitest";
import { inLocale } from "#app/i18n/paths.ts";
import { findSection } from "#app/search/search.server.ts";
import { capabilities } from "#app/site/capabilities.ts";
import { testedLocales } from "../support/tested-locales.ts";

const places = [...new Set(Object.values(capabilities).flat())].filter(
  (place) => place !== "/preview-chat",
);

it.each(testedLocales)(
  "each capability of the product is described at the places that its table names in %s",
  (locale) => {
    const missing = places.filter(
      (place) => findSection(locale, inLocale(locale, place))?.path !== inLocale(locale, place),
    );
    expect(missing).toEqual([]);
  },
);
