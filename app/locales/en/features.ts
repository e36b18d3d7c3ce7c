/** The features page, from top to bottom. */
export const features = {
  meta: {
    title: "Features: an AI assistant with files, voice and an API",
    description:
      "{{brand}} is an AI chat assistant with three models, file upload, voice, {{languages}}+ languages, and a REST API for conversations and clinical studies.",
  },
  hero: {
    heading: "Ask until it’s clear.",
    lede: "{{brand}} is an AI chat assistant. It answers everyday questions, works through code, and reads clinical studies with you. Type, speak or drop in a file, in more than {{languages}} languages.",
    getStarted: "Get started",
    docs: "Read the docs",
    claims: {
      uptime: { value: "{{uptime}}", label: "Uptime target" },
      languages: { value: "{{languages}}+", label: "Languages" },
      security: { value: "{{encryption}}", label: "Enterprise security" },
      support: { value: "{{support}}", label: "Support" },
    },
  },
  /** The drawing in the hero. */
  dial: {
    alt: "A sun crosses an arc of hours. Its light falls on the pooled result of four sample trials below the horizon: {{samplePooled}} minutes sooner.",
    trials: ["Trial A", "Trial B", "Trial C", "Trial D"],
    pooled: "Pooled",
    minutes: "min",
    caption:
      "With morning light, people in four trials fell asleep about {{samplePooled}} minutes sooner.",
    sample: "Sample data",
  },
  core: {
    heading: "Core features: start however you like",
    lede: "Most questions don’t arrive in a tidy sentence. Start with a file, half a thought, or a question you can’t phrase yet.",
    models: {
      heading: "Change the model, keep the conversation",
      text: "Move between Standard, Advanced and Creative at any point. Everything said so far comes along.",
      quicker: "Quicker",
      deeper: "Deeper",
      items: [
        { name: "Standard", use: "Everyday questions and quick lookups" },
        { name: "Advanced", use: "Long documents, code and clinical studies" },
        { name: "Creative", use: "Drafts, names and open-ended ideas" },
      ],
    },
    files: {
      heading: "File upload: send the original",
      text: "Drop in a protocol, a spreadsheet or a scan and ask what it says.",
      document: "protocol.pdf",
      table: "outcomes.csv",
      image: "figure.png",
      read: "Read",
      reading: "Reading",
    },
    voice: {
      heading: "Voice: say it out loud",
      text: "When typing is slow, talk instead.",
    },
    languages: {
      heading: "More than {{languages}} languages",
      text: "Ask in one language and read the answer in another.",
    },
    speed: {
      heading: "Answers begin in under {{replySeconds}} second",
      text: "Words appear as they’re written, so you can stop, steer or follow up.",
      alt: "The first words appear before {{replySeconds}} second has passed",
      asked: "asked",
      firstWords: "first words",
      limit: "{{replySeconds}} s",
    },
    followUp: {
      heading: "Follow-ups can be half a sentence",
      text: "A short question is understood from what came before.",
      question: "And in adults {{sampleAge}} and over?",
      reading:
        "Understood as: does morning light help **adults {{sampleAge}} and over** fall asleep sooner?",
    },
  },
  advanced: {
    heading: "Advanced features, on your terms",
    lede: "Set your rules once, then connect {{brand}} to the tools you use.",
    customizable: {
      heading: "Customizable AI",
      text: "Custom instructions set tone, format and limits. Every new conversation starts from them.",
    },
    api: {
      heading: "API integration",
      text: "The models behind the chat, over REST, for conversations and for clinical studies.",
      link: "API reference",
    },
    analytics: {
      heading: "Analytics and insights",
      text: "Webhooks tell you when a conversation starts, when a message is added and when it ends. Chart these events in the tools you already use: we have no dashboard of our own.",
    },
    automation: {
      heading: "Workflow automation",
      text: "A webhook fires when a conversation ends or a study is completed, so the next step can start.",
      link: "Webhook events",
    },
  },
  specs: {
    heading: "Technical specifications",
    lede: "These are design targets, not guarantees. [The terms](/terms#availability) say what that means. Our [SOC 2 report](/terms?tab=compliance#evidence) is yours once you’ve signed a confidentiality agreement.",
    performance: {
      caption: "Performance",
      rows: [
        { name: "First words of a reply in the chat", value: "under {{replySeconds}} s" },
        { name: "API response time (to accept a request)", value: "under {{apiLatencyMs}} ms" },
        { name: "Uptime, in each calendar month", value: "{{uptime}}" },
      ],
    },
    scalability: {
      caption: "Scalability",
      rows: [
        { name: "Concurrent users", value: "{{concurrentUsers}}+" },
        { name: "API calls", value: "{{apiCallsPerMinute}}+ / min" },
        { name: "Languages", value: "{{languages}}+" },
      ],
    },
    security: {
      caption: "Security",
      rows: [
        { name: "Encryption at rest", value: "{{encryption}}" },
        { name: "Encryption in transit", value: "{{transport}}+" },
        { name: "Standards", value: "SOC 2, ISO 27001, GDPR" },
        { name: "Access by our staff", value: "Role-based, logged" },
      ],
    },
  },
  uses: {
    heading: "Use cases",
    lede: "Four kinds of work, each with a first request to try.",
    items: [
      {
        question: "Group today’s refund tickets by cause.",
        heading: "Customer support",
        text: "Sort and summarize tickets, and draft replies your team can send.",
      },
      {
        question: "Draft a reply that moves Thursday’s calls to after lunch.",
        heading: "Virtual assistants",
        text: "Hand over the short emails and replies that eat up a morning.",
      },
      {
        question: "Why does this query lock the orders table?",
        heading: "Developer tools",
        text: "Explain and review code, and write its tests: paste it in, or send it over the API.",
      },
      {
        question: "How did churn change from May to June?",
        heading: "Business intelligence",
        text: "Ask a spreadsheet a question in plain words.",
      },
    ],
  },
  tabs: {
    heading: "See it work, compare models, price the API",
    demo: "Demo",
    comparison: "Comparison",
    pricing: "API pricing",
  },
  demo: {
    file: "morning-light-trial.pdf",
    question: "What was the primary outcome, and did it hold up?",
    answer:
      "The primary outcome was time to fall asleep after {{sampleWeeks}} weeks, in {{sampleAdults}} adults. The morning-light group fell asleep **{{sampleMinutes}} minutes sooner** (95% CI {{sampleLow}} to {{sampleHigh}}). The result held among people who followed the protocol. In adults {{sampleAge}} and over, the study can’t tell: **{{sampleOlderMinutes}} minutes sooner**, with an interval from {{sampleOlderSooner}} sooner to {{sampleOlderLater}} later.",
    table: {
      caption: "Minutes to fall asleep, morning light against usual light",
      group: "Group",
      difference: "Difference, min",
      groups: {
        all: "All adults",
        perProtocol: "Per protocol",
        older: "{{sampleAge}} and over",
      },
    },
    note: "Sample conversation about a fictional study.",
  },
  comparison: {
    label: "What to compare",
    models: ["Standard", "Advanced", "Creative"],
    rows: [
      {
        name: "Best for",
        cells: ["Everyday questions", "Documents, code, studies", "Writing and ideas"],
      },
      { name: "Answer style", cells: ["Short and direct", "Step by step", "Several directions"] },
      {
        name: "Choose it when",
        cells: [
          "A short answer will do",
          "You want to check each step",
          "There’s no single right answer",
        ],
      },
      {
        name: "For example",
        cells: [
          "“What’s a polite way to move a meeting?”",
          "“Which clauses let us end this contract early?”",
          "“Suggest names for a reading club.”",
        ],
      },
    ],
    note: "File upload, voice and custom instructions work with all three.",
  },
  pricing: {
    text: "These plans are for the API; the chat itself is {{chatPrice}}. [Get an API key]({{apiKeyPath}}) to begin. Support is the same on every plan: {{support}}.",
    link: "Limits, tax and questions",
  },
  closing: {
    heading: "Start with one question",
    text: "No setup. The chat opens in your browser.",
    getStarted: "Get started",
    docs: "Read the docs",
  },
};
