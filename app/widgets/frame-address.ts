import { type Locale, localeTable } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";

/** Where the chat is: the site's own preview in a language, or an application that is told the language. */
export function chatAddress(app: string | undefined, locale: Locale): string {
  if (!app) return inLocale(locale, "/preview-chat");
  const url = new URL(app);
  url.searchParams.set("lang", localeTable[locale].tag);
  return url.href;
}

/** Is this part of the site's address meant for the chat? `#/new-chat` is, `#more` is a place on the page. */
export function isForChat(hash: string): boolean {
  return hash.startsWith("#/");
}

/** The chat's address with what the site's own address hands on to it. */
export function withHash(address: string, hash: string): string {
  return isForChat(hash) ? address.replace(/#.*$/s, "") + hash : address;
}
