import type { Authority } from "./content/accessibility.ts";
import type { Filings } from "./filings.ts";

/** Registrations in China, for the footer of the Chinese pages. All are optional. */
const filings: Filings = {};

/**
 * The authority for complaints in the accessibility statement. If it is undefined, the statement refers to the
 * authority of the reader's country.
 */
const accessibilityAuthority: Authority | undefined = undefined;

interface OptionalUrls {
  readonly keys?: string;
  readonly status?: string;
  readonly repository?: string;
}

/**
 * Where customers create API keys, and where the state of the service is shown. Without the first, keys are asked for
 * with the contact form; without the second, no page links to it. The third is the public repository of this site, on
 * GitHub, with `main` as its branch: documentation pages and posts then link to where their source can be edited.
 */
const urls: OptionalUrls = {};

/**
 * The brand and its addresses, which are in no other file: change them here to make the site yours. `.example`
 * domains (RFC 2606) and 555 numbers are reserved.
 */
export const site = {
  name: { en: "Heliora", zh: "曦和" },
  legalEntity: { en: "Heliora, Inc.", zh: "曦和公司（Heliora, Inc.）" },
  /** The state whose law governs the terms. */
  jurisdiction: { en: "Delaware", zh: "特拉华州" },

  email: {
    contact: "hello@heliora.example",
    legal: "legal@heliora.example",
    privacy: "privacy@heliora.example",
    security: "security@heliora.example",
    careers: "careers@heliora.example",
  },
  filings,
  accessibilityAuthority,

  /** The `Expires` field of /.well-known/security.txt, at most a year ahead (RFC 9116, section 2.5.5). */
  securityTxtExpires: "2027-11-15T00:00:00Z",
  /** `tel` is dialled (RFC 3966), `label` is shown. */
  phone: { tel: "+14155550142", label: "+1 (415) 555-0142" },

  api: {
    origin: "https://api.heliora.example",
    /** Environment variable that holds the API key in code samples. */
    keyVariable: "HELIORA_API_KEY",
    sdkUrl: "https://github.com/heliora-example/sdk",
    keysUrl: urls.keys,
    /** The key of the sandbox, printed on the API page. */
    testKey: "test-key",
  },
  statusUrl: urls.status,
  repositoryUrl: urls.repository,

  /** Accounts on other sites, by the name of each site. */
  social: {
    code: { name: "GitHub", url: "https://github.com/heliora-example" },
    posts: { name: "X", url: "https://x.com/heliora_example" },
    professional: {
      name: "LinkedIn",
      url: "https://www.linkedin.com/company/heliora-example",
    },
  },

  /**
   * `timeZone` is an IANA name; `lines` are a postal address in the local format, for both languages;
   * `postal` is the same address for machines (schema.org/PostalAddress, countries as in ISO 3166).
   */
  offices: [
    {
      id: "sanFrancisco",
      city: { en: "San Francisco", zh: "旧金山" },
      timeZone: "America/Los_Angeles",
      lines: ["21 Daybreak Pier", "San Francisco, CA 94105"],
      postal: { locality: "San Francisco", region: "CA", code: "94105", country: "US" },
    },
    {
      id: "newYork",
      city: { en: "New York", zh: "纽约" },
      timeZone: "America/New_York",
      lines: ["48 Meridian Street", "New York, NY 10013"],
      postal: { locality: "New York", region: "NY", code: "10013", country: "US" },
    },
    {
      id: "london",
      city: { en: "London", zh: "伦敦" },
      timeZone: "Europe/London",
      lines: ["9 Lamplighter Yard", "London EC1V 9HX"],
      postal: { locality: "London", region: "England", code: "EC1V 9HX", country: "GB" },
    },
  ],

  /** Opening hours in local time. */
  officeHours: { from: 9, to: 18 },

  /** The people on the About page, who are also the authors of the blog. Monogram and office are in place of portraits. */
  team: {
    founder: { name: { en: "Noor Haddad", zh: "诺尔·哈达德" }, monogram: "NH", office: "london" },
    cto: { name: { en: "Marcus Webb", zh: "马库斯·韦布" }, monogram: "MW", office: "newYork" },
    designer: { name: { en: "Wei Lin", zh: "林蔚" }, monogram: "WL", office: "sanFrancisco" },
  },
} as const;

export type Office = (typeof site.offices)[number];
export type OfficeId = Office["id"];
export type TeamMember = keyof typeof site.team;

/** What crawlers may do, for robots.txt. */
export interface CrawlerPolicy {
  /** Uses of the content (contentsignals.org): search results, context of a model's answer, training. */
  readonly signals: Readonly<Record<"search" | "ai-input" | "ai-train", boolean>>;
  /** User agents that crawl for training alone. Without the signal `ai-train` they are turned away. */
  readonly trainingCrawlers: readonly string[];
  /** User agents that fetch pages for answers. Without the signal `ai-input` they are turned away. */
  readonly answerCrawlers: readonly string[];
}

/**
 * Permission to train models can't be taken back, so the owner has to give it here. `Google-Extended` is in neither list,
 * because it covers both training and answers.
 */
export const crawlerPolicy: CrawlerPolicy = {
  signals: { search: true, "ai-input": true, "ai-train": false },
  trainingCrawlers: [
    "GPTBot",
    "ClaudeBot",
    "CCBot",
    "Applebot-Extended",
    "meta-externalagent",
    "Bytespider",
  ],
  answerCrawlers: [
    "OAI-SearchBot",
    "ChatGPT-User",
    "Claude-SearchBot",
    "Claude-User",
    "PerplexityBot",
    "Perplexity-User",
  ],
};
