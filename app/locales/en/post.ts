/** What stands around the text of a post. */
export const post = {
  breadcrumbs: "Breadcrumbs",
  contents: "In this article",
  tags: "Tags",
  more: "More posts",
  older: "Previous",
  newer: "Next",
  related: "Read next",
};
