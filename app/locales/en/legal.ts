/** What stands around every legal document. */
export const legal = {
  updated: "Last updated",
  download: "Download PDF",
  onThisPage: "On this page",
};
