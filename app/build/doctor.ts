import { once } from "node:events";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { headScript } from "../browser/head-script.ts";
import { baseHeaders, contentSecurityPolicy } from "../http/middleware/base-headers.ts";
import { origin as siteOrigin } from "../http/shared/config-schemas.ts";
import { cacheControl, cachingHeaders } from "../http/shared/response-headers.ts";
import { defaultLocale, locales, localeTable } from "../i18n/locales.ts";
import { inLocale, pagePath } from "../i18n/paths.ts";
import { hasPart, pages } from "../pages.ts";

const usage = `Usage: npm run --silent doctor -- https://www.example.com [options]

  Asks a running site from outside, and prints a line for each check: ok, warning or failure, and
  what to do. Exits with 1 after a failure. Nothing is stored on the site.

  --metrics-token TOKEN   METRICS_TOKEN of the site, to check mail
  --resolve ADDRESS       asks this IP address, such as a new machine before DNS names it
  --insecure              takes any certificate
`;

type Site = ReturnType<typeof parseArguments>;

/** @throws an error that says what to do, unless the condition holds */
function assert(condition: boolean, advice: string, level: "failure" | "warning" = "failure") {
  if (!condition) throw new Error(advice, { cause: level });
}

/** The paths of hashed files in a text. */
const findAssets = (text: string) => [...new Set(text.match(/\/assets\/[\w.-]+\.\w+/g))];

