import { documents } from "virtual:api-reference";
import * as v from "valibot";
import { requestBodyOf } from "../api-reference/operations.ts";
import { sandbox } from "../content/sandbox.ts";
import type { Locale } from "../i18n/locales.ts";
import { sandboxPath } from "../pages.ts";
import { site } from "../site.ts";

export const studyStates = ["created", "progress", "completed"] as const;

export type StudyState = (typeof studyStates)[number];

/** The ID of a study: nothing is stored, so it says when the study was created, in seconds since 1970. */
export function createStudyId(hash: string, now: number): string {
  return `sandbox-study-${Math.floor(now / 1000).toString(36)}-${hash}`;
}

/** Seven digits are enough until the year 4453, and all of them are valid dates. */
const idPattern = /^sandbox-study-([\da-z]{6,7})-[\da-f]+$/;

/**
 * The state of a study by its age, and since when it has had it. An ID from elsewhere, such as the placeholder of the
 * samples, is that of a completed study.
 */
export function studyAt(id: string, now: number): { state: StudyState; since?: Date } {
  const digits = idPattern.exec(id)?.[1];
  if (digits === undefined) return { state: "completed" };
  const created = Number.parseInt(digits, 36) * 1000;
  const completed = created + sandbox.studySeconds * 1000;
  return now < completed
    ? { state: "progress", since: new Date(created) }
    : { state: "completed", since: new Date(completed) };
}

const studyEventSchema = v.object({
  event: v.string(),
  study_id: v.string(),
  timestamp: v.string(),
  data: v.object({ status: v.string(), results_url: v.string(), summary: v.string() }),
});

export type StudyEvent = v.InferOutput<typeof studyEventSchema>;

interface EventOptions {
  readonly locale: Locale;
  readonly siteUrl: string;
  /** By default, the ID and the time of the example. */
  readonly id?: string | undefined;
  readonly time?: Date | undefined;
}

/** The event of a state: the document's example, with the ID and the time of a study. */
export function studyEvent(state: StudyState, options: EventOptions): StudyEvent {
  const { locale, siteUrl, id, time } = options;
  const example = exampleOf(state, locale);
  const study_id = id ?? example.study_id;
  const results_url = example.data.results_url
    .replace(site.api.origin, siteUrl + sandboxPath)
    .replace(example.study_id, encodeURIComponent(study_id));
  return {
    ...example,
    study_id,
    timestamp: time?.toISOString().replace(".000", "") ?? example.timestamp,
    data: { ...example.data, results_url },
  };
}

function exampleOf(state: StudyState, locale: Locale): StudyEvent {
  const document = documents[locale];
  const operation = document.webhooks[`study.${state}`]?.post;
  const body = operation && requestBodyOf(operation, document);
  return v.parse(studyEventSchema, body?.content["application/json"].examples?.sample.value);
}
