import { accessSync, constants, lstatSync, statSync } from "node:fs";
import { isIP } from "node:net";
import { dirname, resolve } from "node:path";
import * as v from "valibot";
import { isEmail } from "../../leads/email.ts";

/* Schemas for the values of environment variables, which are texts. */

/** A whole number from 1 to `max`. */
export const wholeNumber = (max: number) =>
  v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(1), v.maxValue(max));

/** Up to 60 seconds, with fractions. */
export const seconds = v.pipe(v.string(), v.decimal(), v.toNumber(), v.minValue(0), v.maxValue(60));

/** A URL with one of the protocols, if `accept` returns true for it. */
const url = (protocols: RegExp, accept = (_: URL) => true) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const parsed = URL.parse(text);
      return parsed !== null && protocols.test(parsed.protocol) && accept(parsed);
    }),
  );

/** A URL without credentials, which `fetch` rejects (fetch.spec.whatwg.org, section 5.4). */
export const httpUrl = url(/^https?:$/, ({ username, password }) => !username && !password);

/** An origin, which may end with a slash. */
export const origin = v.pipe(
  url(
    /^https?:$/,
    ({ pathname, search, hash, username }) => pathname === "/" && !search && !hash && !username,
  ),
  v.transform((text) => new URL(text).origin),
);

const completions = "/chat/completions";

/**
 * The endpoint for chat completions of an OpenAI-compatible API. The value may be the endpoint itself, the base URL
 * (`https://api.example.com/v1`) or the origin alone.
 */
export const assistantUrl = v.pipe(
  httpUrl,
  v.transform((text) => {
    const endpoint = new URL(text);
    const path = endpoint.pathname.replace(/\/+$/, "");
    if (!path.endsWith(completions)) endpoint.pathname = (path || "/v1") + completions;
    endpoint.hash = "";
    return endpoint.href;
  }),
);

/** A key that is valid in a header: printable ASCII without spaces (RFC 9110, 5.5). */
export const assistantKey = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/));

export const smtpUrl = url(/^smtps?:$/, ({ hostname }) => hostname !== "");

export const postgresUrl = url(/^postgres(ql)?:$/);

/** A token that is valid in a header (RFC 6750, section 2.1) and too long to be guessed. */
export const token = v.pipe(v.string(), v.regex(/^[\w.~+/-]{16,}=*$/));

/**
 * The number of proxies or their addresses (expressjs.com/en/guide/behind-proxies.html). `true` is not allowed,
 * because clients could then choose their own address.
 */
export const proxies = parsedBy((text) => {
  if (/^\d+$/.test(text)) return Number(text);
  return text.split(",").every((proxy) => isNetwork(proxy.trim())) ? text : undefined;
});

/** Whether a text is an IP address, a range such as `10.0.0.0/8`, or the name of a range. */
function isNetwork(text: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  const [address = "", bits = "1", ...rest] = text.split("/");
  const maxBits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= maxBits;
}

/** Whether a path is a writable directory, or one that can be created. */
export function isWritableDirectory(path: string): boolean {
  let nearest = resolve(path);
  try {
    while (!lstatSync(nearest, { throwIfNoEntry: false })) nearest = dirname(nearest);
    accessSync(nearest, constants.W_OK | constants.X_OK);
    return statSync(nearest).isDirectory();
  } catch {
    return false;
  }
}

/** `Example <hello@example.com>`, or the address alone: the name is then the brand in the language of the mail. */
export const sender = parsedBy((text) => {
  const [, quoted, address = text] = /^(.*?)\s*<([^<>]*)>$/.exec(text) ?? [];
  const name = quoted?.replace(/^"(.*)"$/, "$1");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters.
  if (!isEmail(address) || /[\u0000-\u001f]/.test(name ?? "")) return undefined;
  return { name: name || undefined, address };
});

/** A schema for the value that `parse` returns for a text; undefined means that the text is invalid. */
export function parsedBy<Value>(parse: (text: string) => Value | undefined) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value);
      if (value !== undefined) return value;
      addIssue();
      return NEVER;
    }),
  );
}
