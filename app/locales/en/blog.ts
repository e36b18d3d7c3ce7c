/** The blog's index. Single braces hold what the page counts itself. */
export const blog = {
  meta: {
    title: "Blog: tutorials, product updates and research reading",
    description:
      "Tutorials, product updates and plain notes on reading research well, written by the people who make {{brand}}, the AI chat assistant.",
  },
  heading: "Blog",
  lede: "Tutorials, product updates and notes on reading research well, from the people who make {{brand}}, the AI chat assistant.",
  posts: "Posts",

  /* Filters */
  filter: "Filter by category",
  all: "All",
  categories: {
    "ai-trends": { name: "AI trends", text: "What is changing in AI, and what to do about it." },
    "product-updates": { name: "Product updates", text: "What is new in {{brand}}." },
    tutorials: { name: "Tutorials", text: "Worked examples, step by step." },
    "industry-insights": {
      name: "Industry insights",
      text: "Notes from practice: reading research, and our own work.",
    },
  },
  search: "Search posts",
  tabs: { featured: "Featured", recent: "Recent", categories: "Categories" },

  /* What a filter found */
  found: { one: "{count} post", other: "{count} posts" },
  results: {
    query: "Results for “{query}”",
    queryIn: "Results for “{query}” in {category}",
    unknown: "No such category",
  },
  clear: "Show all posts",
  empty: {
    heading: "No posts found",
    text: "Try fewer words, or another category.",
  },

  /** Before there is any post. */
  none: {
    heading: "No posts yet",
    text: "The newsletter tells you when the first one is out.",
  },

  /* Below a long list */
  pages: {
    label: "Pages",
    page: "Page {page}",
    previous: "Previous",
    next: "Next",
  },

  /* On every card */
  minutes: "{minutes} min read",

  /** What the feeds say about themselves. */
  feed: {
    title: "{{brand}} blog",
    text: "Tutorials, product updates and notes on reading research well. This is a feed: give its address to a feed reader, and new posts come to you.",
  },
};
