import { locales, localeTable } from "../i18n/locales.ts";
import { inLocale, pagePath } from "../i18n/paths.ts";
import { cacheControl } from "../protocol/cache-control.ts";
import { type Check, failure, ok } from "./check.ts";

export const languages: Check = {
  name: "languages",
  async run({ origin, read }) {
    for (const locale of locales) {
      const path = pagePath(locale, "features");
      const html = await read(path);
      const { tag } = localeTable[locale];
      if (!html.includes(`<html lang="${tag}"`)) {
        return failure(`${path} is not in ${tag}: let the proxy pass on paths as they are`);
      }
      for (const other of locales) {
        const href = `href="${origin}${pagePath(other, "features")}"`;
        if (!html.includes(href)) return failure(`${path} has no alternate ${href}: see "origin"`);
      }
    }
    return ok(`${locales.join(" and ")}, each with its alternates`);
  },
};

export const notFound: Check = {
  name: "not found",
  async run({ ask }) {
    for (const locale of locales) {
      const path = inLocale(locale, `/doctor-${Date.now().toString(36)}`);
      const response = await ask(path);
      const caching = response.headers.get("Cache-Control");
      if (response.status !== 404) {
        return failure(`${path} answers ${response.status}: let the proxy pass on errors`);
      }
      if (caching !== cacheControl.noStore) {
        return failure(`the 404 of ${path} has Cache-Control ${caching}: leave no-store as it is`);
      }
      if (!(await response.text()).includes(`<html lang="${localeTable[locale].tag}"`)) {
        return failure(`${path} has not the site's page: switch the proxy's error pages off`);
      }
    }
    return ok("missing pages are a 404, in their language");
  },
};
