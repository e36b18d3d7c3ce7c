import { accessSync, constants, lstatSync, statSync } from "node:fs";
import { isIP } from "node:net";
import { dirname, resolve } from "node:path";
import { isEmail } from "../leads/email.ts";

/* Parsers for the values of environment variables. Each returns undefined for an invalid one. */

/** A sender of mail. Without a name, mails carry the brand's in their language. */
export interface Sender {
  readonly name: string | undefined;
  readonly address: string;
}

export function parsePort(text: string): number | undefined {
  return parseWholeNumber(text, 65_535);
}

/** From 1 to `most`. */
export function parseWholeNumber(text: string, most: number): number | undefined {
  const number = Number(text);
  return /^\d{1,9}$/.test(text) && number >= 1 && number <= most ? number : undefined;
}

/** Up to a minute; fractions are allowed. */
export function parseSeconds(text: string): number | undefined {
  return /^\d{1,2}(\.\d{1,3})?$/.test(text) && Number(text) <= 60 ? Number(text) : undefined;
}

export function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.pathname === "/" && !url.search && !url.hash && !url.username ? url.origin : undefined;
}

/**
 * How many proxies there are, or their addresses (expressjs.com/en/guide/behind-proxies.html). Not `true`,
 * which would let every client choose its own address.
 */
export function parseProxies(text: string): string | number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  return text.split(",").every((proxy) => isNetwork(proxy.trim())) ? text : undefined;
}

/** An address, a range of addresses as in `10.0.0.0/8`, or the name of one. */
function isNetwork(text: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  const [address = "", bits = "1", ...rest] = text.split("/");
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
}

export function parseDirectory(text: string): string | undefined {
  return statSync(text, { throwIfNoEntry: false })?.isDirectory() ? text : undefined;
}

/** A folder in which files can be made, or one that can be made itself. */
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

/** Without a user and a password, with which `fetch` takes none (fetch.spec.whatwg.org, 5.4). */
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

/** A token that needs no quotes in a header (RFC 6750, 2.1) and is too long to be guessed. */
export function parseToken(text: string): string | undefined {
  return /^[\w.~+/-]{16,}=*$/.test(text) ? text : undefined;
}

function hasProtocol(text: string, protocols: RegExp): boolean {
  return protocols.test(URL.parse(text)?.protocol ?? "");
}

/** `Example <hello@example.com>`, or the address alone. */
export function parseSender(text: string): Sender | undefined {
  const [, quoted, address = text] = /^(.*?)\s*<([^<>]*)>$/.exec(text) ?? [];
  const name = quoted?.replace(/^"(.*)"$/, "$1");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
  if (!isEmail(address) || /[\u0000-\u001f]/.test(name ?? "")) return undefined;
  return { name: name || undefined, address };
}
