/** Pages that the server sends without rendering: for requests that no page can answer. */
export const staticPages = {
  pages: {
    400: {
      title: "This address can’t be read",
      text: "It is not a valid address on this site. Check the link, or start from the home page.",
    },
    403: {
      title: "This was sent from another site",
      text: "We accept forms only from our own pages. Open the page here and send it again.",
    },
    405: {
      title: "Nothing can be sent here",
      text: "This address is for reading only. Open the page that has the form and send it from there.",
    },
    408: {
      title: "This took too long to arrive",
      text: "Your connection may be slow. Go back to find what you typed and send it again.",
    },
    413: {
      title: "This is too long to send",
      text: "Go back to find what you typed, shorten it and send it again.",
    },
    415: {
      title: "This can’t be read",
      text: "It came in a format that we don’t accept. Open the page and send it from there.",
    },
    429: {
      title: "A little too fast",
      text: "There were too many requests from your network. Wait a minute, then try again.",
    },
    500: {
      title: "Something went wrong",
      text: "The page could not be shown. Try again in a moment, or go back to the home page.",
    },
    503: {
      title: "A little too busy",
      text: "More people than usual are visiting. Wait a few seconds, then try again.",
    },
  },
  /** Asks for the same address; where that may help. */
  again: "Try again",
  home: "Return home",
  contact: "Contact us",
  /** Followed by the number of the request. */
  reference: "If you write to us about it, quote this request number:",
};
