/** The terms page around its documents, which are in content/legal. */
export const terms = {
  meta: {
    title: "Terms and legal: service, privacy, compliance",
    description:
      "The {{brand}} Terms of Service, Privacy Policy, compliance standards and legal contact on one page, with the documents to download.",
  },
  hero: {
    heading: "Terms and legal",
    lede: "The legal side of {{brand}}, the AI chat assistant: what you agree to, how we handle data, which standards we meet, and how to reach our legal team.",
    updated: "Version {month}",
    countries: "Available in {{countries}}+ countries",
    download: "Download PDF",
  },
  tabs: {
    label: "Legal documents",
    terms: "Terms of Service",
    privacy: "Privacy Policy",
    compliance: "Compliance",
    contact: "Contact",
  },
  standards: {
    heading: "Standards",
    statuses: { compliant: "Compliant", certified: "Certified", ready: "Ready" },
    meanings: {
      gdpr: "We handle personal data under the EU’s General Data Protection Regulation, including the rights it gives the people whose data we hold.",
      soc2: "An independent auditor has examined whether our controls worked over a period of time, not only on one day.",
      hipaa:
        "Our safeguards are prepared for work with protected health information under the US health privacy law.",
      iso27001:
        "Our information security management system has been audited against the international standard.",
    },
  },
  related: {
    heading: "Related documents",
    read: "Read",
    privacy: {
      heading: "Privacy Policy",
      text: "What we collect and why, and what we keep in your browser.",
    },
    security: {
      heading: "Security Policy",
      text: "How data is protected, and how to report a vulnerability.",
    },
    apiTerms: {
      heading: "API Terms",
      text: "Keys, rate limits, monthly quotas, clinical data and webhooks.",
    },
    license: {
      heading: "License Agreement",
      text: "What you may do with the website, the service and the code samples.",
    },
  },
  closing: {
    heading: "Still have a legal question?",
    text: "Legal matters are answered within {{legalReplyHours}} hours, urgent ones within {{legalUrgentReplyHours}}.",
    contact: "Contact the legal team",
    download: "Download all documents",
  },
};
