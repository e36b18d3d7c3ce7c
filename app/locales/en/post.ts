/** What stands around the text of a post. */
export const post = {
  breadcrumbs: "Breadcrumbs",
  contents: "In this article",
  tags: "Tags",
  share: {
    heading: "Share",
    mail: "By email",
    posts: "On X",
    professional: "On LinkedIn",
    newTab: "(opens in a new tab)",
    device: "Share…",
    copy: "Copy link",
    copied: "Link copied",
  },
  more: "More posts",
  older: "Previous",
  newer: "Next",
  related: "Read next",
};
