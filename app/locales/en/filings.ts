/** Registrations in China, on pages for readers there. */
export const filings = {
  label: "Filings in China",
  model: "Generative AI filing: {model}, {number}",
};
