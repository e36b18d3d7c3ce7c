export interface JobText {
  /** May say where it can break. */
  readonly title: string;
  readonly summary: string;
  readonly description: readonly string[];
  readonly requirements: readonly string[];
  readonly benefits: readonly string[];
}

/** What every job offers. */
export const everyJob = [
  "Equity in every offer, vesting over {{vestingYears}} years",
  "Health insurance for you and your family",
  "{{daysOff}} days off a year, and we mean off",
  "{{parentalLeaveWeeks}} weeks of parental leave",
  "{{learningBudget}} a year for learning",
  "Remote days whenever you want them; for our offices, visas and the move",
  "A good chair, wherever you are",
];

/** The text of each job by its slug; its data are in content/jobs.ts. */
export const jobs = {
  "senior-machine-learning-engineer": {
    title: "Senior machine learning engineer",
    summary:
      "Make three models feel like one conversation, and measure honestly how well that works.",
    description: [
      "{{brand}} answers with three models in one conversation: Standard, Advanced and Creative. When someone switches halfway, the model that takes over has to read a conversation it didn’t write. You’ll own that handover, from the first word of the reply to the evaluation that says whether it got better.",
      "With the designer you’ll settle how much the first sentence of a reply may commit to. You’ll look after answers about studies together with the people who know clinical research: which interval belongs to which group, and when the right reply is “I can’t tell from this file.”",
      "You’ll spend the first month reading test answers that failed and writing down what you see. In the second month, your own first change goes live, with a note about what it broke.",
    ],
    requirements: [
      "You’ve shipped language models to production and stayed for what came after",
      "You’re comfortable reading a confidence interval, and explaining one",
      "You write the evaluation before the prompt",
      "You work in Python and can read TypeScript",
      "You write things down",
    ],
    benefits: everyJob,
  },
  "full-stack-engineer": {
    title: "Full-stack engineer",
    summary: "Own the path from a keystroke to the first word of the answer, and keep it short.",
    description: [
      "Between a key press and the first words of a reply there’s a page, a network and a server, and each of them can waste a moment. You’ll own that path: the web app people type into, the API behind it, and the small things that make it feel immediate.",
      "Our pages are rendered on the server and work before JavaScript arrives, in both languages. Keyboard users, screen reader users and search engines get the same page. As features are added, you’ll help keep it that way.",
      "Engineers here answer support mail, so you’ll hear from the people who use what you build. On-call is shared, paid and quiet.",
    ],
    requirements: [
      "You write TypeScript and have a taste for small bundles",
      "You care about keyboard and screen reader users, and test the way they work",
      "You’ve run what you built, and know what to log",
      "You read the spec before the tutorial",
      "You’re at home in SQL",
    ],
    benefits: everyJob,
  },
  "clinical-evidence-product-manager": {
    title: "Product manager, clinical evidence",
    summary:
      "Sit with researchers, then decide what the analysis should say and when it should stay quiet.",
    description: [
      "Researchers hand a study to our API and ask what it found. You’ll decide what a good answer contains, for three designs: randomized controlled trials, observational cohorts and light-therapy trials. That includes which outcome comes first, how an interval is shown, and how to say plainly who was left out.",
      "Much of the work is restraint. The analysis describes evidence and never advises on treatment. When someone asks us to cross that line, you’re the one who says no.",
      "You’ll work with researchers, with our engineers, and with the founder, who sits in the same office.",
    ],
    requirements: [
      "You’ve worked with clinicians or with trial data",
      "You can explain a hazard ratio at dinner",
      "You’ve taken a product from a rough idea to people who rely on it",
      "You say no kindly, and in writing",
    ],
    benefits: everyJob,
  },
  "product-designer": {
    title: "Product designer",
    summary: "Design answers that people can check, in two languages and on any screen.",
    description: [
      "An answer is only as good as what you can check. You’ll design how {{brand}} shows what an answer rests on, how sure it is and where its limits are: an interval beside a number, a sample size beside a claim, and an honest “I don’t know” that doesn’t look like an error.",
      "The interface is written twice, not translated: once in English, once in Chinese. You’ll set both with equal care, from a phone to a wide screen, in light and in dark.",
      "You’ll sit in on our reviews of test answers about studies, sketch together with the engineers, and try every idea on the smallest screen first.",
    ],
    requirements: [
      "Your portfolio has dense interfaces that feel calm",
      "You typeset Chinese and English with equal care",
      "You prototype in the browser, or want to learn it here",
      "You know what WCAG asks for, and why",
    ],
    benefits: everyJob,
  },
} satisfies Readonly<Record<string, JobText>>;
