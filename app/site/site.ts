import type { Filings } from "../content/filings.ts";
import type { Locale } from "../i18n/locales.ts";
import { hasPart } from "../pages.ts";
import type { Authority } from "./accessibility.ts";

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
 * `keys` is where customers create API keys; without it, they request them with the contact form. `status` shows the state of
 * the service; without it, no page links there. `repository` is the public repository of this site, on GitHub, with `main` as
 * its branch: documentation pages and posts then link to where their source can be edited.
 */
const urls: OptionalUrls = {};

/**
 * The brand and its addresses, which are in no other file: change them here to make the site yours. `.example`
 * domains (RFC 2606) and 555 numbers are reserved.
 */
export const site = {
  /** The public origin, for what the build writes with absolute links: the PDFs. `SITE_URL` names that of a process. */
  origin: "https://www.heliora.example",
  name: { en: "Heliora", zh: "曦和" },
  legalEntity: { en: "Heliora, Inc.", zh: "曦和公司（Heliora, Inc.）" },
  /** The state whose law governs the terms. */
  jurisdiction: { en: "Delaware", zh: "美国特拉华州" },
  /** The representative in the EU under Article 27 of the GDPR, with its address. */
  euRepresentative: {
    en: "Lantern Data Representatives GmbH, Morgenweg 12, 60311 Frankfurt am Main, Germany",
    zh: "Lantern Data Representatives GmbH（Morgenweg 12, 60311 Frankfurt am Main，德国）",
  },

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
    /** The language of api/openapi.yaml; the others have overlays beside it. */
    language: "en",
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

  /** Accounts on other sites. */
  social: [
    { name: "GitHub", url: "https://github.com/heliora-example" },
    { name: "X", url: "https://x.com/heliora_example" },
    { name: "LinkedIn", url: "https://www.linkedin.com/company/heliora-example" },
  ],

  /**
   * The first is the address of the company. `timeZone` is an IANA name; `lines` are a postal address in the local
   * format, for both languages; `postal` is the same address for machines (schema.org/PostalAddress, countries as in
   * ISO 3166).
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
} as const;

export type Office = (typeof site.offices)[number];
export type OfficeId = Office["id"];

/** A text in each language of the site. Texts in languages that it no longer has may stay. */
export type Texts = Readonly<Record<Locale, string> & Record<string, string>>;

interface Person {
  readonly name: Texts;
  readonly role: Texts;
  /** Initials, shown with the hour at the office if there is no portrait. */
  readonly monogram: string;
  /** A square picture in app/site/pictures. */
  readonly portrait?: string;
  readonly office: OfficeId;
  /** What the About page says about them; without it, they are not on that page. */
  readonly about?: Texts;
  /** What they say about their work on the careers page. */
  readonly quote?: Texts;
}

const people = {
  founder: {
    name: { en: "Noor Haddad", zh: "诺尔·哈达德" },
    role: { en: "Founder and CEO", zh: "创始人兼 CEO" },
    monogram: "NH",
    office: "london",
    about: {
      en: "Is the first to read a study, and decides what the assistant may say and when it should admit that it doesn’t know.",
      zh: "总是第一个读完研究，也负责拍板：助手哪些话能说，什么时候该说“不知道”。",
    },
    quote: {
      en: "“No one here pretends a wide interval is a narrow one. That’s rarer than it should be.”",
      zh: "“区间宽就说宽，这里没人硬说成窄。这本该是常事，其实少见。”",
    },
  },
  cto: {
    name: { en: "Marcus Webb", zh: "马库斯·韦布" },
    role: { en: "Chief technology officer", zh: "首席技术官" },
    monogram: "MW",
    office: "newYork",
    about: {
      en: "Looks after the three models, the API, and the second before the first words appear.",
      zh: "负责三种模型和 API，还有首字出现之前的那一秒。",
    },
  },
  designer: {
    name: { en: "Wei Lin", zh: "林蔚" },
    role: { en: "Designer", zh: "设计师" },
    monogram: "WL",
    office: "sanFrancisco",
    about: {
      en: "Designs the pages and edits both languages. Neither is a translation of the other.",
      zh: "画页面，也改文案。中文和英文各写各的，谁也不是谁的译本。",
    },
    quote: {
      en: "“The Chinese copy isn’t translated. It’s written by someone who lives in it.”",
      zh: "“中文不是译出来的，是写出来的。写它的人，平时说的、读的就是中文。”",
    },
  },
  engineer: {
    name: { en: "Elin Berg", zh: "埃林·贝里" },
    role: { en: "Full-stack engineer", zh: "全栈工程师" },
    monogram: "EB",
    office: "newYork",
    quote: {
      en: "“My first change went live on my second day. I spent my third day writing about what it broke.”",
      zh: "“入职第二天，我改的东西就上线了。第三天，我在写说明：这一改，弄坏了什么。”",
    },
  },
} as const satisfies Readonly<Record<string, Person>>;

export type TeamMember = keyof typeof people;

/**
 * The team, in the order of the About page and the careers page. Posts name their authors by ID; names and cities are
 * available as placeholders: `{{founderName}}`, `{{founderCity}}`.
 */
export const team: Readonly<Record<TeamMember, Person>> = people;

/** What crawlers may do, for robots.txt. */
export interface CrawlerPolicy {
  /** Uses of the content (contentsignals.org): search results, context of a model's answer, training. */
  readonly signals: Readonly<Record<"search" | "ai-input" | "ai-train", boolean>>;
  /** User agents that crawl only for training. Without the signal `ai-train`, they are disallowed. */
  readonly trainingCrawlers: readonly string[];
  /** User agents that fetch pages for answers. Without the signal `ai-input`, they are disallowed. */
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

/** Numbers to call in a country or region, in its own notation; `talk` is a crisis line for mental health. */
export interface Helpline {
  readonly place: Texts;
  /** The languages whose answers name it. Answers in the first, which is the language of the place, name it before others. */
  readonly answers: readonly [string, ...string[]];
  readonly ambulance: string;
  /** Only if it differs from the ambulance’s. */
  readonly police?: string;
  readonly talk?: string;
  readonly poison?: string;
  readonly violence?: string;
  readonly sexualViolence?: string;
}

/**
 * The numbers that the chat, the search and the line under the chat give people in need. **Call or look up each number before
 * you publish, and once a year.** If the list is empty, the site says "the emergency number where you are" instead.
 */
const listedHelplines: readonly Helpline[] = [
  {
    place: { en: "US", zh: "美国" },
    answers: ["en", "zh"],
    ambulance: "911",
    talk: "988",
    poison: "1-800-222-1222",
    violence: "1-800-799-7233",
    sexualViolence: "1-800-656-4673",
  },
  {
    place: { en: "UK", zh: "英国" },
    answers: ["en", "zh"],
    ambulance: "999",
    talk: "116 123",
    poison: "111",
    violence: "0808 2000 247",
    sexualViolence: "0808 500 2222",
  },
  { place: { en: "EU", zh: "欧盟" }, answers: ["en", "zh"], ambulance: "112" },
  {
    place: { en: "mainland China", zh: "中国大陆" },
    answers: ["zh", "en"],
    ambulance: "120",
    police: "110",
    talk: "12356",
    violence: "12338",
  },
  {
    place: { en: "Hong Kong", zh: "香港" },
    answers: ["zh"],
    ambulance: "999",
    talk: "2389 2222",
  },
  {
    place: { en: "Taiwan", zh: "台湾" },
    answers: ["zh"],
    ambulance: "119",
    police: "110",
    talk: "1925",
    violence: "113",
    sexualViolence: "113",
  },
];

/** The helplines that the site names; none without that part. */
export const helplines = hasPart("helplines") ? listedHelplines : [];

/** The named helplines, beginning with those of places where the language is spoken. */
export function helplinesFor(locale: Locale): readonly Helpline[] {
  const isMain = ({ answers }: Helpline) => Number(answers[0] === locale);
  return helplines.toSorted((a, b) => isMain(b) - isMain(a));
}
