import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readColors as readTokenColors } from "#app/build/brand/token-colors.ts";
import { formatPrice } from "#app/i18n/format-price.ts";
import { locales } from "#app/i18n/locales.ts";
import { facts } from "#app/site/facts.ts";
import { jobs } from "#app/site/jobs.ts";
import { site, team } from "#app/site/site.ts";
import { startProcess } from "../support/site-process.ts";

/** The names, places, contacts, prices and titles of the sample. */
const words: readonly string[] = [
  ...locales.flatMap((locale) => [
    site.name[locale],
    ...Object.values(team).map(({ name }) => name[locale]),
    ...site.offices.map(({ city }) => city[locale]),
  ]),
  ...Object.values(site.email),
  ...Object.values(site.phone),
  ...site.offices.flatMap(({ lines }) => lines),
  ...site.social.map(({ url }) => url),
  new URL(site.api.origin).hostname,
  site.api.keyVariable,
  formatPrice(facts.pricePerMonth.professional, "en"),
  ...jobs.flatMap(({ salary }) => [formatPrice(salary.min, "en"), formatPrice(salary.max, "en")]),
  ...globSync("app/site/content/blog/*.en.md").map(
    (file) => /^title: (.*)$/m.exec(readFileSync(file, "utf8"))?.[1] ?? file,
  ),
];

/** Reads colours in the forms of a build's stylesheets, and of pictures and manifests. */
function readColors(css: string): Set<string> {
  const { light, dark } = readTokenColors(css);
  return new Set([...readOklch(css), ...light.values(), ...dark.values()]);
}

/** Reads each `oklch()` in a text as numbers, because minifiers change how they are written. */
function readOklch(text: string): string[] {
  const pattern = /oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)/g;
  return [...text.matchAll(pattern)].map(([, lightness, percent, chroma, hue]) =>
    [Number(lightness) / (percent ? 100 : 1), Number(chroma), Number(hue)]
      .map((number) => number.toFixed(3))
      .join(" "),
  );
}

const computeDigest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Computes the digests of the pictures that a release serves as files. */
const digestPictures = (folder: string) =>
  globSync("**/*.{png,ico,svg,webp,avif}", { cwd: folder })
    // The symbols of buttons belong to no brand.
    .filter((file) => !file.endsWith("icons.svg"))
    .map((file) => computeDigest(readFileSync(join(folder, file))));

const tokens = "app/site/tokens.css";
const startPaths = [
  ...["/sitemap.xml", "/robots.txt", "/nope", "/preview-chat", "/search?q=api", "/favicon.ico"],
  ...["/llms.txt", "/llms-full.txt", "/openapi.json", "/manifest.webmanifest", "/feed.css"],
  ...["/.well-known/security.txt", "/.well-known/api-catalog", "/licenses.txt"],
  ...["/newsletter/confirm", "/newsletter/unsubscribe", "/search.json?q=api", "/blog?q=qqqq"],
];

/**
 * Serves the built copy, requests every address that its responses name, and returns what they still have of the
 * sample, as `/path: words`.
 */
export async function findLeftovers(copy: string): Promise<string[]> {
  const kept = readColors(readFileSync(join(copy, tokens), "utf8"));
  const colors = [...readColors(readFileSync(tokens, "utf8"))].filter((color) => !kept.has(color));
  const pictures = new Set([...digestPictures("public"), ...digestPictures("build/client/social")]);

  await using process = await startProcess({ RATE_LIMIT_DISABLED: "1" }, { release: copy });
  await process.live();
  const { origin } = process;
  const found: string[] = [];
  const seen = new Set<string>();
  const waiting = startPaths.flatMap((path) => [path, `/zh${path}`]);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const response = await fetch(origin + path);
    const bytes = await response.bytes();
    const type = response.headers.get("content-type") ?? "";
    if (pictures.has(computeDigest(bytes))) found.push(`${path}: a picture`);
    if (/^(image\/(?!svg)|font\/|application\/(pdf|zip|octet))/.test(type)) continue;
    const text = new TextDecoder().decode(bytes);
    const used = new Set(readOklch(text));
    const matches = [
      ...words.filter((word) => text.includes(word)),
      ...colors.filter((color) => (color[0] === "#" ? text.includes(color) : used.has(color))),
    ];
    if (matches.length > 0) found.push(`${path}: ${matches.join(", ")}`);
    if (type.includes("javascript")) continue;
    waiting.push(...findAddresses(text, path, origin));
  }
  if (seen.size < 200) found.push(`Only ${seen.size} addresses were found.`);
  return found;
}

/** Finds the addresses of this site in a response, as paths. */
function findAddresses(text: string, path: string, origin: string): string[] {
  const quoted =
    /(?:href|src|srcset|content|url)"?\s*[=:(]\s*["']([^"'\s]+)|<(?:loc|link)>([^<]+)/g;
  const linked = /\]\((\S+?)\)|"(\/assets\/[^"]+)"/g;
  return [...text.matchAll(quoted), ...text.matchAll(linked)].flatMap(([, one, other]) => {
    const target = (one ?? other ?? "").replaceAll("&amp;", "&");
    const url = URL.parse(target, origin + path);
    if (url?.hostname !== "127.0.0.1" && url?.hostname !== "localhost") return [];
    return [url.pathname + url.search];
  });
}
