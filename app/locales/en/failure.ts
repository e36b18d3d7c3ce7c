/** Shown when a page breaks while rendering. Also in the browser, where no loader's copy may have arrived. */
export const failure = {
  title: "Something went wrong",
  description: "The page could not be shown. Try again in a moment, or go back to the home page.",
  home: "Return home",
  /** Followed by the number of the request. */
  reference: "Request:",
};
