import { accessSync, constants, lstatSync, statSync } from "node:fs";
import { isIP } from "node:net";
import { dirname, resolve } from "node:path";
import { isEmail } from "../leads/email.ts";

/* Parsers for the values of environment variables. Each returns undefined for an invalid one. */

/** The sender of mail. Without a name, it is the brand in the language of the mail. */
export interface Sender {
  readonly name: string | undefined;
  readonly address: string;
}

export function parsePort(text: string): number | undefined {
  return parseWholeNumber(text, 65_535);
}

/** Parses a whole number from 1 to `max`. */
export function parseWholeNumber(text: string, max: number): number | undefined {
  const number = Number(text);
  return /^\d{1,9}$/.test(text) && number >= 1 && number <= max ? number : undefined;
}

/** Parses up to 60 seconds, with fractions. */
export function parseSeconds(text: string): number | undefined {
  return /^\d{1,2}(\.\d{1,3})?$/.test(text) && Number(text) <= 60 ? Number(text) : undefined;
}

export function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.pathname === "/" && !url.search && !url.hash && !url.username ? url.origin : undefined;
}

/**
 * Parses the number of proxies or their addresses (expressjs.com/en/guide/behind-proxies.html). `true` is not
 * allowed, because clients could then choose their own address.
 */
export function parseProxies(text: string): string | number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  return text.split(",").every((proxy) => isNetwork(proxy.trim())) ? text : undefined;
}

/** Whether a text is an IP address, a range such as `10.0.0.0/8`, or the name of a range. */
function isNetwork(text: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  const [address = "", bits = "1", ...rest] = text.split("/");
  const maxBits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= maxBits;
}

function parseDirectory(text: string): string | undefined {
  return statSync(text, { throwIfNoEntry: false })?.isDirectory() ? text : undefined;
}

/** Parses the path of a writable directory, or of one that can be created. */
export function parseWritableDirectory(text: string): string | undefined {
  let nearest = resolve(text);
  try {
    while (!lstatSync(nearest, { throwIfNoEntry: false })) nearest = dirname(nearest);
    accessSync(nearest, constants.W_OK | constants.X_OK);
    return parseDirectory(nearest) && text;
  } catch {
    return undefined;
  }
}

/** Parses a URL without credentials, which `fetch` rejects (fetch.spec.whatwg.org, section 5.4). */
export function parseHttpUrl(text: string): string | undefined {
  const url = URL.parse(text);
  const open = url?.username === "" && url.password === "";
  return open && hasProtocol(text, /^https?:$/) ? text : undefined;
}

export function parseSmtpUrl(text: string): string | undefined {
  return hasProtocol(text, /^smtps?:$/) && URL.parse(text)?.hostname ? text : undefined;
}

export function parsePostgresUrl(text: string): string | undefined {
  return hasProtocol(text, /^postgres(ql)?:$/) ? text : undefined;
}

/** Parses a token that is valid in a header (RFC 6750, section 2.1) and too long to be guessed. */
export function parseToken(text: string): string | undefined {
  return /^[\w.~+/-]{16,}=*$/.test(text) ? text : undefined;
}

function hasProtocol(text: string, protocols: RegExp): boolean {
  return protocols.test(URL.parse(text)?.protocol ?? "");
}

/** Parses `Example <hello@example.com>`, or the address alone. */
export function parseSender(text: string): Sender | undefined {
  const [, quoted, address = text] = /^(.*?)\s*<([^<>]*)>$/.exec(text) ?? [];
  const name = quoted?.replace(/^"(.*)"$/, "$1");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters.
  if (!isEmail(address) || /[\u0000-\u001f]/.test(name ?? "")) return undefined;
  return { name: name || undefined, address };
}
