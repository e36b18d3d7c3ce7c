import { apiKeyPath, apiKeySteps } from "../api/api-keys.ts";
import { type JobView, jobView } from "../content/job-view.server.ts";
import { sandbox } from "../content/sandbox.ts";
import { formatMonth } from "../i18n/format-date.ts";
import { formatList } from "../i18n/format-list.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { currencyName, formatPrice } from "../i18n/format-price.ts";
import { spaceHan } from "../i18n/han-spacing.ts";
import { type Locale, localeTable } from "../i18n/locales.ts";
import { memoizeByLocale } from "../i18n/memoize-by-locale.ts";
import { accessibility } from "./accessibility.ts";
import { apiFacts, facts } from "./facts.ts";
import { jobs } from "./jobs.ts";
import { languages } from "./locales/language.ts";
import { pool } from "./meta-analysis.ts";
import { sampleStudy } from "./sample-study.ts";
import { type Helpline, helplinesFor, type OfficeId, site, team } from "./site.ts";

/**
 * The values of placeholders such as `{{uptime}}` in copy and Markdown: facts and brand, formatted for a locale.
 * Figures have no "+" and no measure word, which belong to the sentence. They are formatted once per locale, because
 * that takes about a millisecond.
 */
export const interpolationValues = memoizeByLocale((locale) => {
  const { tag } = localeTable[locale];
  const { training, staffAccess, office, chatPrice, support } = languages[locale].copy.sentences;
  const { chat, starter, professional } = facts.pricePerMonth;
  const exact = (value: number) => value.toLocaleString(tag);
  const price = (value: number) => formatPrice(value, locale);
  const round = (value: number) => formatRoundNumber(locale, value);
  const city = (name: OfficeId) => site.offices.find(({ id }) => id === name)?.city[locale] ?? "";
  const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
  const figures = Object.entries(facts).flatMap(([name, value]): [string, string][] =>
    typeof value === "number" && !name.endsWith("Percent") ? [[name, exact(value)]] : [],
  );
  return {
    /** Stays a placeholder, because only the running site knows it. */
    siteUrl: "{{siteUrl}}",
    // Values that need more than this formatting follow.
    ...Object.fromEntries(figures),
    brand: site.name[locale],
    legalEntity: site.legalEntity[locale],
    jurisdiction: site.jurisdiction[locale],
    euRepresentative: site.euRepresentative[locale],
    contactEmail: site.email.contact,
    legalEmail: site.email.legal,
    privacyEmail: site.email.privacy,
    securityEmail: site.email.security,
    careersEmail: site.email.careers,
    phone: site.phone.label,
    exampleEmail: "name@example.org",
    ...Object.fromEntries(
      Object.entries(team).flatMap(([id, { name, office }]) => [
        [`${id}Name`, name[locale]],
        [`${id}City`, city(office)],
      ]),
    ),
    cities: formatList(
      site.offices.map(({ city }) => city[locale]),
      locale,
    ),
    /** A list in Markdown. */
    officeAddresses: site.offices
      .map(({ city, lines }) =>
        formatMessage(office, { city: city[locale], lines: lines.join(", ") }),
      )
      .join("\n"),
    /** The company’s address: that of the first office. */
    legalAddress: site.offices[0].lines.join(", "),
    officeHours: `${clock(site.officeHours.from)}–${clock(site.officeHours.to)}`,
    apiOrigin: site.api.origin,
    apiKeyVariable: site.api.keyVariable,
    sdkUrl: site.api.sdkUrl,
    sampleTimeout: exact(facts.answerSeconds + 10),
    apiQuestion: languages[locale].copy.sentences.apiQuestion,
    apiKeyPath: apiKeyPath(),
    apiKeySteps: apiKeySteps(locale, exact(facts.contactReplyHours)),

    founded: String(facts.founded),
    users: round(facts.users),
    conversations: round(facts.conversations),
    countedMonth: formatMonth(facts.countedIn, locale),
    concurrentUsers: round(facts.concurrentUsers),
    apiCallsPerMinute: round(facts.apiCallsPerMinute),
    uptime: `${facts.uptimePercent}%`,
    rateStarter: exact(facts.rateLimitPerHour.starter),
    rateProfessional: exact(facts.rateLimitPerHour.professional),
    spacingStarter: exact(3600 / facts.rateLimitPerHour.starter),
    spacingProfessional: exact(3600 / facts.rateLimitPerHour.professional),
    quotaStarter: exact(facts.quotaPerMonth.starter),
    quotaProfessional: exact(facts.quotaPerMonth.professional),
    currency: currencyName(locale),
    chatPrice: chat === 0 ? chatPrice.free : formatMessage(chatPrice.month, { price: price(chat) }),
    priceStarter: price(starter),
    priceProfessional: price(professional),
    priceProfessionalYear: price(professional * facts.yearlyPriceMonths),
    discountPercent: `${facts.discountPercent}%`,
    graceDays: exact(facts.paymentGraceDays),
    creditPercent: `${facts.uptimeCredit.percentPerHour}%`,
    mostCreditPercent: `${facts.uptimeCredit.mostPercent}%`,
    insuranceCover: price(facts.insuranceCover),
    quotaNotice: `${facts.quotaNoticePercent}%`,
    keysStarter: exact(facts.apiKeys.starter),
    keysProfessional: exact(facts.apiKeys.professional),
    parallelStarter: exact(facts.parallelRequests.starter),
    parallelProfessional: exact(facts.parallelRequests.professional),
    filesPerConversation: exact(facts.files.perConversation),
    fileMegabytes: exact(facts.files.megabytes),
    filePages: exact(facts.files.pages),
    apiPageSize: exact(apiFacts.page.usual),
    apiPageMost: exact(apiFacts.page.most),
    apiMetadataKeys: exact(apiFacts.metadataKeys),
    apiStudySites: exact(apiFacts.studySites),
    apiIdleHours: exact(apiFacts.idleHours),
    apiTokenMinutes: exact(apiFacts.tokenMinutes),
    webhookSeconds: exact(apiFacts.webhooks.seconds),
    webhookMinutes: exact(apiFacts.webhooks.minutes),
    webhookRetries: formatList(
      apiFacts.webhooks.retrySeconds.map((seconds) => formatDuration(seconds, tag)),
      locale,
    ),
    maintenanceHours: exact(facts.notice.maintenanceHours),
    noticeDays: exact(facts.notice.termsDays),
    renewalDays: exact(facts.notice.renewalDays),
    apiNoticeMonths: exact(facts.notice.apiMonths),
    breachHours: exact(facts.breachNoticeHours),
    chatAge: exact(facts.minimumAge.chat),
    apiAge: exact(facts.minimumAge.api),
    support: formatMessage(support, facts.support),
    encryption: facts.encryption,
    transport: facts.transport,
    guidelines: accessibility.guidelines,
    retentionDays: exact(facts.retentionDays.leads),
    unconfirmedDays: exact(facts.retentionDays.unconfirmed),
    studyDays: exact(facts.serviceRetention.studyDays),
    logDays: exact(facts.serviceRetention.logDays),
    backupDays: exact(facts.serviceRetention.backupDays),
    erasureDays: exact(facts.serviceRetention.erasureDays),
    billingYears: exact(facts.recordYears.billing),
    unsubscribedYears: exact(facts.recordYears.unsubscribed),
    trainingPolicy: training[facts.conversationData.training],
    conversationDays: exact(facts.conversationData.keptDays),
    staffAccessPolicy: staffAccess[facts.conversationData.staffAccess],
    learningBudget: price(facts.learningBudget),

    testKey: site.api.testKey,
    sandboxStarter: exact(sandbox.limits.starter),
    sandboxProfessional: exact(sandbox.limits.professional),
    sandboxSeconds: exact(sandbox.limitSeconds),
    sandboxStudySeconds: exact(sandbox.studySeconds),
    sandboxMinutes: exact(sandbox.keptMinutes),

    ...helplineNumbers(locale),
    ...jobValues(locale),

    sampleAdults: exact(sampleStudy.adults),
    sampleWeeks: exact(sampleStudy.weeks),
    sampleAge: exact(sampleStudy.olderFrom),
    sampleMinutes: exact(-sampleStudy.groups.all.difference),
    samplePooled: exact(-Math.round(pool(sampleStudy.trials).difference)),
    sampleLow: exact(-sampleStudy.groups.all.high),
    sampleHigh: exact(-sampleStudy.groups.all.low),
    sampleOlderMinutes: exact(-sampleStudy.groups.older.difference),
    sampleOlderSooner: exact(-sampleStudy.groups.older.low),
    sampleOlderLater: exact(sampleStudy.groups.older.high),
  };
});

