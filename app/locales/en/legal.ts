/** What stands around every legal document. */
export const legal = {
  updated: "Last updated",
  download: "Download PDF",
  onThisPage: "On this page",
  /** Tells the lists of several documents on one page apart. */
  contentsOf: "On this page: {title}",
};
