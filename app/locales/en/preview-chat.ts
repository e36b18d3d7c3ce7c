/** The small chat page in the home page's frame, where no chat application is connected. */
export const previewChat = {
  meta: {
    title: "Preview chat",
    description:
      "A preview of the {{brand}} chat that answers from the documentation of this site.",
  },
  heading: "What needs to be clear?",
  questionsLabel: "Questions that the documentation answers",
  questions: {
    models: "Which of the three models should I choose?",
    files: "How do I ask about a file?",
    instructions: "How do I set rules for every conversation?",
    developers: "How do I make my first API call?",
  },
  note: "This is a preview. It answers from the documentation.",
};
