/** The pages that the newsletter's mails link to. */
export const newsletterPages = {
  blog: "Go to the blog",
  confirm: {
    meta: {
      title: "Confirm your newsletter subscription",
      description:
        "Confirm with one press of a button that you want the {{brand}} newsletter, which comes once a month at most.",
    },
    ask: {
      heading: "Confirm your subscription",
      text: "Press the button, and the newsletter will come to your inbox: one email a month at most.",
    },
    button: "Confirm subscription",
    done: {
      heading: "You’re on the list",
      text: "The next issue comes when there’s something to say. Every issue has an unsubscribe link.",
    },
    invalid: {
      heading: "This link no longer works",
      text: "It has expired, or part of it is missing. Subscribe again, and a new one comes by email.",
    },
  },
  unsubscribe: {
    meta: {
      title: "Unsubscribe from the newsletter",
      description:
        "Leave the {{brand}} newsletter with one press of a button. You can subscribe again on the blog at any time.",
    },
    ask: {
      heading: "Unsubscribe",
      text: "Press the button, and we’ll stop emailing you.",
    },
    button: "Unsubscribe",
    done: {
      heading: "You’ve left the list",
      text: "We’ve stopped emailing you. If you change your mind, you can subscribe again on the blog.",
    },
    invalid: {
      heading: "This link doesn’t work",
      text: "Part of it is missing, or your email address has already been erased. Open the link in the latest issue, or write to [{{contactEmail}}](mailto:{{contactEmail}}).",
    },
  },
  unavailable: {
    heading: "It didn’t work just now",
    text: "Something on our side isn’t working. Try again in a few minutes: the link stays valid.",
  },
};
