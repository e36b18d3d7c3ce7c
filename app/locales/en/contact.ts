/** The contact page, from top to bottom. */
export const contact = {
  meta: {
    title: "Contact: email, live chat, phone and offices",
    description:
      "Write to {{brand}} by email, chat or phone, or send the form. A person replies within {{contactReplyHours}} hours. Offices in {{cities}}.",
  },
  hero: {
    heading: "Talk to a person",
    lede: "Write to [{{contactEmail}}](mailto:{{contactEmail}}) or use the form. Either way you’ll hear back within {{contactReplyHours}} hours.",
    support: "Support is on, {{support}}",
  },
  methods: {
    label: "Ways to reach us",
    now: "Contact now",
    email: {
      heading: "Email",
      text: "For anything that needs detail or an attachment.",
      context: "by email",
    },
    chat: {
      heading: "Live chat",
      text: "Ask {{brand}} itself, while you work.",
      context: "by live chat",
    },
    phone: {
      heading: "Phone",
      text: "{{phone}}, for urgent service problems.",
      context: "by phone",
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
      technical: "Technical Support",
      business: "Business Partnership",
      sales: "Sales Inquiry",
      general: "General Question",
      feedback: "Feedback",
    },
    choose: "Choose one",
    subject: "Subject",
    message: "Message",
    send: "Send message",
    note: "Please don’t include patient data. We use what you send to answer you: see the [privacy policy](/privacy).",
    sent: {
      heading: "Your message is on its way",
      text: "A person will reply within {{contactReplyHours}} hours.",
      chat: "Back to the chat",
      another: "Write another message",
    },
  },
  offices: {
    heading: "Offices",
    hours: "Blue marks office hours, {{officeHours}}.",
    now: "The sun marks the time there now.",
    /** Before the offset that holds while clocks are set forward. */
    summer: "in summer",
  },
  social: {
    heading: "Elsewhere",
    code: "Code host",
    posts: "Short messages",
    professional: "Professional network",
    newTab: "(opens in a new tab)",
  },
  faq: {
    heading: "Before you write",
    lede: "Four questions we hear most.",
    items: [
      {
        question: "How do I connect {{brand}} to my product?",
        answer:
          "Create an API key and send it as a bearer token. The [API reference](/api) has working examples in curl, Python and JavaScript.",
      },
      {
        question: "What kind of support do I get?",
        answer:
          "Someone is on call at all hours, {{support}}. Written questions get a reply within {{contactReplyHours}} hours.",
      },
      {
        question: "How is my data protected?",
        answer:
          "Data is encrypted with {{encryption}}. The [security page](/security) covers SOC 2 and GDPR.",
      },
      {
        question: "Can it be tailored to my organization?",
        answer:
          "Yes. [Custom instructions](/docs#custom-instructions) set tone, format and limits; enterprise plans add role-based access and their own rate limits.",
      },
    ],
  },
};
