import type { Locale } from "../i18n/locales.ts";
import { highlight } from "../markdown/highlight.ts";
import { type Field, fields } from "./fields.ts";
import { operations, requestBodyOf, resolve } from "./operations.ts";
import type { ApiDocument } from "./types.ts";

export type WebhooksView = {
  events: WebhookEvent[];
  /** The fields that all published payloads share. */
  fields: Field[];
  /** How to respond to an event. */
  answer: string;
  /** How to verify an event while the signature scheme is not published yet. */
  signature: string;
};

export type WebhookEvent = {
  /** The anchor on the page. */
  id: string;
  name: string;
  /** The ID of the event's group. */
  family: string;
  description: string;
  /** Highlighted JSON and its label as sample data. Null if it is not published yet. */
  payload: { html: string; note: string } | null;
};

export function webhooksView(document: ApiDocument, locale: Locale): WebhooksView {
  const { responses, schemas } = document.components;
  const payload = resolve({ $ref: "#/components/schemas/StudyEvent" }, schemas);
  const received = resolve({ $ref: "#/components/responses/EventReceived" }, responses);
  return {
    events: operations(document.webhooks).map(({ key: name, operation }) => {
      const { operationId: id, tags, description } = operation;
      const sample = requestBodyOf(operation, document)?.content["application/json"].examples
        ?.sample;
      return {
        id,
        name,
        family: tags[0],
        description,
        payload: sample
          ? { html: highlight(JSON.stringify(sample.value, null, 2), "json"), note: sample.summary }
          : null,
      };
    }),
    fields: fields(payload, locale),
    answer: received.description,
    signature: document["x-webhook-signature"].description,
  };
}
