/** The page of a person who writes posts. Single braces hold what the page fills in itself. */
export const author = {
  meta: {
    title: "{name}: all posts",
    description:
      "All {count} posts by {name} on the blog of {{brand}}, the AI chat assistant: tutorials, product updates and notes from practice.",
  },
  breadcrumbs: "Breadcrumbs",
  posts: { one: "{count} post", other: "{count} posts" },
};