/** Numbers to call, beginning with places where the language is spoken: "911 (US), 999 (UK) or 112 (EU)". */
function helplineNumbers(locale: Locale) {
  const { anyHelpline, anyEmergencyNumber, helplineOf } = languages[locale].copy.sentences;
  const lines = helplinesFor(locale).filter(({ answers }) => answers.includes(locale));
  const listNumbers = (numberOf: (line: Helpline) => string | undefined, otherwise: string) => {
    const numbers = lines.flatMap((line) => {
      const number = numberOf(line)?.replaceAll(" ", "\u00a0");
      return number ? [formatMessage(helplineOf, { number, location: line.place[locale] })] : [];
    });
    return numbers.length > 0 ? formatList(numbers, locale, "disjunction") : otherwise;
  };
  return {
    ambulanceNumbers: listNumbers(({ ambulance }) => ambulance, anyEmergencyNumber),
    policeNumbers: listNumbers(({ police, ambulance }) => police ?? ambulance, anyEmergencyNumber),
    poisonNumbers: listNumbers(({ poison, ambulance }) => poison ?? ambulance, anyEmergencyNumber),
    talkNumbers: listNumbers(({ talk }) => talk, anyHelpline),
    violenceNumbers: listNumbers(({ violence }) => violence, anyHelpline),
    sexualViolenceNumbers: listNumbers(
      ({ sexualViolence, violence }) => sexualViolence ?? violence,
      anyHelpline,
    ),
  };
}

