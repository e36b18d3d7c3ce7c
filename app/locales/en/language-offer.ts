/** Offered on pages in another language to visitors who prefer English. */
export const languageOffer = {
  label: "Language",
  text: "This page is also in English.",
  link: "Read it in English",
  dismiss: "Dismiss, and don’t ask again",
};