/** A check returns a message if all is well, and throws one if something is wrong. */
const checks: Readonly<Record<string, (site: Site) => Promise<string>>> = {
  async ready({ send }) {
    for (const path of ["/readyz", "/readyz?store"]) {
      const { status } = await send(path);
      assert(status === 200, `${path} answers ${status}: see the process, its database, its disk`);
    }
    return "it takes requests, and leads can be stored";
  },
  async origin({ origin, send }) {
    for (const locale of locales) {
      const path = pagePath(locale, "features");
      const { text } = await send(path);
      const { tag } = localeTable[locale];
      assert(text.includes(`<html lang="${tag}"`), `${path} is not in ${tag}: pass paths on as is`);
      const link = `<link rel="canonical" href="${origin}${path}"`;
      assert(text.includes(link), `there is no ${link}: set SITE_URL=${origin}`);
      const { status } = await send(inLocale(locale, `/doctor-${Date.now()}`));
      assert(status === 404, `a missing page answers ${status}: pass errors on as they are`);
    }
    return "pages, canonical links and missing pages are right in every language";
  },
  async redirects({ origin, send }) {
    const httpOrigin = origin.replace(/^https:/, "http:");
    for (const url of new Set([`${origin}/features/`, `${httpOrigin}/features/`])) {
      const { status, headers } = await send(url);
      const target = URL.parse(headers.location ?? "", url)?.href ?? "nowhere";
      const isRight = [301, 308].includes(status) && target.startsWith(`${origin}/features`);
      assert(isRight, `${url} answers ${status} to ${target}: redirect it to ${origin}/features`);
    }
    assert(httpOrigin !== origin, "asked without TLS: visitors need https", "warning");
    return "http and other spellings lead to this origin";
  },
  async headers({ origin, send }) {
    const { headers, text } = await send("/features");
    const policy = String(headers["content-security-policy"]);
    const [, frameSource] = /frame-src ([^;]*)/.exec(policy) ?? [];
    const chatAppUrl = frameSource?.startsWith("http") ? frameSource : undefined;
    const origins = { siteUrl: origin, chatAppUrl };
    const expected = {
      ...baseHeaders(origins),
      "Content-Security-Policy": contentSecurityPolicy(origins),
    };
    for (const [name, value] of Object.entries(expected)) {
      const isKept = headers[name.toLowerCase()] === value;
      assert(isKept, `${name} is changed on the way: remove what the proxy sets or drops`);
    }
    // The only inline script without attributes.
    const inline = text.match(/(?<=<script>).*?(?=<\/script>)/gs) ?? [];
    assert(inline.join() === headScript, "HTML is changed on the way: inject and minify nothing");
    return "security headers and policy come as they were sent, and fit the page";
  },
  async caching({ send }) {
    const assets = findAssets((await send("/features")).text);
    const asset = assets.find((path) => path.endsWith(".css")) ?? "";
    const page = cachingHeaders.rendered["Cache-Control"];
    for (const [path, value] of [
      ["/features", page],
      [asset, cacheControl.immutable],
    ] as const) {
      const { headers } = await send(path);
      assert(headers["cache-control"] === value, `${path}: leave Cache-Control as it is`);
      const again = await send(path, { headers: { "If-None-Match": headers.etag ?? "" } });
      assert(again.status === 304, `${path} answers ${again.status} to its own ETag, not 304`);
      for (const encoding of ["br", "gzip"]) {
        const compressed = await send(path, { headers: { "Accept-Encoding": encoding } });
        const isKept = compressed.headers["content-encoding"] === encoding;
        assert(isKept, `${encoding} of ${path} is lost: pass on Accept-Encoding`, "warning");
      }
    }
    return "pages are revalidated, assets kept for a year, both compressed";
  },
  async assets({ send }) {
    const assets = new Set<string>();
    const paths = Object.values(pages).map((path) => inLocale(defaultLocale, `/${path}`));
    // Twice, so that behind a load balancer several replicas answer.
    for (const path of [...paths, ...paths])
      for (const asset of findAssets((await send(path)).text)) assets.add(asset);
    for (const asset of [...assets, ...assets]) {
      const { status } = await send(asset, { method: "HEAD" });
      assert(status === 200, `${asset}, which a page names, answers ${status}: share ASSETS_DIR`);
    }
    return `all ${assets.size} that pages name are found`;
  },
  async forms({ origin, send }) {
    const headers = { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" };
    const { status } = await send("/contact", { method: "POST", headers });
    const expected = hasPart("contactForm") ? 422 : 405;
    assert(status === expected, `an empty form answers ${status}: pass on POST, Origin and Host`);
    return `an empty one is refused with ${expected}`;
  },
  async mail({ metricsToken, send }) {
    const headers = metricsToken ? { Authorization: `Bearer ${metricsToken}` } : undefined;
    const { status, text } = await send("/metrics", headers && { headers });
    assert(status === 200, `not checked, /metrics answers ${status}: --metrics-token`, "warning");
    for (const [, name, labels = "", value] of text.matchAll(/^(\w+_outbox_\w+)(\{.*\}) (.+)$/gm)) {
      const isDead = labels.includes('"dead"') && Number(value) > 0;
      assert(
        !isDead,
        `${value} given up: \`leads list --failed\` says why, then \`leads requeue\``,
      );
      // Retries are at most a quarter of an hour apart.
      const isLate = name === "site_outbox_oldest_seconds" && Number(value) > 900;
      assert(!isLate, `the oldest waits for ${value} s: \`leads status\` says why`);
    }
    return "no message is given up or late";
  },
};

/**
 * Sends with node:https, since `fetch` can't be given an IP address to connect to. Redirects aren't followed. `insecure`
 * accepts any certificate.
 */
function createSend(origin: string, address?: string, insecure?: boolean) {
  const addresses = address ? [{ address, family: isIP(address) }] : undefined;
  const lookup: LookupFunction | undefined =
    addresses && ((_name, _options, callback) => callback(null, addresses));
  return async (path: string, requestOptions?: Pick<http.RequestOptions, "method" | "headers">) => {
    const url = new URL(path, origin);
    const { request } = url.protocol === "https:" ? https : http;
    const signal = AbortSignal.timeout(15_000);
    const options = {
      ...requestOptions,
      rejectUnauthorized: !insecure,
      signal,
      ...(lookup && { lookup }),
    };
    const sent = request(url, options).end();
    const [message]: http.IncomingMessage[] = await once(sent, "response");
    if (!message) throw new Error("There is no response.");
    const { statusCode: status = 0, headers } = message;
    return { status, headers, text: Buffer.concat(await message.toArray()).toString() };
  };
}

/** Parses the command line. If it is wrong, prints the usage and ends the process. */
function parseArguments() {
  try {
    const [text, flag] = [{ type: "string" }, { type: "boolean" }] as const;
    const options = { "metrics-token": text, resolve: text, insecure: flag };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const { "metrics-token": metricsToken, resolve, insecure } = values;
    const origin = v.parse(siteOrigin, positionals.join(" "));
    return { origin, metricsToken, send: createSend(origin, resolve, insecure) };
  } catch {
    // Thrown for an unknown option, a missing value and a missing origin.
  }
  process.stderr.write(usage);
  // Wrong usage, as in sysexits.h.
  process.exit(64);
}

const site = parseArguments();
for (const [name, check] of Object.entries(checks)) {
  const { level, text } = await check(site).then(
    (text) => ({ level: "ok", text }),
    ({ cause, message }) => ({ level: cause === "warning" ? cause : "failure", text: message }),
  );
  process.stdout.write(`${level.padEnd(8)} ${name.padEnd(10)} ${text}\n`);
  if (level === "failure") process.exitCode = 1;
}