/** Formats a duration in the largest unit that it is a whole number of: "5 minutes", "5分钟". */
function formatDuration(seconds: number, tag: string): string {
  const format = (unit: string, length: number) =>
    (seconds / length).toLocaleString(tag, { style: "unit", unit, unitDisplay: "long" });
  if (seconds % 3600 === 0) return format("hour", 3600);
  return seconds % 60 === 0 ? format("minute", 60) : format("second", 1);
}

/** Formats a large round number, rounded down: "10,000", "400K" and "1M", "1 万" and "100 万". */
function formatRoundNumber(locale: Locale, value: number): string {
  const { tag, compactFrom } = localeTable[locale];
  const notation = value >= compactFrom ? "compact" : "standard";
  return spaceHan(value.toLocaleString(tag, { notation, roundingMode: "trunc" }), locale);
}

/**
 * Placeholders for jobs: `{{jobTable}}`, a Markdown table of all of them, and for a job such as `product-designer`
 * `{{productDesignerTitle}}` and its place, salary, first and last day, and requirements as a Markdown list.
 */
function jobValues(locale: Locale): Readonly<Record<string, string>> {
  const { jobTable, jobPlace, noJobs } = languages[locale].copy.sentences;
  const place = ({ location, remoteFrom }: JobView) =>
    remoteFrom ? formatMessage(jobPlace, { location, remoteFrom }) : location;
  const views = jobs.map((job) =>
    jobView(job, languages[locale].copy.jobs, languages[locale].copy.jobList, locale),
  );
  const rows = views.map((job) => {
    const { title, slug, salary, openUntil } = job;
    return `| [${title}](/careers/${slug}) | ${place(job)} | ${salary} | ${openUntil.label} |`;
  });
  const table = [jobTable, "| --- | --- | --- | --- |", ...rows].join("\n");
  const values = views.flatMap((job) => {
    const name = job.slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [
      [`${name}Title`, job.title],
      [`${name}Place`, place(job)],
      [`${name}Salary`, job.salary],
      [`${name}Posted`, job.posted.label],
      [`${name}Until`, job.openUntil.label],
      [`${name}Requirements`, job.requirements.map((text) => `- ${text}`).join("\n")],
    ] as const;
  });
  return { jobTable: jobs.length > 0 ? table : noJobs, ...Object.fromEntries(values) };
}
