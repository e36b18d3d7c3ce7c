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

type Question = Pick<http.RequestOptions, "method" | "headers">;
type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string };

interface Site {
  readonly origin: string;
  readonly metricsToken: string | undefined;
  /** Redirects aren't followed. */
  readonly ask: (path: string, question?: Question) => Promise<Answer>;
}

/** @throws an error that says what to do, unless the condition holds */
function demand(condition: boolean, text: string, level: "failure" | "warning" = "failure") {
  if (!condition) throw new Error(text, { cause: level });
}

/** The hashed files that a text names. */
const assetsOf = (text: string) => [...new Set(text.match(/\/assets\/[\w.-]+\.\w+/g))];

/** Each returns what is well, or throws what is wrong. */
const checks: Readonly<Record<string, (site: Site) => Promise<string>>> = {
  async ready({ ask }) {
    for (const path of ["/readyz", "/readyz?store"]) {
      const { status } = await ask(path);
      demand(status === 200, `${path} answers ${status}: see the process, its database, its disk`);
    }
    return "it takes requests, and leads can be stored";
  },
  async origin({ origin, ask }) {
    for (const locale of locales) {
      const path = pagePath(locale, "features");
      const { text } = await ask(path);
      const { tag } = localeTable[locale];
      demand(text.includes(`<html lang="${tag}"`), `${path} is not in ${tag}: pass paths on as is`);
      const link = `<link rel="canonical" href="${origin}${path}"`;
      demand(text.includes(link), `there is no ${link}: set SITE_URL=${origin}`);
      const { status } = await ask(inLocale(locale, `/doctor-${Date.now()}`));
      demand(status === 404, `a missing page answers ${status}: pass errors on as they are`);
    }
    return "pages, canonical links and missing pages are right in every language";
  },
  async redirects({ origin, ask }) {
    const plain = origin.replace(/^https:/, "http:");
    for (const url of new Set([`${origin}/features/`, `${plain}/features/`])) {
      const { status, headers } = await ask(url);
      const target = URL.parse(headers.location ?? "", url)?.href ?? "nowhere";
      const isRight = [301, 308].includes(status) && target.startsWith(`${origin}/features`);
      demand(isRight, `${url} answers ${status} to ${target}: redirect it to ${origin}/features`);
    }
    demand(plain !== origin, "asked without TLS: visitors need https", "warning");
    return "http and other spellings lead to this origin";
  },
  async headers({ origin, ask }) {
    const { headers, text } = await ask("/features");
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
      demand(isKept, `${name} is changed on the way: remove what the proxy sets or drops`);
    }
    // The only inline script without attributes.
    const inline = text.match(/(?<=<script>).*?(?=<\/script>)/gs) ?? [];
    demand(inline.join() === headScript, "HTML is changed on the way: inject and minify nothing");
    return "security headers and policy come as they were sent, and fit the page";
  },
  async caching({ ask }) {
    const assets = assetsOf((await ask("/features")).text);
    const asset = assets.find((path) => path.endsWith(".css")) ?? "";
    const page = cachingHeaders.rendered["Cache-Control"];
    for (const [path, value] of [
      ["/features", page],
      [asset, cacheControl.immutable],
    ] as const) {
      const { headers } = await ask(path);
      demand(headers["cache-control"] === value, `${path}: leave Cache-Control as it is`);
      const again = await ask(path, { headers: { "If-None-Match": headers.etag ?? "" } });
      demand(again.status === 304, `${path} answers ${again.status} to its own ETag, not 304`);
      for (const encoding of ["br", "gzip"]) {
        const compressed = await ask(path, { headers: { "Accept-Encoding": encoding } });
        const isKept = compressed.headers["content-encoding"] === encoding;
        demand(isKept, `${encoding} of ${path} is lost: pass on Accept-Encoding`, "warning");
      }
    }
    return "pages are revalidated, assets kept for a year, both compressed";
  },
  async assets({ ask }) {
    const found = new Set<string>();
    const paths = Object.values(pages).map((path) => inLocale(defaultLocale, `/${path}`));
    // Twice, so that several replicas get a turn.
    for (const path of [...paths, ...paths])
      for (const asset of assetsOf((await ask(path)).text)) found.add(asset);
    for (const asset of [...found, ...found]) {
      const { status } = await ask(asset, { method: "HEAD" });
      demand(status === 200, `${asset}, which a page names, answers ${status}: share ASSETS_DIR`);
    }
    return `all ${found.size} that pages name are found`;
  },
  async forms({ origin, ask }) {
    const headers = { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" };
    const { status } = await ask("/contact", { method: "POST", headers });
    const expected = hasPart("contactForm") ? 422 : 405;
    demand(status === expected, `an empty form answers ${status}: pass on POST, Origin and Host`);
    return `an empty one is refused with ${expected}`;
  },
  async mail({ metricsToken, ask }) {
    const headers = metricsToken ? { Authorization: `Bearer ${metricsToken}` } : undefined;
    const { status, text } = await ask("/metrics", headers && { headers });
    demand(status === 200, `not checked, /metrics answers ${status}: --metrics-token`, "warning");
    for (const [, name, labels = "", value] of text.matchAll(/^(\w+_outbox_\w+)(\{.*\}) (.+)$/gm)) {
      const isDead = labels.includes('"dead"') && Number(value) > 0;
      demand(
        !isDead,
        `${value} given up: \`leads list --failed\` says why, then \`leads requeue\``,
      );
      // Retries are at most a quarter of an hour apart.
      const isLate = name === "site_outbox_oldest_seconds" && Number(value) > 900;
      demand(!isLate, `the oldest waits for ${value} s: \`leads status\` says why`);
    }
    return "no message is given up or late";
  },
};

/** Asks by node:https, since `fetch` can't be told an address. `insecure` takes any certificate. */
function createAsk(origin: string, address?: string, insecure?: boolean): Site["ask"] {
  const found = address ? [{ address, family: isIP(address) }] : undefined;
  const lookup: LookupFunction | undefined =
    found && ((_name, _options, done) => done(null, found));
  return async (path, question) => {
    const url = new URL(path, origin);
    const { request } = url.protocol === "https:" ? https : http;
    const signal = AbortSignal.timeout(15_000);
    const options = {
      ...question,
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

/** What the command line says. Ends the process if it is wrong. */
function parseArguments(): Site {
  try {
    const [text, flag] = [{ type: "string" }, { type: "boolean" }] as const;
    const options = { "metrics-token": text, resolve: text, insecure: flag };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const { "metrics-token": metricsToken, resolve, insecure } = values;
    const origin = v.parse(siteOrigin, positionals.join(" "));
    return { origin, metricsToken, ask: createAsk(origin, resolve, insecure) };
  } catch {
    // An option is unknown or lacks its value, or there is no origin.
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
