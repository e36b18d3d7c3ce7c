import { references } from "virtual:api-reference";
import type { Field } from "../../api-reference/fields.ts";
import { dictionary } from "../../i18n/dictionary.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { plainText } from "../../i18n/markup.ts";
import { pagePath } from "../../i18n/paths.ts";
import type { Section } from "../section.ts";

/** The API page: its parts, every operation and every event. */
export function apiSections(locale: Locale): Section[] {
  const { api: copy } = dictionary(locale);
  const { groups, authentication, rateLimits, studyTypes, webhooks, errors } = references[locale];
  const page = pagePath(locale, "api");
  const section = (id: string, heading: string, lines: string[], keywords = ""): Section => ({
    kind: "api",
    title: copy.heading,
    page,
    heading,
    path: id ? `${page}#${id}` : page,
    text: lines.filter(Boolean).map(plainText).join("\n"),
    keywords,
  });
  return [
    section("", copy.heading, [copy.lede]),
    section("endpoints", copy.endpoints.heading, [
      copy.endpoints.text,
      ...groups.map(({ name, description }) => `${name} · ${description}`),
    ]),
    section("authentication", copy.authentication.heading, [
      authentication.description,
      copy.authentication.key,
      authentication.oauth,
    ]),
    section("rate-limits", copy.rateLimits.heading, [
      rateLimits.description,
      ...rateLimits.tiers.map(({ name, description, perHour, perMonth }) =>
        [
          name,
          description,
          `${copy.rateLimits.columns.perHour} ${perHour ?? copy.rateLimits.custom}`,
          `${copy.rateLimits.columns.perMonth} ${perMonth ?? copy.rateLimits.unlimited}`,
        ].join(" · "),
      ),
      copy.rateLimits.note,
    ]),
    section("study-types", copy.studyTypes.heading, [
      copy.studyTypes.text,
      ...studyTypes.map(({ value, description }) => `${value} · ${description}`),
    ]),
    section("examples", copy.examples.heading, [copy.examples.text]),
    ...groups
      .flatMap(({ operations }) => operations)
      .map(({ id, method, path, summary, description, parameters, body, success }) =>
        section(
          id,
          summary,
          [
            description,
            ...parameters.map(fieldLine),
            body?.description ?? "",
            ...(body?.fields ?? []).map(fieldLine),
            `${success.status} · ${success.description}`,
          ],
          `${method} ${path}`,
        ),
      ),
    section("webhooks", copy.webhooks.heading, [
      copy.webhooks.text,
      ...webhooks.fields.map(fieldLine),
      copy.webhooks.unpublished,
      webhooks.answer,
      webhooks.signature,
    ]),
    ...webhooks.events.map(({ id, name, description }) => section(id, name, [description])),
    section("errors", copy.errors.heading, [
      copy.errors.text,
      ...errors.map(({ status, name, description }) => `${status} ${name} · ${description}`),
    ]),
    section("support", copy.support.heading, [
      copy.support.contact.text,
      `${copy.support.sdk.heading} · ${copy.support.sdk.text}`,
    ]),
  ];
}

function fieldLine({ name, description }: Field): string {
  return `${name} · ${description}`;
}
