/** What the MCP server at /mcp says in words (mcp/). */
export const mcp = {
  instructions:
    "{{brand}}’s website as tools: search and pages, figures, and answers that people wrote, in English and Chinese. Everything is read-only. Cite the URLs that come with a result. What these tools say about clinical studies is not medical advice.",
  facts: {
    founded: "{{brand}} was founded in {{founded}}.",
    users: "{{brand}} has at least {{users}} users.",
    conversations: "Users have had at least {{conversations}} conversations with {{brand}}.",
    concurrentUsers: "{{brand}} serves {{concurrentUsers}} or more concurrent users.",
    apiCallsPerMinute: "The API takes {{apiCallsPerMinute}} or more calls a minute.",
    languages: "{{brand}} works in more than {{languages}} languages.",
    countries: "{{brand}} is available in {{countries}}+ countries.",
    uptimePercent:
      "Uptime is {{uptime}} of each calendar month: a target, not a guarantee, unless a written agreement says otherwise.",
    replySeconds: "A reply in the chat starts in under {{replySeconds}} second.",
    apiLatencyMs: "The API accepts a request in under {{apiLatencyMs}} ms.",
    "rateLimitPerHour.starter": "Rate limit of the Starter plan: {{rateStarter}} requests an hour.",
    "rateLimitPerHour.professional":
      "Rate limit of the Professional plan: {{rateProfessional}} requests an hour.",
    "quotaPerMonth.starter": "Quota of the Starter plan: {{quotaStarter}} requests a month.",
    "quotaPerMonth.professional":
      "Quota of the Professional plan: {{quotaProfessional}} requests a month.",
    currency: "Prices are in {{currency}}, for one month, before tax.",
    "pricePerMonth.chat": "The chat is {{chatPrice}}.",
    "pricePerMonth.starter": "The Starter plan of the API costs {{priceStarter}} a month.",
    "pricePerMonth.professional":
      "The Professional plan of the API costs {{priceProfessional}} a month.",
    yearlyPriceMonths:
      "A year of the Professional plan costs {{yearlyPriceMonths}} months: {{priceProfessionalYear}}.",
    discountPercent:
      "Students, academic research and nonprofits get Professional for {{discountPercent}} less.",
    refundDays: "The first payment for a plan is refunded within {{refundDays}} days.",
    invoiceDays: "An invoice is to be paid within {{invoiceDays}} days.",
    paymentGraceDays: "After a failed payment, a paid plan goes on for {{graceDays}} days.",
    quotaNoticePercent: "An email warns when {{quotaNotice}} of a month’s quota is used.",
    requestsPerStudy: "A clinical study takes {{requestsPerStudy}} API requests.",
    "apiKeys.starter": "Starter comes with {{keysStarter}} API keys.",
    "apiKeys.professional": "Professional comes with {{keysProfessional}} API keys.",
    "parallelRequests.starter": "On Starter, {{parallelStarter}} requests can run at once.",
    "parallelRequests.professional":
      "On Professional, {{parallelProfessional}} requests can run at once.",
    messageCharacters: "A message holds up to {{messageCharacters}} characters.",
    instructionCharacters: "Custom instructions hold up to {{instructionCharacters}} characters.",
    "files.perConversation": "A conversation holds up to {{filesPerConversation}} files.",
    "files.megabytes": "A file is at most {{fileMegabytes}} MB.",
    "files.pages": "A document is at most {{filePages}} pages long.",
    speechMinutes: "A recording is at most {{speechMinutes}} minutes long.",
    contextTokens: "The context window of each model is {{contextTokens}} tokens.",
    requestMegabytes: "The body of an API request is at most {{requestMegabytes}} MB.",
    answerSeconds: "An answer over the API is complete within {{answerSeconds}} seconds.",
    analysisMinutes: "Analyzing a study usually takes less than {{analysisMinutes}} minutes.",
    idempotencyHours: "The API remembers an idempotency key for {{idempotencyHours}} hours.",
    contactReplyHours: "A person replies to messages within {{contactReplyHours}} hours.",
    legalReplyHours: "Legal matters are answered within {{legalReplyHours}} hours.",
    legalUrgentReplyHours:
      "Urgent legal matters are answered within {{legalUrgentReplyHours}} hours.",
    "notice.maintenanceHours": "Planned maintenance is announced {{maintenanceHours}} hours ahead.",
    "notice.termsDays": "New terms and prices are announced {{noticeDays}} days ahead.",
    "notice.renewalDays": "The renewal of a year is announced {{renewalDays}} days ahead.",
    "notice.apiMonths":
      "The end of a version of the API is announced {{apiNoticeMonths}} months ahead.",
    breachNoticeHours: "Those concerned are told of a data breach within {{breachHours}} hours.",
    "minimumAge.chat": "The chat is for people of {{chatAge}} or older.",
    "minimumAge.api": "The API is for people of {{apiAge}} or older.",
    "support.hours": "Support is available {{support}}.",
    "support.days": "Support is available {{support}}.",
    encryption: "Data at rest is encrypted with {{encryption}}.",
    transport: "Data in transit is encrypted with {{transport}} or newer.",
    "retentionDays.leads":
      "Contact messages and job applications are deleted {{retentionDays}} days after they arrived, at the latest.",
    "retentionDays.unconfirmed":
      "A newsletter subscription that nobody confirms is deleted after {{unconfirmedDays}} days.",
    "serviceRetention.studyDays":
      "Clinical studies are deleted {{studyDays}} days after their last change.",
    "serviceRetention.logDays": "The log of API requests is deleted after {{logDays}} days.",
    "serviceRetention.backupDays":
      "What is deleted disappears from our backups within {{backupDays}} days.",
    "serviceRetention.erasureDays":
      "Requests about personal data, such as its erasure, are met within {{erasureDays}} days.",
    "recordYears.billing": "Bills are kept for {{billingYears}} years.",
    "recordYears.unsubscribed":
      "The address of a former newsletter subscriber is deleted after {{unsubscribedYears}} years.",
    "conversationData.training": "{{trainingPolicy}}",
    "conversationData.keptDays":
      "Conversations and their files are kept for {{conversationDays}} days after the last message.",
    "conversationData.staffAccess": "{{staffAccessPolicy}}",
    employees: "{{employees}} people work at {{brand}}.",
    applicationReplyDays: "An application is answered within {{applicationReplyDays}} days.",
    daysOff: "Every job comes with {{daysOff}} days off a year.",
    parentalLeaveWeeks: "Every job comes with {{parentalLeaveWeeks}} weeks of parental leave.",
    learningBudget: "Every job comes with {{learningBudget}} a year for learning.",
    vestingYears: "Equity vests over {{vestingYears}} years.",
  },
};
