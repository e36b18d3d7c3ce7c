/** The small chat page in the home page's frame, where no chat application is connected. */
export const previewChat = {
  meta: {
    title: "Preview chat",
    description:
      "A preview of the {{brand}} chat that answers from the documentation of this site.",
  },
  heading: "What would you like to clear up?",
  label: "Your question",
  placeholder: "Ask about {{brand}}, its API or this site",
  send: "Send",
  stop: "Stop",
  newChat: "New chat",
  questionsLabel: "Questions that the documentation answers",
  questions: {
    models: "Which of the three models should I choose?",
    files: "How do I ask about a file?",
    instructions: "How do I set rules for every conversation?",
    developers: "How do I make my first API call?",
  },
  note: "This is a preview. It answers from the documentation.",

  /* The conversation; some of it is only read out */
  conversation: "Conversation",
  asked: "You asked: ",
  answered: "Answer: ",
  looking: "Looking it up…",
  failed: "The answer didn’t arrive. Please ask again in a moment.",
  tooMany: "That was a lot of questions. Please wait a minute.",

  /* Before what is quoted, by where it stands */
  says: {
    docs: "The documentation says:",
    api: "The API reference says:",
    facts: "The figures on this site:",
    pages: "This site says:",
    blog: "The blog says:",
    legal: "The legal documents say:",
  },
  also: "See also:",
  unknown: {
    text: "I don’t know: the documentation of this site says nothing about that. Our team may know.",
    label: "Ask our team:",
    contact: "Contact us",
  },
  medical: {
    text: "I can’t give medical advice. Please ask a doctor or a pharmacist; in an emergency, call your local emergency number. What {{brand}} can do is analyze clinical studies for people who work with them.",
    label: "For study data:",
    api: "The clinical-study API",
  },
};
