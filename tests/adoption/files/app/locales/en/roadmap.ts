/** The roadmap. */
export const roadmap = {
  meta: {
    title: "Roadmap: what we are working on",
    description:
      "What {{brand}} is working on, in the order in which we mean to finish it. No dates: each item ships when it holds up to our own use.",
  },
  heading: "Roadmap",
  lede: "What we’re working on, in the order in which we mean to finish it.",
  next: {
    heading: "What comes next",
    items: [
      "Handwritten forms in uploads",
      "Shared instructions for a team",
      "Exports of whole conversations",
    ],
  },
};
