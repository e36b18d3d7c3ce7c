/** What stands around every legal document. */
export const legal = {
  updated: "Last updated",
  onThisPage: "On this page",
};
