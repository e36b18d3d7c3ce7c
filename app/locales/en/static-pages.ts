/** Pages that the server sends without rendering: for requests that no page can answer. */
export const staticPages = {
  400: {
    title: "This address can’t be read",
    text: "It is not a valid address on this site. Check the link, or start from the home page.",
  },
  500: {
    title: "Something went wrong",
    text: "The page could not be shown. Try again in a moment, or go back to the home page.",
  },
  home: "Return home",
};
