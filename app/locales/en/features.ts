/** The features page, from top to bottom. */
export const features = {
  meta: {
    title: "Features: three models, files, voice and an API",
    description:
      "What {{brand}} can do: three models in one thread, file upload, voice, {{languages}}+ languages, and a REST API for conversations and clinical studies.",
  },
  hero: {
    heading: "Ask until it’s clear.",
    lede: "{{brand}} answers everyday questions, works through code, and reads clinical studies with you. Type, speak or drop in a file, in more than {{languages}} languages.",
    getStarted: "Get started",
    docs: "Read the docs",
    claims: {
      uptime: { value: "{{uptime}}", label: "Uptime" },
      languages: { value: "{{languages}}+", label: "Languages" },
      security: { value: "{{encryption}}", label: "Enterprise security" },
      support: { value: "{{support}}", label: "Support" },
    },
  },
  /** The drawing in the hero. */
  dial: {
    alt: "A sun crosses an arc of hours. Its light falls on the pooled result of four sample trials below the horizon: {{sampleMinutes}} minutes sooner.",
    trials: ["Trial A", "Trial B", "Trial C", "Trial D"],
    pooled: "Pooled",
    minutes: "min",
    caption: "Across four trials, people fell asleep about {{sampleMinutes}} minutes sooner.",
    sample: "Sample data",
  },
  core: {
    heading: "One thread for everything you ask",
    lede: "Most questions don’t arrive in a tidy sentence. Start with a file, half a thought, or a follow-up.",
    models: {
      heading: "Change the model, keep the thread",
      text: "Move between Standard, Advanced and Creative at any point. The conversation comes with you.",
      quicker: "Quicker",
      deeper: "Deeper",
      items: [
        { name: "Standard", use: "Everyday questions and quick lookups" },
        { name: "Advanced", use: "Long documents, code and clinical studies" },
        { name: "Creative", use: "Drafts, names and open-ended ideas" },
      ],
    },
    files: {
      heading: "Bring the file itself",
      text: "Drop in a protocol, a spreadsheet or a scan and ask what it says.",
      document: "protocol.pdf",
      table: "outcomes.csv",
      image: "figure.png",
      read: "Read",
      reading: "Reading",
    },
    voice: {
      heading: "Say it out loud",
      text: "When typing is slow, talk. {{brand}} is listening.",
    },
    languages: {
      heading: "More than {{languages}} languages",
      text: "Ask in one language and read the answer in another.",
    },
    speed: {
      heading: "Answers begin in under a second",
      text: "Words appear as they’re written, so you can stop, steer or follow up.",
      alt: "The first words appear well before {{replySeconds}} second has passed",
      asked: "asked",
      firstWords: "first words",
      limit: "{{replySeconds}} s",
    },
    followUp: {
      heading: "It follows the follow-up",
      text: "Short questions are read in light of what came before.",
      question: "And in adults over {{sampleAge}}?",
      reading:
        "Understood as: does morning light help **adults over {{sampleAge}}** fall asleep sooner?",
    },
  },
  advanced: {
    heading: "When one conversation isn’t enough",
    lede: "Set your own rules once, then connect {{brand}} to the work around it.",
    customizable: {
      heading: "Customizable AI",
      text: "Standing instructions set tone, format and limits. Every new chat starts from them.",
    },
    api: {
      heading: "API integration",
      text: "The same models over REST, for conversations and for clinical studies.",
      link: "API reference",
    },
    analytics: {
      heading: "Analytics and insights",
      text: "See what people ask, where answers stall, and which topics are growing.",
    },
    automation: {
      heading: "Workflow automation",
      text: "A webhook fires when a conversation or a study completes, so the next step can start.",
      link: "Webhook events",
    },
  },
  specs: {
    heading: "The numbers, stated plainly",
    lede: "What we design for, and what we ask you to hold us to.",
    performance: {
      caption: "Performance",
      rows: [
        { name: "First words of a reply", value: "under {{replySeconds}} s" },
        { name: "API response time", value: "under {{apiLatencyMs}} ms" },
        { name: "Uptime", value: "{{uptime}}" },
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
        { name: "Encryption", value: "{{encryption}}" },
        { name: "Standards", value: "SOC 2, GDPR" },
        { name: "Access", value: "Role-based" },
      ],
    },
  },
  uses: {
    heading: "Where it earns its keep",
    lede: "Four jobs, and the kind of question that starts each one.",
    items: [
      {
        question: "Group today’s refund tickets by cause.",
        heading: "Customer support",
        text: "Sort, summarize and draft replies your team can send.",
      },
      {
        question: "Draft a reply that moves Thursday’s calls to after lunch.",
        heading: "Virtual assistants",
        text: "Hand over the small writing that fills a morning.",
      },
      {
        question: "Why does this query lock the orders table?",
        heading: "Developer tools",
        text: "Explain, review and test code where you already work.",
      },
      {
        question: "What changed in churn between May and June?",
        heading: "Business intelligence",
        text: "Ask a spreadsheet a question in plain words.",
      },
    ],
  },
  tabs: {
    heading: "See it, compare it, price it",
    demo: "Demo",
    comparison: "Comparison",
    pricing: "Pricing",
  },
  demo: {
    file: "morning-light-trial.pdf",
    question: "What was the primary outcome, and did it hold up?",
    answer:
      "The primary outcome was time to fall asleep after {{sampleWeeks}} weeks, in {{sampleAdults}} adults. The morning-light group fell asleep **{{sampleMinutes}} minutes sooner** (95% CI {{sampleLow}} to {{sampleHigh}}). The result held among people who followed the protocol. In adults over {{sampleAge}} it did not: the interval includes no difference.",
    table: {
      caption: "Minutes to fall asleep, morning light against usual light",
      group: "Group",
      difference: "Difference, min",
      groups: {
        all: "All adults",
        perProtocol: "Per protocol",
        older: "Over {{sampleAge}}",
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
      { name: "File upload", cells: ["Yes", "Yes", "Yes"] },
      { name: "Voice", cells: ["Yes", "Yes", "Yes"] },
      { name: "Custom instructions", cells: ["Yes", "Yes", "Yes"] },
    ],
  },
  pricing: {
    perMonth: "per month",
    starter: {
      name: "Starter",
      price: "{{priceStarter}}",
      text: "For trying the API out.",
      points: [
        "{{quotaStarter}} requests a month",
        "Every model and endpoint",
        "Replies within {{contactReplyHours}} hours",
      ],
      action: "Start free",
    },
    professional: {
      name: "Professional",
      price: "{{priceProfessional}}",
      text: "For products with real users.",
      points: [
        "{{quotaProfessional}} requests a month",
        "Every model and endpoint",
        "Support around the clock",
      ],
      action: "Choose Professional",
    },
    enterprise: {
      name: "Enterprise",
      price: "Custom",
      text: "For regulated and high-volume work.",
      points: ["Unlimited requests", "Rate limits to suit", "OAuth 2.0 and role-based access"],
      action: "Talk to us",
    },
  },
  closing: {
    heading: "Start with one question.",
    text: "No setup. The chat opens right here.",
    getStarted: "Get started",
    docs: "Read the docs",
  },
};
