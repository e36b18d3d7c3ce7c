import { references } from "virtual:api-reference";
import { changelogEntries } from "../../api-reference/changelog/view.server.ts";
import type { Field } from "../../api-reference/fields.ts";
import type { RateLimitTier } from "../../api-reference/reference.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { copyIn } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { pagePath } from "../../i18n/paths.ts";
import type { Block } from "../../markdown/markdown-document.ts";
import { sandboxGuide } from "../../sandbox/guide.server.ts";
import type { Section } from "../section.ts";
import { entries, list, paragraphs, table } from "./blocks.ts";

/** The pages of the API: the reference by its parts, operations and events, and the changelog. */
export function apiSections(locale: Locale): Section[] {
  return [...referenceSections(locale), changelogSection(locale)];
}

function changelogSection(locale: Locale): Section {
  const { heading, lede, rule } = copyIn(locale, "apiChangelog");
  const page = pagePath(locale, "api-changelog");
  const releases = changelogEntries(locale).map((entry) => ({
    name: entry.heading,
    text: entry.groups.map(({ heading }) => heading).join(" · "),
  }));
  return {
    kind: "api",
    title: heading,
    page,
    heading,
    path: page,
    blocks: [...paragraphs(lede, rule), entries(releases)],
  };
}

function referenceSections(locale: Locale): Section[] {
  const copy = copyIn(locale, "api");
  const { groups, authentication, rateLimits, studyTypes, webhooks, errors } = references[locale];
  // The index is the same for every origin.
  const sandbox = sandboxGuide(locale, "");
  const page = pagePath(locale, "api");
  const section = (id: string, heading: string, blocks: Block[], keywords = ""): Section => ({
    kind: "api",
    title: copy.heading,
    page,
    heading,
    path: id ? `${page}#${id}` : page,
    blocks,
    keywords,
  });
  return [
    section("", copy.heading, paragraphs(copy.lede)),
    section("status", copy.status.heading, [
      list(copy.status.published.items),
      ...paragraphs(copy.status.unpublished.heading),
      list(copy.status.unpublished.items),
      ...paragraphs(copy.status.news),
    ]),
    section("endpoints", copy.endpoints.heading, [
      ...paragraphs(copy.endpoints.text),
      entries(groups.map(({ name, description }) => ({ name, text: description }))),
    ]),
    section(
      "authentication",
      copy.authentication.heading,
      paragraphs(authentication.description, copy.authentication.key, authentication.oauth),
    ),
    section("sandbox", copy.sandbox.heading, [
      ...paragraphs(...sandbox.paragraphs),
      entries(sandbox.keys.entries.map(({ key, effect }) => ({ name: key, text: effect }))),
    ]),
    section("rate-limits", copy.rateLimits.heading, [
      ...paragraphs(rateLimits.description),
      rateLimitTable(copy.rateLimits, rateLimits.tiers),
      ...paragraphs(copy.rateLimits.note),
    ]),
    section("study-types", copy.studyTypes.heading, [
      ...paragraphs(copy.studyTypes.text),
      entries(studyTypes.map(({ value, description }) => ({ name: value, text: description }))),
    ]),
    section("examples", copy.examples.heading, paragraphs(copy.examples.text)),
    ...groups
      .flatMap(({ operations }) => operations)
      .map(({ id, method, path, summary, description, parameters, body, success }) =>
        section(
          id,
          summary,
          [
            ...paragraphs(description),
            fieldList([...parameters, ...(body?.fields ?? [])]),
            ...paragraphs(body?.description ?? "", `${success.status} · ${success.description}`),
          ],
          `${method} ${path}`,
        ),
      ),
    section("webhooks", copy.webhooks.heading, [
      ...paragraphs(copy.webhooks.text),
      fieldList(webhooks.fields),
      ...paragraphs(webhooks.answer, webhooks.signature),
    ]),
    ...webhooks.families
      .flatMap(({ events }) => events)
      .map(({ id, name, description }) => section(id, name, paragraphs(description))),
    section("errors", copy.errors.heading, [
      ...paragraphs(copy.errors.text),
      entries(
        errors.map(({ status, name, description }) => ({
          name: `${status} ${name}`,
          text: description,
        })),
      ),
    ]),
    section("support", copy.support.heading, [
      ...paragraphs(copy.support.contact.text),
      entries([{ name: copy.support.sdk.heading, text: copy.support.sdk.text }]),
    ]),
  ];
}

function fieldList(fields: readonly Field[]): Block {
  return entries(fields.map(({ name, description }) => ({ name, text: description })));
}

function rateLimitTable(copy: CopyOf<"api">["rateLimits"], tiers: readonly RateLimitTier[]): Block {
  return table(
    copy.table,
    [copy.columns.plan, copy.columns.perHour, copy.columns.perMonth],
    tiers.map(({ name, perHour, perMonth }) => [
      name,
      perHour ?? copy.custom,
      perMonth ?? copy.unlimited,
    ]),
  );
}
