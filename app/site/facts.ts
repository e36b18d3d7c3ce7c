import type sentences from "./locales/en/sentences.json";

interface ConversationData {
  training: keyof typeof sentences.training;
  keptDays: number;
  staffAccess: keyof typeof sentences.staffAccess;
}

/**
 * What happens to data entered in the full chat or sent to the API: whether it trains models, for how many days
 * conversations and their files are kept, and who may read it (see locales/en/sentences.json).
 */
const conversationData: ConversationData = {
  training: "never",
  keptDays: 30,
  staffAccess: "onRequest",
};

/**
 * Every figure that the site states. Copy and Markdown have placeholders for them (site/interpolation-values.ts), and
 * structured data reads them here. They are claims: prove them before you publish the site, or change them.
 */
export const facts = {
  /** Year the company was founded. */
  founded: 2023,

  /* Platform capacity and reach: lower bounds, written as "10,000+". */
  users: 10_000,
  conversations: 1_000_000,
  /** The month in which users and conversations were counted (ISO 8601). */
  countedIn: "2026-11",
  concurrentUsers: 10_000,
  apiCallsPerMinute: 10_000,
  languages: 50,
  countries: 50,

  /** Availability in a calendar month, in percent: a target. */
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
  /* A month, in that currency and before tax: the chat, then the API's plans; enterprise is agreed per contract. */
  pricePerMonth: { chat: 0, starter: 0, professional: 49 },
  /** Months of the Professional plan that a year costs. */
  yearlyPriceMonths: 10,
  /** Discount on Professional for students, academic research and nonprofits, in percent. */
  discountPercent: 50,
  /** Days after the first payment for a plan within which it is refunded. */
  refundDays: 14,
  /** Days in which an invoice has to be paid. */
  invoiceDays: 30,
  /** Days for which a paid plan continues after a failed payment. */
  paymentGraceDays: 14,
  /** Paid months for which an Enterprise contract can run as a pilot. */
  pilotMonths: 3,
  /** Enterprise: percent of a month’s price credited for each hour of downtime beyond the commitment, and the maximum. */
  uptimeCredit: { percentPerHour: 5, mostPercent: 50 },
  /** The cover of the liability insurance, and also of the cyber insurance, in that currency. */
  insuranceCover: 5_000_000,
  /** Percent of the monthly quota at which customers are warned. */
  quotaNoticePercent: 80,
  /** Requests that a study takes, from submission to results. */
  requestsPerStudy: 4,

  /* API keys of a customer, and a customer’s requests at the same time; enterprise is agreed per contract. */
  apiKeys: { starter: 2, professional: 20 },
  parallelRequests: { starter: 10, professional: 50 },

  /* The most that one message, one file, one conversation and one recording may hold, in the chat and over the API. */
  messageCharacters: 30_000,
  instructionCharacters: 4_000,
  files: { perConversation: 10, megabytes: 25, pages: 300 },
  speechMinutes: 5,
  /** Context window of each model. */
  contextTokens: 128_000,
  /** About how much fits into it: English words, or Han characters. */
  contextWords: 90_000,
  contextHan: 120_000,

  /* Limits of the API: the largest body, the longest answer, the usual analysis, the lifetime of idempotency keys. */
  requestMegabytes: 1,
  answerSeconds: 120,
  analysisMinutes: 10,
  idempotencyHours: 24,

  /* Hours until a reply. */
  contactReplyHours: 24,
  legalReplyHours: 48,
  legalUrgentReplyHours: 24,

  /*
   * How long in advance customers are told: of maintenance, of terms and prices, of a year’s renewal, of the end of a
   * version of the API.
   */
  notice: { maintenanceHours: 48, termsDays: 30, renewalDays: 30, apiMonths: 12 },
  /** Hours within which those affected are told of a data breach. */
  breachNoticeHours: 72,
  /** In years. */
  minimumAge: { chat: 16, api: 18 },

  /** Hours a day and days a week in which support answers. */
  support: { hours: 24, days: 7 },

  /* Encryption at rest, and the oldest protocol accepted in transit. */
  encryption: "AES-256",
  transport: "TLS 1.2",

  /*
   * Days after which data from forms is deleted: contact messages and applications at the latest
   * (an operator may set less), and newsletter requests that nobody has confirmed.
   */
  retentionDays: { leads: 365, unconfirmed: 7 },
  /*
   * Days after which the service deletes studies, the log of API requests, and deleted data from its backups; days within
   * which requests about personal data are met; years for which bills and addresses of former subscribers are kept.
   */
  serviceRetention: { studyDays: 90, logDays: 90, backupDays: 30, erasureDays: 30 },
  recordYears: { billing: 7, unsubscribed: 3 },
  /** Days within which customers get help with requests from their own users. */
  userRequestDays: 10,

  conversationData,

  /** The status of each standard; the terms page explains it. */
  standards: [
    { id: "gdpr", name: "GDPR", status: "compliant" },
    { id: "soc2", name: "SOC 2 Type II", status: "certified" },
    { id: "hipaa", name: "HIPAA", status: "ready" },
    { id: "iso27001", name: "ISO 27001", status: "certified" },
  ] as const,

  /** People who work here. */
  employees: 24,
  /** Days until an application is answered. */
  applicationReplyDays: 7,
  /* Benefits of every job; the budget is a year's, in the currency above. */
  daysOff: 30,
  parentalLeaveWeeks: 16,
  learningBudget: 2_000,
  vestingYears: 4,
};

/** Figures of the API's contract that are not among the facts above. */
export const apiFacts = {
  /** Items on a page of a list. */
  page: { usual: 20, most: 100 },
  metadataKeys: 16,
  /** Sites or strata of a study. */
  studySites: 200,
  /** Hours without a message after which a conversation is completed. */
  idleHours: 24,
  /** Minutes for which a token of OAuth 2.0 is valid. */
  tokenMinutes: 60,
  /** Seconds within which a receiver must respond, and before each retry; minutes by which clocks may differ. */
  webhooks: { seconds: 15, minutes: 5, retrySeconds: [5, 300, 1_800, 7_200, 18_000, 36_000] },
} as const;
