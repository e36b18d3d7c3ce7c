import type { Response } from "express";
import { localeTable } from "../i18n/locales.ts";
import { localeOf, pagePath } from "../i18n/paths.ts";
import { vocabulary } from "../i18n/vocabulary.ts";
import { staticPages as english } from "../locales/en/static-pages.ts";
import { staticPages as chinese } from "../locales/zh/static-pages.ts";

const copy = { en: english, zh: chinese };

/** Sends a whole page without React, in the language of the path, for when React can't or must not run. */
export function sendStaticPage(
  response: Response,
  status: 400 | 403 | 413 | 415 | 429 | 500,
  path: string,
): void {
  const locale = localeOf(path);
  const { [status]: page, home } = copy[locale];
  response
    .status(status)
    .set("Cache-Control", "no-store")
    .set("Content-Security-Policy", "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
    .type("html")
    .send(`<!doctype html>
<html lang="${localeTable[locale].tag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${page.title} | ${vocabulary(locale).brand}</title>
<h1>${page.title}</h1>
<p>${page.text}</p>
<p><a href="${pagePath(locale, "home")}">${home}</a></p>
</html>
`);
}
