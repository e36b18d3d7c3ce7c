import { guide, guideMarkdown } from "../content/docs.server.ts";
import { copyIn } from "../i18n/copy.server.ts";
import type { Locale } from "../i18n/locales.ts";
import type { ItemPage, Page } from "../pages.ts";
import type { MarkdownPage } from "./page-markdown.ts";
import { aboutPage } from "./pages/about.server.ts";
import { apiPage } from "./pages/api.server.ts";
import { apiChangelogPage } from "./pages/api-changelog.server.ts";
import { authorPage } from "./pages/author.server.ts";
import { blogPage, postPage } from "./pages/blog.server.ts";
import { careersPage } from "./pages/careers.server.ts";
import { contactPage } from "./pages/contact.server.ts";
import { featuresPage } from "./pages/features.server.ts";
import { homePage } from "./pages/home.server.ts";
import { jobPage } from "./pages/job.server.ts";
import { legalPage, licensePage, termsPage } from "./pages/legal.server.ts";
import { pricingPage } from "./pages/pricing.server.ts";

/** The pages as Markdown. */
export const markdownPages: Record<Page, (locale: Locale) => MarkdownPage> = {
  home: homePage,
  features: featuresPage,
  pricing: pricingPage,
  docs: docsPage,
  api: apiPage,
  "api-changelog": apiChangelogPage,
  about: aboutPage,
  blog: blogPage,
  careers: careersPage,
  contact: contactPage,
  privacy: (locale) => legalPage(locale, "privacy"),
  terms: termsPage,
  security: (locale) => legalPage(locale, "security"),
  "api-terms": (locale) => legalPage(locale, "api-terms"),
  license: licensePage,
  accessibility: (locale) => legalPage(locale, "accessibility"),
};

/** The pages of items as Markdown; undefined for items that don't exist. */
export const markdownItemPages: Record<
  ItemPage,
  (locale: Locale, slug: string) => MarkdownPage | undefined
> = {
  post: postPage,
  author: authorPage,
  job: jobPage,
};

function docsPage(locale: Locale): MarkdownPage {
  const { title, description, updated } = guide(locale);
  const docs = copyIn(locale, "docs");
  return {
    title,
    summary: description,
    notes: [`${docs.updated} ${updated.label}`],
    body: guideMarkdown(locale),
  };
}
