import { createHash } from "node:crypto";
import { posix } from "node:path";
import { openapiText } from "../api/reference.server.ts";
import { copyIn, getLocale } from "../i18n/copy.server.ts";
import { defaultLocale, type Locale, locales, localeTable } from "../i18n/locales.ts";
import { pagePath } from "../i18n/paths.ts";
import { type ServerSettings, settingsContext } from "../load-context.server.ts";
import { hasPart } from "../pages.ts";
import { absoluteUrl } from "../seo/page-head.ts";
import { robotsText } from "../seo/robots-text.ts";
import { sitemap, sitemapPages } from "../seo/sitemap.server.ts";
import { llmsText } from "../seo/text/llms-text.server.ts";
import { pageTexts } from "../seo/text/page-texts.server.ts";
import { readSkill, skillText } from "../seo/text/skill.server.ts";
import { skillLocale, skillName, skillPath } from "../seo/text/skill-paths.ts";
import { crawlerPolicy, site } from "../site/site.ts";
import type { Route } from "./+types/text";

interface TextRequest {
  readonly pathname: string;
  readonly locale: Locale;
  readonly siteUrl: string;
  readonly settings: ServerSettings;
}

/** The value of the field `Policy` of security.txt. */
const policyPath = `${pagePath(defaultLocale, "security")}#disclosure`;

/** Functions that create the text files for machines, by file name. They return undefined if there is no such file. */
const texts: Record<string, (request: TextRequest) => string | undefined | Promise<string>> = {
  "robots.txt": ({ siteUrl }) => robotsText(siteUrl, crawlerPolicy),
  "sitemap.xml": ({ siteUrl }) => sitemap(siteUrl, sitemapPages(new Date())),
  "openapi.json": ({ locale, siteUrl }) => openapiText(locale, siteUrl),
  // llmstxt.org
  "llms.txt": ({ locale, settings }) => llmsText(locale, settings),
  "llms-full.txt": async ({ locale, settings }) => {
    const { titleSuffix } = copyIn(locale, "layout");
    const { summary } = copyIn(locale, "llms");
    const pages = await pageTexts(locale, settings);
    const parts = [`# ${titleSuffix}\n\n> ${summary}\n`, ...pages.map(({ markdown }) => markdown)];
    return parts.join("\n---\n\n");
  },
  // w3.org/TR/appmanifest
  "manifest.webmanifest": ({ locale }) => {
    const start = pagePath(locale, "home");
    return JSON.stringify({
      id: start,
      start_url: start,
      scope: start,
      name: site.name[locale],
      short_name: site.name[locale],
      description: copyIn(locale, "layout").tagline,
      lang: localeTable[locale].tag,
      display: "browser",
      background_color: __THEME_COLOR__.light,
      theme_color: __THEME_COLOR__.light,
      icons: [
        { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    });
  },
  // The support of Global Privacy Control (w3.org/TR/gpc, section 4).
  "gpc.json": () => JSON.stringify({ gpc: true, lastUpdate: "2026-11-21" }),
  // RFC 9116
  "security.txt": ({ pathname, siteUrl }) =>
    [
      ["Contact", `mailto:${site.email.security}`],
      ["Expires", site.securityTxtExpires],
      ["Preferred-Languages", locales.join(", ")],
      ["Canonical", absoluteUrl(siteUrl, pathname)],
      ...(hasPart("security") ? [["Policy", absoluteUrl(siteUrl, policyPath)]] : []),
    ]
      .map(([name, value]) => `${name}: ${value}\n`)
      .join(""),
  // The skill of using the API, in the language of its name.
  "SKILL.md": ({ pathname, siteUrl }) => {
    const locale = skillLocale(pathname);
    return locale && skillText(locale, siteUrl);
  },
  // The index of the skills (github.com/cloudflare/agent-skills-discovery-rfc, 0.2).
  "index.json": ({ siteUrl }) => {
    const skills = locales.map((locale) => ({
      name: skillName(locale),
      type: "skill-md",
      description: readSkill(locale).description,
      url: absoluteUrl(siteUrl, skillPath(locale)),
      digest: `sha256:${createHash("sha256").update(skillText(locale, siteUrl)).digest("hex")}`,
    }));
    const $schema = "https://schemas.agentskills.io/discovery/0.2.0/schema.json";
    return JSON.stringify({ $schema, skills }, null, 2);
  },
};

const contentTypes: Readonly<Record<string, string>> = {
  ".txt": "text/plain",
  ".md": "text/markdown",
  ".json": "application/json",
  ".xml": "application/xml",
  ".webmanifest": "application/manifest+json",
};

/** A text for machines. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const settings = context.get(settingsContext);
  const { pathname } = url;
  const request = { pathname, locale: getLocale(context), siteUrl: settings.siteUrl, settings };
  const text = await texts[posix.basename(pathname)]?.(request);
  const type = text === undefined ? "text/plain" : contentTypes[posix.extname(pathname)];
  return new Response(text ?? "Not found\n", {
    status: text === undefined ? 404 : 200,
    headers: { "Content-Type": `${type}; charset=utf-8` },
  });
}
