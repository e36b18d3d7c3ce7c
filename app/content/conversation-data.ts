import type { Locale } from "../i18n/locales.ts";

type Sentence = Readonly<Record<Locale, string>>;

/** What may be done with conversations to train models. `facts.ts` says which holds. */
export const trainingPolicies = {
  never: {
    en: "Conversations with the chat aren’t used to train models.",
    zh: "对话内容不会用来训练模型。",
  },
  optIn: {
    en: "Conversations with the chat are used to train models only if you have agreed to it.",
    zh: "只有在用户明确同意时，对话内容才会用来训练模型。",
  },
} as const satisfies Record<string, Sentence>;

/** Who of the company's people may read conversations. */
export const staffAccessPolicies = {
  onRequest: {
    en: "Our staff read a conversation only if you ask us to, or if the law requires it.",
    zh: "只有在用户请我们查看，或法律要求时，我们的员工才会查看对话内容。",
  },
  abuse: {
    en: "Our staff read a conversation only if you ask us to, to look into abuse of the service, or if the law requires it.",
    zh: "只有在用户请我们查看、需要调查滥用服务的行为，或法律要求时，我们的员工才会查看对话内容。",
  },
} as const satisfies Record<string, Sentence>;

export type TrainingPolicy = keyof typeof trainingPolicies;
export type StaffAccessPolicy = keyof typeof staffAccessPolicies;
