/** The pricing page around the plans, from top to bottom. */
export const pricing = {
  meta: {
    title: "Pricing: the chat, the API plans and their limits",
    description:
      "What {{brand}} costs: the chat is {{chatPrice}}, and the API has three plans from {{priceStarter}} a month. What a request is, tax, payment, refunds, discounts.",
  },
  hero: {
    heading: "Pricing, in plain figures",
    lede: "{{brand}} is an AI chat assistant with an API. The chat is {{chatPrice}}. The API has three plans, from {{priceStarter}} a month.",
    plans: "See the plans",
    chat: "Open the chat",
  },
  chat: {
    heading: "The chat is {{chatPrice}}",
    lede: "Nothing to install, no account to make. The full chat has:",
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
    lede: "To call {{brand}} from your own software. Every plan has all endpoints, all three models and study types, webhooks, and support {{support}}. You pay for requests, not for people.",
  },
  limits: {
    heading: "Two limits, and which you hit first",
    lede: "Both hold at once, and you stop at the one you reach first. Past the hourly limit, requests are answered with status 429 until the hour is up. When the month’s quota is gone, upgrade or wait for the next month. Toward the quota counts each call that succeeds: a message with its answer is one, a study {{requestsPerStudy}}. Toward the hourly limit, failed calls count, too.",
    table: "Limits of each plan",
    columns: { plan: "Plan", hour: "An hour", month: "A month", first: "Which you hit first" },
    legend: "Requests, each line ten times the one before:",
    first: {
      month: "The month: you’ll use it up before you reach the hourly limit.",
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
        text: "Prices are in {{currency}}, for one month. Your bank converts other currencies.",
      },
      {
        heading: "Tax",
        text: "Prices are before tax. We add the VAT, GST or sales tax that the law requires at your billing address, and show it before you pay. A business with a valid VAT number of the EU or the UK pays none to us and accounts for it itself (reverse charge).",
      },
      {
        heading: "Payment",
        text: "You pay through a link that we send you: by card (Visa, Mastercard, American Express, UnionPay) or Alipay. For a year, and on Enterprise, by bank transfer, too, within {{invoiceDays}} days of the invoice. We don’t take PayPal, WeChat Pay or cryptocurrency.",
      },
      {
        heading: "Invoices",
        text: "With each payment you get a commercial invoice by email, as a PDF, with your legal name, address, tax number and purchase order. We’re a US company: the invoice serves for a transfer abroad from China, but we can’t issue a Chinese fapiao or sign a contract in RMB.",
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
          "Yes. Starter is there for that: it costs {{priceStarter}} a month and holds {{quotaStarter}} requests a month, without a card and without an end date. The [sandbox](/api#sandbox) needs no key of yours at all, and behaves like the API. Professional has no trial, but its first payment is refundable. For a pilot, take it by the month and cancel when you like; an Enterprise contract can begin with a pilot of {{pilotMonths}} paid months.",
      },
      {
        question: "When does a month begin, and do unused requests carry over?",
        answer:
          "The month is the calendar month, in UTC. On its first day the quota comes back in full, and unused requests don’t carry over. If you start in the middle, you pay for the days that are left and have the whole quota.",
      },
      {
        question: "What happens when the quota is used up?",
        answer:
          "Requests are answered with status 429 until the next month begins or you upgrade. There is never an extra charge for requests. Emails warn you at {{quotaNotice}}, and when it’s used up.",
      },
      {
        question: "Which requests count?",
        answer:
          "Those that succeed. Refused and failed ones don’t count toward the quota, and the sandbox counts toward nothing. [What counts](/api-terms#counting) has the details.",
      },
      {
        question: "How do I change or cancel a plan, and does it renew by itself?",
        answer:
          "[Write to us](/contact?type=sales#write). A larger plan takes effect at once, for the difference over the days that are left. A smaller one, or a cancellation, takes effect at the end of the time you’ve paid for. There’s no notice period. Until you cancel, a plan renews from the card or Alipay account that you paid with; we remind you of a year’s renewal {{renewalDays}} days ahead.",
      },
      {
        question: "Do I get my money back?",
        answer:
          "The first payment for a plan, in full, if you ask within {{refundDays}} days of paying; you needn’t say why. Later payments aren’t refunded. Paid by the month, a plan can be cancelled every month; paid by the year, it runs to the end of that year.",
      },
      {
        question: "Is there a discount for students, nonprofits or a whole year?",
        answer:
          "Yes. Students, academic research and nonprofits get Professional {{discountPercent}} cheaper by the month: [tell us](/contact?type=sales#write) what you’re working on. For everyone, a year costs {{priceProfessionalYear}}, the price of {{yearlyPriceMonths}} months. The two don’t add up. There’s no other discount for startups: Starter is free, and a year is cheaper.",
      },
      {
        question: "What does Professional give me beside more requests?",
        answer:
          "An hourly limit of {{rateProfessional}} instead of {{rateStarter}}, {{keysProfessional}} API keys instead of {{keysStarter}}, and {{parallelProfessional}} requests at once instead of {{parallelStarter}}, all counted for your organization. Models, endpoints, webhooks and support are the same. There are no seats: we count requests, not people.",
      },
      {
        question: "Does support cost extra?",
        answer:
          "No. On every plan, you can call {{support}} about urgent service problems, and written questions are answered within {{contactReplyHours}} hours, weekends included. Enterprise adds a named contact for the contract and an introduction by video; there is no other training, but the guide and the sandbox are everyone’s.",
      },
    ],
  },
  closing: {
    heading: "Try it before you decide",
    text: "The chat is {{chatPrice}} and opens in your browser.",
    chat: "Get started",
    docs: "Read the docs",
  },
};
