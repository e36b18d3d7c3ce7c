import type { Locale } from "../i18n/locales.ts";
import { highlight } from "../markdown/highlight.ts";
import { type Field, fields } from "./fields.ts";
import { operations, requestBodyOf, resolve } from "./operations.ts";
import type { ApiDocument } from "./types.ts";

export type WebhooksView = {
  events: WebhookEvent[];
  /** The fields that all published payloads share. */
  fields: Field[];
  /** What to answer to an event. */
  answer: string;
  /** How to treat an event while the signature scheme is not yet published. */
  signature: string;
};

export type WebhookEvent = {
  /** The anchor on the page. */
  id: string;
  name: string;
  /** The id of the group whose changes the event reports. */
  family: string;
  description: string;
  /** Highlighted JSON, and a note that says it is sample data. Null where it is not yet published. */
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
