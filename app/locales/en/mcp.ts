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
      "Uptime is {{uptime}}: a target, not a guarantee, unless a written agreement says otherwise.",
    replySeconds: "A reply in the chat starts in under {{replySeconds}} second.",
    apiLatencyMs: "The API accepts a request in under {{apiLatencyMs}} ms.",
    "rateLimitPerHour.starter": "Rate limit of the Starter plan: {{rateStarter}} requests an hour.",
    "rateLimitPerHour.professional":
      "Rate limit of the Professional plan: {{rateProfessional}} requests an hour.",
    "quotaPerMonth.starter": "Quota of the Starter plan: {{quotaStarter}} requests a month.",
    "quotaPerMonth.professional":
      "Quota of the Professional plan: {{quotaProfessional}} requests a month.",
    currency: "Prices are in {{currency}}, for one month.",
    "pricePerMonth.chat": "The chat is {{chatPrice}}.",
    "pricePerMonth.starter": "The Starter plan of the API costs {{priceStarter}} a month.",
    "pricePerMonth.professional":
      "The Professional plan of the API costs {{priceProfessional}} a month.",
    contactReplyHours: "A person replies to messages within {{contactReplyHours}} hours.",
    legalReplyHours: "Legal matters are answered within {{legalReplyHours}} hours.",
    legalUrgentReplyHours:
      "Urgent legal matters are answered within {{legalUrgentReplyHours}} hours.",
    "support.hours": "Support is available {{support}}.",
    "support.days": "Support is available {{support}}.",
    encryption: "Data is encrypted with {{encryption}}.",
    "retentionDays.leads":
      "Contact messages and job applications are deleted {{retentionDays}} days after they arrived, at the latest.",
    "retentionDays.unconfirmed":
      "A newsletter subscription that nobody confirms is deleted after {{unconfirmedDays}} days.",
    "conversationData.training": "{{trainingPolicy}}",
    "conversationData.keptDays":
      "Conversations with the chat are kept for {{conversationDays}} days and then deleted.",
    "conversationData.staffAccess": "{{staffAccessPolicy}}",
    daysOff: "Every job comes with {{daysOff}} days off a year.",
    parentalLeaveWeeks: "Every job comes with {{parentalLeaveWeeks}} weeks of parental leave.",
  },
};
