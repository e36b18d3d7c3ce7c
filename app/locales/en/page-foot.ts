/** The foot of documentation pages and posts. */
export const pageFoot = {
  helpful: "Was this page helpful?",
  yes: "Yes",
  no: "No",
  thanks: "Thank you, noted.",
  edit: "Edit this page",
  newTab: "(opens in a new tab)",
};
