/** What posts are about, in the order in which the blog lists it. The names are copy. */
export const categories = [
  "ai-trends",
  "product-updates",
  "tutorials",
  "industry-insights",
] as const;

export type Category = (typeof categories)[number];
