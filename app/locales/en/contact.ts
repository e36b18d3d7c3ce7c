/** The contact page, from top to bottom. */
export const contact = {
  meta: {
    title: "Contact: email, live chat, phone and offices",
    description:
      "Reach the team behind {{brand}} by email, phone or form: a person replies within {{contactReplyHours}} hours. Or ask the assistant. Offices in {{cities}}.",
  },
  hero: {
    heading: "Contact us",
    lede: "Questions about {{brand}}, the AI chat assistant, or its API? Write to [{{contactEmail}}](mailto:{{contactEmail}}) or use the form. A person replies within {{contactReplyHours}} hours.",
    support: "Support is available {{support}}",
  },
  methods: {
    label: "Ways to reach us",
    email: {
      heading: "Email",
      text: "For anything that needs detail or an attachment.",
      action: "Write an email",
    },
    phone: {
      heading: "Phone",
      text: "{{phone}}, for urgent service problems.",
      action: "Call us",
    },
    chat: {
      heading: "Live chat with the assistant",
      text: "It’s software, not a person, and answers at once.",
      action: "Open the chat",
    },
  },
  form: {
    heading: "Send a message",
    optional: "(optional)",
    name: "Name",
    email: "Email",
    company: "Company",
    inquiryType: "Inquiry type",
    inquiryTypes: {
      technical: "Technical support",
      business: "Business partnership",
      sales: "Sales inquiry",
      general: "General question",
      feedback: "Feedback",
    },
    choose: "Choose one",
    subject: "Subject",
    /** What links to the form fill in. */
    subjects: {
      key: "API key",
      starter: "API key for Starter",
      professional: "API key for Professional",
      enterprise: "Enterprise plan",
    },
    message: "Message",
    send: "Send message",
    note: "Please don’t include patient data. We use what you send only to answer you, and keep it in the EU. If you’re in mainland China, you give your separate consent to this transfer abroad by sending it. See the [Privacy Policy](/privacy#transfer).",
    sent: {
      heading: "We have your message",
      text: "A person will reply within {{contactReplyHours}} hours.",
      chat: "Back to the chat",
      another: "Write another message",
    },
  },
  offices: {
    heading: "Offices",
    hours: "The blue stretch marks office hours, {{officeHours}}; visits are by appointment.",
    now: "The sun marks the time there now.",
    /** Before the offset that holds while clocks are set forward. */
    summer: "in summer",
  },
  social: {
    heading: "Follow us",
    newTab: "(opens in a new tab)",
  },
  faq: {
    heading: "FAQ: before you write",
    lede: "The questions we hear most.",
    items: [
      {
        question: "How do I integrate {{brand}} with my product?",
        answer:
          "[Get an API key]({{apiKeyPath}}), and send it as a bearer token. The [API reference](/api) has working examples in curl, Python and JavaScript.",
      },
      {
        question: "What kind of support do I get?",
        answer:
          "By phone for urgent service problems, {{support}}. In writing, a reply within {{contactReplyHours}} hours, weekends included. Both in English and Chinese, and the same on every plan.",
      },
      {
        question: "How is my data kept secure?",
        answer:
          "It’s encrypted with {{transport}} or newer on the way and with {{encryption}} where it’s kept, in data centers in the EU. The [Security Policy](/security) says more, and our [SOC 2 report](/terms?tab=compliance#evidence) is yours once you’ve signed a confidentiality agreement.",
      },
      {
        question: "Are my conversations used for training, and who may read them?",
        answer:
          "{{trainingPolicy}} Conversations are kept for {{conversationDays}} days after the last message, then deleted. {{staffAccessPolicy}} More in the [Privacy Policy](/privacy#conversations).",
      },
      {
        question: "Can we talk to one of your customers?",
        answer:
          "We don’t name customers in public. Before an Enterprise contract, we introduce you to one who has agreed to it. To try us on your own material, Starter is free.",
      },
      {
        question: "Can I customize it for my organization?",
        answer:
          "Yes. [Custom instructions](/docs#custom-instructions) set tone, format and limits; the Enterprise plan adds OAuth 2.0, a rate limit of your own and committed uptime, with credits.",
      },
    ],
  },
};
