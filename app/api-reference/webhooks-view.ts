import type { Locale } from "../i18n/locales.ts";
import { highlight } from "../markdown/highlight.ts";
import { type Field, fields } from "./fields.ts";
import { operations, requestBodyOf, resolve } from "./operations.ts";
import type { ApiDocument } from "./types.ts";

export type WebhooksView = {
  /** The groups that have events. */
  families: { id: string; name: string; events: WebhookEvent[] }[];
  /** The published payloads, as tabs: the last word of the event, highlighted JSON, and its label as sample data. */
  payloads: { id: string; label: string; language: "json"; html: string; note: string }[];
  /** The fields that all published payloads share. */
  fields: Field[];
  /** How to respond to an event. */
  answer: string;
  /** How to verify an event while the signature scheme is not published yet. */
  signature: string;
};

/** `id` is the anchor on the page. */
export type WebhookEvent = { id: string; name: string; description: string };

export function webhooksView(document: ApiDocument, locale: Locale): WebhooksView {
  const { responses, schemas } = document.components;
  const payload = resolve({ $ref: "#/components/schemas/StudyEvent" }, schemas);
  const received = resolve({ $ref: "#/components/responses/EventReceived" }, responses);
  const entries = operations(document.webhooks);
  const families = document.tags.map(({ name: id, "x-display-name": name }) => ({
    id,
    name,
    events: entries
      .filter(({ operation }) => operation.tags.includes(id))
      .map(({ key, operation: { operationId, description } }) => ({
        id: operationId,
        name: key,
        description,
      })),
  }));
  return {
    families: families.filter(({ events }) => events.length > 0),
    payloads: entries.flatMap(({ key, operation }) => {
      const media = requestBodyOf(operation, document)?.content["application/json"];
      const sample = media?.examples?.sample;
      if (!sample) return [];
      const language = "json" as const;
      const html = highlight(JSON.stringify(sample.value, null, 2), language);
      return [{ id: key, label: key.replace(/^.*\./, ""), language, html, note: sample.summary }];
    }),
    fields: fields(payload, locale),
    answer: received.description,
    signature: document["x-webhook-signature"].description,
  };
}
