import type { Locale } from "../i18n/locales.ts";
import { pagePath } from "../i18n/paths.ts";

/** The categories of posts, in the order of the blog. Their names are copy. */
export const categories = [
  "ai-trends",
  "product-updates",
  "tutorials",
  "industry-insights",
] as const;

export type Category = (typeof categories)[number];

/** The paths of the blog's lists whose responses are stored, because the blog links to them: the first page of each category. */
export function categoryLists(locale: Locale): string[] {
  return categories.map((category) => `${pagePath(locale, "blog")}?category=${category}`);
}
