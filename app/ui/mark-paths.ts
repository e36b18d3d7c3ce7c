/** The paths of the brand's mark in a 32 × 32 view box. */
export const markPaths = {
  sun: "M16 2.5A13.5 13.5 0 0 0 2.5 16v2.7h27V16A13.5 13.5 0 0 0 16 2.5z",
  earth: "M2.5 21.3h26A13.5 13.5 0 0 1 16 29.5H2.5z",
};
