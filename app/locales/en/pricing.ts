/** The pricing page around the plans, from top to bottom. */
export const pricing = {
  meta: {
    title: "Pricing: the chat, the API plans and their limits",
    description:
      "What {{brand}} costs: the chat is {{chatPrice}}, and the API has three plans from {{priceStarter}} a month. Requests an hour and a month, currency, tax, questions.",
  },
  hero: {
    heading: "Pricing, in plain figures",
    lede: "{{brand}} is an AI chat assistant with an API. The chat is {{chatPrice}}. The API has three plans, from {{priceStarter}} a month.",
    plans: "See the plans",
    chat: "Open the chat",
  },
  chat: {
    heading: "The chat is {{chatPrice}}",
    lede: "For anyone with a question. Nothing to install, no account to make.",
    points: [
      "All three models: Standard, Advanced and Creative",
      "File upload, voice and custom instructions",
      "More than {{languages}} languages",
      "Conversations aren’t counted as API requests",
    ],
    link: "What the chat can do",
  },
  plans: {
    heading: "API plans",
    lede: "For software that asks. Each plan has a limit for the hour and one for the month. Support is the same on every plan: {{support}}.",
  },
  limits: {
    heading: "Two limits, and which ends first",
    lede: "Both hold at once, and you stop at the one you reach first. Past the hourly limit, requests are answered with status 429 until the hour is up. A month that’s used up needs a larger plan.",
    table: "Limits of each plan",
    columns: { plan: "Plan", hour: "An hour", month: "A month", first: "Ends first" },
    legend: "Requests, each line ten times the one before:",
    first: {
      month: "The month. It holds fewer requests than a single hour allows.",
      both: "Both at once. One hour at full speed uses up the month.",
      hour: "The hour, at full speed. At a steady pace, the month.",
      contract: "There’s no month to use up. The hour is in your contract.",
    },
  },
  order: {
    heading: "Currency, tax and payment",
    items: [
      {
        heading: "Currency",
        text: "Prices are in {{currency}}, for one month.",
      },
      {
        heading: "Tax",
        text: "Neither our prices nor our [terms](/terms) say whether tax is included: that depends on the law where you are. Ask us for the full amount in writing before you agree.",
      },
      {
        heading: "Payment",
        text: "This website takes no payments. Tell [our sales team](/contact?type=sales#write) how you’d like to pay and what your invoice has to show; a person replies within {{contactReplyHours}} hours.",
      },
    ],
  },
  questions: {
    heading: "Questions about prices",
    lede: "If yours isn’t here, [ask a person](/contact?type=sales#write).",
    items: [
      {
        question: "Can I try the API before I pay?",
        answer:
          "Yes. Starter is there for that: it costs {{priceStarter}} a month and holds {{quotaStarter}} requests. The [sandbox](/api#sandbox) needs no account at all; it answers with examples. No trial of the other plans is listed.",
      },
      {
        question: "When does a month begin, and do unused requests carry over?",
        answer:
          "This website says neither. The [API Terms](/api-terms#limits) name the limits alone, so ask before you rely on an answer.",
      },
      {
        question: "How do I change or cancel a plan?",
        answer:
          "[Write to us](/contact?type=sales#write): say which plan you have, what should change and from when. You can stop using the API whenever you like.",
      },
      {
        question: "Is there a discount for students, nonprofits or a whole year?",
        answer:
          "None is listed. Tell us [what you’re working on](/contact?type=sales#write); a person replies within {{contactReplyHours}} hours.",
      },
      {
        question: "Does support cost extra?",
        answer:
          "No. It’s available {{support}} on every plan, and written questions are answered within {{contactReplyHours}} hours.",
      },
    ],
  },
  closing: {
    heading: "Try it before you decide.",
    text: "The chat is {{chatPrice}} and opens in your browser.",
    chat: "Get started",
    docs: "Read the docs",
  },
};
