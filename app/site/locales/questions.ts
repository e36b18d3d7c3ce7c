import type { Locale } from "../../i18n/locales.ts";
import en from "./en/questions/examples.json" with { type: "json" };
import zh from "./zh/questions/examples.json" with { type: "json" };

/** What a message is that asks nothing about the product. */
export const messageKinds = ["task", "insult", "injection", "other"] as const;

export type MessageKind = (typeof messageKinds)[number];

/**
 * Examples of messages in a language that no written answer fits: work for an assistant, insults, orders to a model that there
 * may be, and whatever else people ask; and (`more`) wishes to hear more of what was said last.
 */
export type MessageExamples = Readonly<Record<MessageKind | "more", readonly string[]>>;

export const messageExamples: Readonly<Record<Locale, MessageExamples>> = { en, zh };
