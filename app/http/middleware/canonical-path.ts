import { defaultLocale, locales, localeTable } from "../../i18n/locales.ts";

/** Longer paths than this many characters name no page. */
const longest = 2_000;

/**
 * Whether a request target can't name a page or a file at all: too long, not decodable (RFC 3986,
 * section 2.1), with control characters, backslashes or dot segments, which clients resolve themselves.
 */
export function isMalformedPath(path: string): boolean {
  if (!path.startsWith("/") || path.length > longest) return true;
  const decoded = decode(path);
  if (decoded === undefined) return true;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
  return /[\u0000-\u001f\u007f\\]/.test(decoded) || /(^|\/)\.{1,2}(\/|$)/.test(decoded);
}

/**
 * The one spelling of a well-formed path: no doubled or trailing slashes, no `index.html`, no prefix of
 * the default locale, other prefixes in their own case, no needless percent-encoding (RFC 3986, 6.2.2).
 */
export function canonicalPath(path: string): string {
  const [, first = "", ...rest] = path
    .replace(/%[\da-f]{2}/gi, normalizeOctet)
    .replace(/\/{2,}/g, "/")
    .replace(/\/index\.html$/, "/")
    .replace(/(?<=.)\/$/, "")
    .split("/");
  const locale = locales.find((name) => prefixName(name) === first.toLowerCase());
  const tidy = locale
    ? [localeTable[locale].prefix, ...rest].join("/") || "/"
    : `/${[first, ...rest].join("/")}`;
  // What is left may begin with a prefix again, as `/en/en` does: still one hop.
  return tidy === path ? path : canonicalPath(tidy);
}

/** How someone may write a locale at the start of a path; the default's is canonically left out. */
function prefixName(locale: (typeof locales)[number]): string {
  return locale === defaultLocale ? locale : localeTable[locale].prefix.slice(1);
}

/** RFC 3986, 6.2.2: letters, digits, "-", ".", "_" and "~" stand for themselves; hexadecimal is upper case. */
function normalizeOctet(octet: string): string {
  const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : octet.toUpperCase();
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
