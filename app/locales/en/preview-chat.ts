/** The small chat page in the home page's frame, where no chat application is connected. */
export const previewChat = {
  meta: {
    title: "Preview chat",
    description:
      "A preview of the {{brand}} chat that answers questions about {{brand}}, its API and this site.",
  },
  heading: "What would you like to know?",
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
    cost: "What does it cost?",
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
  leftOut: "Only the first {max} characters were read. The last {count} were left out.",

  /* The conversation; some of it is only read out */
  conversation: "Conversation",
  asked: "You asked: ",
  answered: "Answer: ",
  looking: "Looking it up…",
  failed: "The answer didn’t arrive. Please ask again in a moment.",
  stopped: "Stopped.",
  tooMany: "That was a lot of questions. Please wait a minute.",

  /* Below an answer */
  tools: {
    copy: "Copy",
    copied: "Copied",
    failed: "Copy failed",
  },

  sources: "From:",
  brokeOff: "The rest of this answer didn’t arrive. Here is what our pages say:",
  perhaps: "Perhaps you’re asking: {question}",
  /** Before a quote from what the last answer rests on. */
  more: "More on this, from the page:",
  related: "This might be related:",
  unknown: {
    text: "I didn’t find an answer to that. Perhaps one of these helps, or a person can.",
    nothing: "I didn’t find an answer to that. A person can help.",
    task: "That’s work for the full chat. This preview only answers questions about {{brand}} and this site.",
    /** The question is about a product of somebody else. */
    otherProduct:
      "That’s about somebody else’s product. I only know about {{brand}} and this site.",
    insult:
      "Sorry that I wasn’t of help. Say in other words what you need to know about {{brand}}, or ask a person.",
    topics: "The nearest questions that I can answer:",
    label: "Ask our team:",
    contact: "Contact us",
  },
  /** In each, what can least wait comes first. */
  crisis: {
    /** Has taken too much, or is about to die. */
    danger: [
      "Please call your local emergency number now: 911 in the US, 999 in the UK, 120 in China.",
      "Stay with somebody, or ask somebody to come, until help is there.",
      "Thank you for saying this. To talk to a person: call or text 988 in the US, call 116 123 in the UK or 12356 in China. Elsewhere, findahelpline.com lists the lines near you.",
    ],
    /** A sudden illness or injury. */
    emergency: [
      "Call your local emergency number now, even if you’re not sure: 911 in the US, 999 in the UK, 112 in the EU, 120 in China.",
      "Say where you are and what you see, put the phone on speaker, and stay on the line. The person who answers will tell you what to do until help arrives, step by step.",
      "If somebody is near, have one of you call and the other stay with whoever is ill or hurt. If you’re alone, unlock the door. Don’t drive yourself.",
    ],
    /** Is hurt or threatened by somebody. */
    violence: [
      "If anybody is in danger now, get to a safe place if you can, and call the police or your local emergency number: 911 in the US, 999 in the UK, 110 in China.",
      "Thank you for saying this. Nobody has the right to hurt or threaten you or somebody close to you, and it isn’t your fault.",
      "Lines for violence at home can help you to plan what comes next: 1-800-799-7233 in the US, 0808 2000 247 in the UK, and in China 12338, the women’s line. Elsewhere, findahelpline.com lists the lines near you.",
      "If it gets too much to bear: call or text 988 in the US, call 116 123 in the UK or 12356 in China.",
    ],
    despair: [
      "Thank you for saying this. Whether it’s about you or somebody close to you, nobody should have to carry it alone.",
      "If anybody is in danger, hurt, or has taken too much of something, call your local emergency number now, even if everybody feels well.",
      "To talk to a person: call or text 988 in the US, call 116 123 in the UK or 12356 in China. Elsewhere, findahelpline.com lists the lines near you.",
    ],
  },
  /** Added to the above where the question tells of it. */
  crisisDetails: {
    taken:
      "If something was taken, call even if everybody feels well: the harm can come hours later. Keep the packaging at hand for the doctors.",
    /** For whoever wants to help: ask, listen, stay, keep away what could kill, bring others in. */
    somebodyNear:
      "If you’re with them: ask directly whether they’re thinking of suicide, listen without judging, stay, and put pills and blades out of reach. Then call a line together, or somebody they trust.",
    /** For those who write traditional Chinese characters. */
    traditional:
      "In Hong Kong, call 999 in an emergency and 2389 2222 (The Samaritan Befrienders) to talk; in Taiwan, call 119 in an emergency and 1925 to talk.",
  },
  medical: [
    "I can’t give medical advice. A pharmacist can tell you which dose is safe and which medicines go together; a doctor, what a symptom or a test result means. In the UK, NHS 111 helps day and night; in the US, Poison Control does at 1-800-222-1222 if somebody took too much or the wrong thing.",
    "What can’t wait: trouble breathing, pain in the chest, a face or an arm that suddenly won’t move, bleeding that won’t stop. For any of these, call 911 in the US, 999 in the UK, 112 in the EU, 120 in China.",
  ],
};
