/** The home page: the chat in its frame, and what stands below it. */
export const home = {
  meta: {
    title: "AI chat for everyday questions, code and clinical studies",
    description:
      "Ask {{brand}}, the AI chat assistant: everyday questions, code, or a clinical study you need to understand. Type, speak or drop in a file.",
  },
  chat: {
    heading: "{{brand}} AI chat assistant",
    line: "Ask until it’s clear.",
    /** What the product is: below the preview's greeting, or above an application that is embedded. */
    statement:
      "An AI assistant for everyday questions, code and clinical studies, in {{languages}}+ languages.",
    newTab: "Open in a new tab",
    loading: "Opening the chat…",
    slow: { heading: "Still opening…", text: "This is taking longer than usual." },
    failed: {
      heading: "Connection failed",
      text: "The chat can’t load right now. Please try again later, or open it in a new tab.",
      retry: "Try again",
    },
  },
  more: {
    heading: "New here? Look around first",
    lede: "{{brand}} is an AI chat assistant. It answers everyday questions, works through code and reads clinical studies, in {{languages}}+ languages.",
    features: {
      heading: "Features",
      text: "Three models in one conversation, file upload, voice and custom instructions.",
      link: "See what it does",
    },
    docs: {
      heading: "Documentation",
      text: "From your first question to your first API call, on one page.",
      link: "Read the guide",
    },
    api: {
      heading: "API",
      text: "Conversations and clinical studies over REST, with samples to copy and a sandbox.",
      link: "Open the reference",
    },
    studies:
      "**For clinicians and researchers:** the API analyzes randomized controlled trials, observational cohorts and light-therapy trials. It reports what a study says and gives no medical advice. See [how we handle compliance](/terms?tab=compliance).",
  },
  latest: { heading: "New on the blog", link: "All posts" },
  closing: {
    heading: "Ask first, decide later",
    text: "The chat is {{chatPrice}}. The API has plans from {{priceStarter}} a month.",
    chat: "Ask a question",
    pricing: "See the prices",
  },
};
