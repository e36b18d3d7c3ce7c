import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { localeTable } from "../i18n/locales.ts";
import { plainText } from "../i18n/markup.ts";
import { localeOf } from "../i18n/paths.ts";
import { dictionaries } from "../site/locales/dictionaries.ts";
import { site } from "../site/site.ts";
import { buildSettings, clientDirectory, renderAtBuild } from "./build-renderer.ts";
import { drawOgImage } from "./og-image.ts";

/* Draws the Open Graph images of all pages, with their titles, into the client build. */

async function get(path: string): Promise<string> {
  const request = new Request(new URL(path, buildSettings.siteUrl));
  const response = await renderAtBuild(request, buildSettings);
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
  return await response.text();
}

function property(document: HTMLElement, name: string): string {
  const content = document.querySelector(`meta[property="${name}"]`)?.getAttribute("content");
  if (content === undefined) throw new Error(`A page has no ${name}.`);
  return content;
}

const paths = [...(await get("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = ""]) => new URL(url).pathname,
);
for (const path of paths) {
  const document = parse(await get(path));
  const locale = localeOf(path);
  const title = property(document, "og:title");
  const ogImage = await drawOgImage({
    // Without the part after the colon, which is too long for an image.
    title: property(document, "og:type") === "article" ? title : title.split(/: |：/, 1).join(),
    brand: site.name[locale],
    line: plainText(dictionaries[locale].features.hero.heading),
    lang: localeTable[locale].tag,
  });
  const file = join(clientDirectory, new URL(property(document, "og:image")).pathname);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, ogImage);
}
console.log(`Drew ${paths.length} Open Graph images.`);
