/** The plans of the API, on the pricing page and in a tab of the features page. */
export const plans = {
  perMonth: "per month",
  requestsPerMonth: "requests a month",
  requestsPerHour: "requests an hour",
  starter: {
    name: "Starter",
    price: "{{priceStarter}}",
    text: "For trying the API out.",
    month: "{{quotaStarter}}",
    hour: "{{rateStarter}}",
    points: ["API key", "Emails answered within {{contactReplyHours}} hours"],
    action: "Ask for a key",
  },
  professional: {
    name: "Professional",
    price: "{{priceProfessional}}",
    text: "For products with real users.",
    month: "{{quotaProfessional}}",
    hour: "{{rateProfessional}}",
    points: ["API key", "Emails answered within {{contactReplyHours}} hours"],
    action: "Ask for Professional",
  },
  enterprise: {
    name: "Enterprise",
    price: "Custom",
    text: "For high volume, by contract.",
    month: "Unlimited",
    hour: "To suit you",
    points: ["API key or OAuth 2.0", "Price and rate limit by contract"],
    action: "Talk to us",
  },
};
