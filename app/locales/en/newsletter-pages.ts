/** The pages that the newsletter's mails link to. */
export const newsletterPages = {
  blog: "To the blog",
  confirm: {
    meta: {
      title: "Confirm your newsletter subscription",
      description:
        "Confirm with one press of a button that you want the {{brand}} newsletter, which comes once a month at most.",
    },
    ask: {
      heading: "Confirm your subscription",
      text: "Press the button, and the newsletter comes to your address. One email a month at most.",
    },
    button: "Confirm subscription",
    done: {
      heading: "You’re on the list",
      text: "The next letter comes when there’s something to say. Each one has a link to leave.",
    },
    invalid: {
      heading: "This link no longer works",
      text: "It has expired, or a part of it is missing. Subscribe again, and a new one comes by email.",
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
      text: "Press the button, and no more letters come to your address.",
    },
    button: "Unsubscribe",
    done: {
      heading: "You’ve left the list",
      text: "No more letters come to your address. If you change your mind, the blog has the form.",
    },
    invalid: {
      heading: "This link doesn’t work",
      text: "A part of it is missing, or the address was erased. Open the link in the latest letter, or write to [{{contactEmail}}](mailto:{{contactEmail}}).",
    },
  },
  unavailable: {
    heading: "It didn’t work just now",
    text: "Something on our side isn’t working. Try again in a few minutes: the link stays valid.",
  },
};
