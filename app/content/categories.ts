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

/** The lists of the blog that links lead to, with a query: the first page of each category. They are stored. */
export function categoryLists(locale: Locale): string[] {
  return categories.map((category) => `${pagePath(locale, "blog")}?category=${category}`);
}
