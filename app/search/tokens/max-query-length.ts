/** Longer queries are cut off after this many characters; fields take no more. */
export const maxQueryLength = 500;
