import { facts } from "../facts.ts";
import type { Locale } from "../i18n/locales.ts";
import { apiDocument } from "./document.server.ts";
import { type BodyView, bodyView, type OperationView, operationView } from "./operation-view.ts";
import { operations, responsesOf } from "./operations.ts";
import type { ApiDocument, RateTier } from "./types.ts";

export type ApiReference = {
  groups: OperationGroup[];
  studyTypes: { value: string; description: string }[];
  webhookEvents: WebhookEvent[];
  /** How to treat an event while the signature scheme is not yet published. */
  webhookSignature: string;
  errors: { status: string; name: string; description: string }[];
  authentication: { description: string; oauth: string; headerExample: string };
  rateLimits: { description: string; tiers: RateLimitTier[] };
};

export type OperationGroup = {
  id: string;
  name: string;
  description: string;
  operations: OperationView[];
};

export type WebhookEvent = {
  /** The anchor on the page. */
  id: string;
  name: string;
  /** The id of the group whose changes the event reports. */
  family: string;
  summary: string;
  description: string;
  /** Null where it is not yet published. */
  payload: BodyView | null;
};

/** `requestsPerHour` is null where it is agreed by contract. */
export type RateLimitTier = {
  key: RateTier;
  name: string;
  description: string;
  requestsPerHour: number | null;
};

const requestsPerHour: Record<RateTier, number | null> = {
  ...facts.rateLimitPerHour,
  enterprise: null,
};

/** What the API page shows, read from the OpenAPI document. Plain data: a loader can return it. */
export function apiReference(locale: Locale): ApiReference {
  const document = apiDocument(locale);
  const { securitySchemes } = document.components;
  return {
    groups: groups(document, locale),
    studyTypes: studyTypes(document),
    webhookEvents: webhookEvents(document, locale),
    webhookSignature: document["x-webhook-signature"].description,
    errors: errors(document),
    authentication: {
      description: securitySchemes.bearerAuth.description,
      oauth: securitySchemes.oauth2.description,
      headerExample: "Authorization: Bearer YOUR_API_KEY",
    },
    rateLimits: rateLimits(document),
  };
}

function groups(document: ApiDocument, locale: Locale): OperationGroup[] {
  const entries = operations(document.paths);
  return document.tags.map(({ name: id, "x-display-name": name, description }) => ({
    id,
    name,
    description,
    operations: entries
      .filter(({ operation }) => operation.tags.includes(id))
      .map((entry) => operationView(entry, document, locale)),
  }));
}

function studyTypes({ components }: ApiDocument): ApiReference["studyTypes"] {
  const schema = components.schemas.StudyRequest?.properties?.study_type;
  return Object.entries(schema?.["x-enum-descriptions"] ?? {}).map(([value, description]) => ({
    value,
    description,
  }));
}

function webhookEvents(document: ApiDocument, locale: Locale): WebhookEvent[] {
  return operations(document.webhooks).map(({ key: name, operation }) => {
    const { operationId: id, tags, summary, description } = operation;
    const body = bodyView(operation, document, locale);
    const payload = body === "not-published" ? null : body;
    return { id, name, family: tags[0], summary, description, payload };
  });
}

/** The responses that have a name, each status once: every operation refers to the same ones. */
function errors(document: ApiDocument): ApiReference["errors"] {
  const byStatus = new Map<string, ApiReference["errors"][number]>();
  for (const { operation } of operations(document.paths)) {
    for (const { status, response } of responsesOf(operation, document)) {
      const { "x-display-name": name, description } = response;
      if (name) byStatus.set(status, { status, name, description });
    }
  }
  return [...byStatus.values()];
}

function rateLimits(document: ApiDocument): ApiReference["rateLimits"] {
  const { description, tiers } = document["x-rate-limits"];
  const keys = ["starter", "professional", "enterprise"] as const satisfies RateTier[];
  return {
    description,
    tiers: keys.map((key) => ({
      key,
      name: tiers[key]["x-display-name"],
      description: tiers[key].description,
      requestsPerHour: requestsPerHour[key],
    })),
  };
}
