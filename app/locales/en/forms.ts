/** What forms say besides their labels. */
export const forms = {
  /** On the button while it is under way. */
  sending: "Sending…",
  /** For the few who come across a field that nobody should see. */
  trap: "Leave this field empty",

  /* Above the form: what needs attention */
  invalid: {
    one: "One field needs your attention",
    other: "{count} fields need your attention",
  },
  /** For fields that must not stay empty. */
  missing: {
    name: "Enter your name",
    email: "Enter your email address",
    subject: "Write a subject",
    message: "Write a message, even a short one",
    link: "Add a link to your résumé or profile",
  },
  errors: {
    required: "Fill in this field",
    tooLong: "Shorten this: it’s longer than the field can hold",
    controlCharacter: "Remove the line breaks and invisible characters",
    email: "Enter an email address like {{exampleEmail}}",
    url: "Enter a web address, such as linkedin.com/in/your-name",
    option: "Choose one of the options",
  },

  /** Below a text that is nearly as long as it may be. */
  left: {
    one: "{count} character left",
    other: "{count} characters left",
  },
  /** In the receipt, with all but the first letter of the name left out: a…@example.org. */
  receipt: "You gave the address {address}.",

  problems: {
    limited: {
      heading: "Too many messages in a short time",
      text: "Wait a few minutes, then send it again. What you typed is still here.",
    },
    unavailable: {
      heading: "It wasn’t sent",
      text: "Something on our side isn’t working. What you typed is still here: try again in a few minutes, or write to [{{contactEmail}}](mailto:{{contactEmail}}).",
    },
    unreadable: {
      heading: "It couldn’t be read",
      text: "It came in a format that this page doesn’t accept. Fill in the fields below and send it from here.",
    },
  },
  /** When the page itself never got what was sent. */
  failures: {
    noAnswer: {
      heading: "It wasn’t sent",
      text: "No answer came back. What you typed is still here: check your connection and send it again.",
    },
    /** By the site as it is overloaded, or by a server on the way. */
    refused: {
      heading: "It wasn’t sent",
      text: "We couldn’t take it just now. What you typed is still here: wait a few seconds and send it again.",
    },
  },
};
