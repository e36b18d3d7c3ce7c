/** The page for paths that lead nowhere. */
export const notFound = {
  meta: {
    title: "Page not found",
    description:
      "There is no page at this address. The home page and the documentation are a step away.",
  },
  alt: "404",
  heading: "Sorry, we couldn’t find the page you were looking for.",
  text: "The link may be mistyped, or the page may have moved.",
  home: "Return home",
  docs: "Browse the docs",
};
