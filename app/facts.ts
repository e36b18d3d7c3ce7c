import type { sentences } from "./locales/en/sentences.ts";

interface ConversationData {
  training: keyof typeof sentences.training;
  keptDays: number;
  staffAccess: keyof typeof sentences.staffAccess;
}

/**
 * What becomes of conversations with the full chat: whether they train models, for how many days they are kept,
 * and who may read them (see locales/en/sentences.ts).
 */
const conversationData: ConversationData = {
  training: "never",
  keptDays: 30,
  staffAccess: "onRequest",
};

/**
 * Every figure that the site states. Copy and Markdown have placeholders for them (i18n/interpolation-values.ts), and
 * structured data reads them here. They are claims: prove them before you publish the site, or change them.
 */
export const facts = {
  /** Year the company was founded. */
  founded: 2023,

  /* Platform capacity and reach: lower bounds, written as "10,000+". */
  users: 10_000,
  conversations: 1_000_000,
  concurrentUsers: 10_000,
  apiCallsPerMinute: 10_000,
  languages: 50,
  countries: 50,

  /** Availability, in percent. */
  uptimePercent: 99.9,
  /** A reply in the chat starts in less than this many seconds. */
  replySeconds: 1,
  /** The API accepts a request in less than this many milliseconds. */
  apiLatencyMs: 100,

  /* Requests an hour. Free tier and Starter are the same plan; enterprise is agreed per contract. */
  rateLimitPerHour: { starter: 1_000, professional: 10_000 },
  /* Requests a month; enterprise is unlimited. */
  quotaPerMonth: { starter: 100, professional: 10_000 },
  /** The currency of all prices and salaries (ISO 4217). */
  currency: "USD",
  /* A month, in that currency: the chat, then the API's plans; enterprise is agreed per contract. */
  pricePerMonth: { chat: 0, starter: 0, professional: 49 },

  /* Hours until a reply. */
  contactReplyHours: 24,
  legalReplyHours: 48,
  legalUrgentReplyHours: 24,

  /** Hours a day and days a week in which support answers. */
  support: { hours: 24, days: 7 },

  encryption: "AES-256",

  /*
   * Days after which what was sent with a form is deleted: contact messages and applications at the latest
   * (an operator may set less), and newsletter requests that nobody has confirmed.
   */
  retentionDays: { leads: 365, unconfirmed: 7 },

  conversationData,

  /** The status of each standard; the terms page explains it. */
  standards: [
    { id: "gdpr", name: "GDPR", status: "compliant" },
    { id: "soc2", name: "SOC 2 Type II", status: "certified" },
    { id: "hipaa", name: "HIPAA", status: "ready" },
    { id: "iso27001", name: "ISO 27001", status: "certified" },
  ] as const,

  /* Benefits of every job. */
  daysOff: 30,
  parentalLeaveWeeks: 16,
};
