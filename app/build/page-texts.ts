import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { locales } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import type { Section } from "../search/section.ts";
import { pagesFile, sectionsFile } from "../seo/text/built-files.ts";
import { type PageText, pageText } from "../seo/text/page-markdown.ts";
import { pageSections } from "../seo/text/page-sections.ts";
import { readPage } from "../seo/text/page-tree.ts";
import { build, buildSettings, renderAtBuild } from "./build-renderer.ts";

/* Reads the rendered pages: their Markdown and what can be found in them. */

const { siteUrl } = buildSettings;
const paths = build.entry.module.sitemapPages(new Date()).map(({ path }) => path);
for (const locale of locales) {
  const pages: PageText[] = [];
  const sections: Section[] = [];
  for (const path of paths.map((path) => inLocale(locale, path))) {
    const response = await renderAtBuild(new Request(siteUrl + path), buildSettings);
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}.`);
    const address = { locale, path, siteUrl };
    const tree = readPage(await response.text(), address);
    pages.push(pageText(tree, address));
    sections.push(...pageSections(tree, address));
  }
  write(pagesFile(locale), pages);
  write(sectionsFile(locale), sections);
  console.log(`Read ${pages.length} pages with ${sections.length} sections in ${locale}.`);
}

function write(file: string, value: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}
