/** The categories of posts, in the order of the blog. Their names are copy. */
export const categories = [
  "ai-trends",
  "product-updates",
  "tutorials",
  "industry-insights",
] as const;

export type Category = (typeof categories)[number];
