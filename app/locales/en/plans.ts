/** The plans of the API, on the pricing page and in a tab of the features page. */
export const plans = {
  perMonth: "per month",
  requestsPerMonth: "requests a month",
  requestsPerHour: "requests an hour",
  starter: {
    name: "Starter",
    price: "{{priceStarter}}",
    text: "For trying the API out. No card, no end date.",
    month: "{{quotaStarter}}",
    hour: "{{rateStarter}}",
    points: ["{{keysStarter}} API keys", "{{parallelStarter}} requests at once"],
    action: "Ask for a key",
  },
  professional: {
    name: "Professional",
    price: "{{priceProfessional}}",
    text: "For products with real users.",
    month: "{{quotaProfessional}}",
    hour: "{{rateProfessional}}",
    points: ["{{keysProfessional}} API keys", "{{parallelProfessional}} requests at once"],
    action: "Ask for Professional",
  },
  enterprise: {
    name: "Enterprise",
    price: "Custom",
    text: "For high volume, with a contract of its own.",
    month: "Unlimited",
    hour: "Custom",
    points: ["API keys or OAuth 2.0", "Committed uptime, with credits"],
    action: "Talk to us",
  },
};
