/** The small chat page in the home page's frame, where no chat application is connected. */
export const previewChat = {
  meta: {
    title: "Preview chat",
    description:
      "A preview of the {{brand}} chat that answers questions about {{brand}}, its API and this site.",
  },
  heading: "What would you like to clear up?",
  label: "Your question",
  placeholder: "Ask about {{brand}}, its API or this site",
  send: "Send",
  stop: "Stop",
  newChat: "New chat",
  restore: "Bring back the conversation",
  questionsLabel: "Questions to begin with",
  questions: {
    models: "Which of the three models should I choose?",
    files: "How do I ask about a file?",
    instructions: "How do I set rules for every conversation?",
    developers: "How do I make my first API call?",
  },
  /** Marks the written conversation about a fictional study. */
  sample: "Sample",
  /** What answers: this site, or the owner's model. */
  note: {
    site: "Preview: written answers, and quotes from this site.",
    model: "An AI model answers from this site. It can be wrong: check the sources.",
  },

  /* How long a question may be */
  maxLength: "At most {max} characters.",
  length: "{length} of {max} characters",
  tooLong: "Too long by {count}: only the first {max} characters will be sent.",
  leftOut: "Only the first {max} characters were read. The last {count} were left out.",

  /* The conversation; some of it is only read out */
  conversation: "Conversation",
  asked: "You asked: ",
  answered: "Answer: ",
  looking: "Looking it up…",
  failed: "The answer didn’t arrive. Please ask again in a moment.",
  stopped: "Stopped.",
  begun: "New chat. The last conversation can be brought back.",
  tooMany: "That was a lot of questions. Please wait a minute.",

  /* Below an answer */
  tools: {
    copy: "Copy",
    copied: "Copied",
    failed: "Copy failed",
    right: "Was this right?",
    yes: "Yes",
    no: "No",
    thanks: "Thank you, noted.",
  },

  sources: "From:",
  brokeOff: "The rest of this answer didn’t arrive. Here is what this site says:",
  perhaps: "Perhaps you’re asking: {question}",
  related: "This might be related:",
  unknown: {
    text: "I didn’t find an answer to that. Perhaps one of these helps, or a person can.",
    task: "That’s work for the full chat. This preview only answers questions about {{brand}} and this site.",
    topics: "The nearest questions that I can answer:",
    label: "Ask our team:",
    contact: "Contact us",
  },
  /** Danger first: an overdose or a beating can’t wait for a talking line. */
  crisis: [
    "Thank you for saying this. Whether it’s about you or somebody close to you, nobody should have to carry it alone.",
    "If anybody is in danger, hurt, or has taken too much of something, call your local emergency number now.",
    "To talk to a person, at any hour: call or text 988 in the US, call 116 123 in the UK or 12356 in China. Elsewhere, findahelpline.com lists the lines near you.",
  ],
  medical: {
    text: "I can’t give medical advice. Please ask a doctor or a pharmacist; in an emergency, call your local emergency number. What {{brand}} can do is analyze clinical studies for people who work with them.",
    label: "For study data:",
    api: "The clinical-study API",
  },
};
