import { facts } from "../facts.ts";
import { type Locale, localeTable } from "../i18n/locales.ts";
import { dictionaries } from "../locales/dictionaries.ts";
import { codeBlock } from "../markdown/code-block.ts";
import { type OperationView, operationView } from "./operation-view.ts";
import { operations, responsesOf } from "./operations.ts";
import { authorizationHeader } from "./samples.ts";
import { sandboxSample } from "./sandbox-sample.ts";
import type { ApiDocument, RateTier } from "./types.ts";
import { type WebhooksView, webhooksView } from "./webhooks-view.ts";

export type ApiReference = {
  groups: OperationGroup[];
  studyTypes: { value: string; description: string }[];
  webhooks: WebhooksView;
  errors: { status: string; name: string; description: string }[];
  /** `header` is a code block in HTML. */
  authentication: { description: string; oauth: string; header: string };
  rateLimits: { description: string; tiers: RateLimitTier[] };
  /** A code block in HTML, with the placeholder `{{siteUrl}}`. */
  sandboxSample: string;
};

export type OperationGroup = {
  id: string;
  name: string;
  description: string;
  operations: OperationView[];
};

/** `perHour` is null if it is agreed by contract, `perMonth` if there is no limit. */
export type RateLimitTier = {
  key: RateTier;
  name: string;
  description: string;
  perHour: string | null;
  perMonth: string | null;
};

/** The data of the API page, derived from the OpenAPI document, with highlighted code. */
export function apiReference(document: ApiDocument, locale: Locale): ApiReference {
  const { securitySchemes } = document.components;
  const { authentication, sandbox } = dictionaries[locale].api;
  return {
    groups: groups(document, locale),
    studyTypes: studyTypes(document),
    webhooks: webhooksView(document, locale),
    errors: errors(document),
    authentication: {
      description: securitySchemes.bearerAuth.description,
      oauth: securitySchemes.oauth2.description,
      header: codeBlock({
        code: authorizationHeader,
        language: "http",
        label: authentication.header,
        locale,
      }),
    },
    rateLimits: rateLimits(document, locale),
    sandboxSample: codeBlock({
      code: sandboxSample(document, "{{siteUrl}}"),
      language: "bash",
      label: sandbox.sample,
      locale,
    }),
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

/** The named error responses, which all operations share. */
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

function rateLimits(document: ApiDocument, locale: Locale): ApiReference["rateLimits"] {
  const { description, tiers } = document["x-rate-limits"];
  const keys = ["starter", "professional", "enterprise"] as const satisfies RateTier[];
  const figure = (figures: Partial<Record<RateTier, number>>, key: RateTier) =>
    figures[key]?.toLocaleString(localeTable[locale].tag) ?? null;
  return {
    description,
    tiers: keys.map((key) => ({
      key,
      name: tiers[key]["x-display-name"],
      description: tiers[key].description,
      perHour: figure(facts.rateLimitPerHour, key),
      perMonth: figure(facts.quotaPerMonth, key),
    })),
  };
}
