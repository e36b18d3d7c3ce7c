import { documents, references } from "virtual:api-reference";
import { operationSamples } from "../../api-reference/operation-samples.ts";
import { operations, requestBodyOf } from "../../api-reference/operations.ts";
import { authorizationHeader } from "../../api-reference/samples.ts";
import { sandboxSample } from "../../api-reference/sandbox-sample.ts";
import { copyIn } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { pagePath } from "../../i18n/paths.ts";
import { sandboxGuide } from "../../sandbox/guide.server.ts";
import { site } from "../../site.ts";
import { apiLinks } from "../api-links.server.ts";
import { blocks, codeBlock, list, table } from "../blocks.ts";
import { link } from "../copy-blocks.ts";
import { copyMarkdown } from "../copy-markdown.ts";
import { fieldList, operationMarkdown } from "../operation-markdown.ts";
import type { MarkdownPage } from "../page-markdown.ts";

/** The API reference as Markdown, from the same data as its page. */
export function apiPage(locale: Locale): MarkdownPage {
  const copy = copyIn(locale, "api");
  const { authentication, rateLimits, studyTypes } = references[locale];
  const text = (sentence: string) => copyMarkdown(sentence, locale);
  return {
    title: copy.heading,
    summary: copy.lede,
    notes: apiLinks(locale).map(({ label, to }) => link(label, to)),
    body: blocks(
      `## ${copy.status.heading}`,
      list(copy.status.published.items.map(text)),
      `**${copy.status.unpublished.heading}**`,
      list(copy.status.unpublished.items.map(text)),
      text(copy.status.news),

      `## ${copy.endpoints.heading}`,
      text(copy.endpoints.text),
      endpoints(locale),

      `## ${copy.authentication.heading}`,
      authentication.description,
      codeBlock("http", authorizationHeader),
      text(copy.authentication.key),
      authentication.oauth,

      `## ${copy.sandbox.heading}`,
      sandboxBlocks(locale),

      `## ${copy.rateLimits.heading}`,
      rateLimits.description,
      rateLimitTable(locale),
      copy.rateLimits.note,

      `## ${copy.studyTypes.heading}`,
      text(copy.studyTypes.text),
      list(studyTypes.map(({ value, description }) => `\`${value}\` · ${description}`)),

      `## ${copy.examples.heading}`,
      text(copy.examples.text),
      examples(locale),

      `## ${copy.webhooks.heading}`,
      text(copy.webhooks.text),
      webhooks(locale),

      `## ${copy.errors.heading}`,
      copy.errors.text,
      errorTable(locale),

      `## ${copy.support.heading}`,
      list([
        `[${copy.support.contact.link}]({{siteUrl}}${pagePath(locale, "contact")}) · ${copy.support.contact.text}`,
        `[${copy.support.sdk.link}](${site.api.sdkUrl}) · ${copy.support.sdk.text}`,
      ]),
    ),
  };
}

export function rateLimitTable(locale: Locale): string {
  const { columns, custom, unlimited } = copyIn(locale, "api").rateLimits;
  return table(
    Object.values(columns),
    references[locale].rateLimits.tiers.map(({ name, description, perHour, perMonth }) => [
      `${name}<br>${description}`,
      perHour ?? custom,
      perMonth ?? unlimited,
    ]),
  );
}

export function errorTable(locale: Locale): string {
  return table(
    Object.values(copyIn(locale, "api").errors.columns),
    references[locale].errors.map(({ status, name, description }) => [status, name, description]),
  );
}

/** How the sandbox is used, with a call to it. */
export function sandboxBlocks(locale: Locale): string {
  const { paragraphs, keys } = sandboxGuide(locale, "{{siteUrl}}");
  return blocks(
    ...paragraphs.map((text) => copyMarkdown(text, locale)),
    codeBlock("bash", sandboxSample(documents[locale], "{{siteUrl}}")),
    `### ${keys.heading}`,
    list(keys.entries.map(({ key, effect }) => `\`${key}\` · ${effect}`)),
  );
}

function endpoints(locale: Locale): string {
  return blocks(
    ...references[locale].groups.flatMap(({ name, description, operations }) => [
      `### ${name}`,
      description,
      list(operations.map(({ method, path, summary }) => `\`${method} ${path}\` · ${summary}`)),
    ]),
  );
}

function examples(locale: Locale): string {
  const { examples: copy } = copyIn(locale, "api");
  const document = documents[locale];
  const views = references[locale].groups.flatMap(({ operations }) => operations);
  return blocks(
    ...operations(document.paths).map((entry) => {
      const view = views.find(({ id }) => id === entry.operation.operationId);
      if (!view) throw new Error(`The reference has no ${entry.operation.operationId}.`);
      const samples = operationSamples(entry, document);
      return operationMarkdown(view, samples, copy, copyMarkdown(copy.errors, locale));
    }),
  );
}

function webhooks(locale: Locale): string {
  const { webhooks: copy, examples } = copyIn(locale, "api");
  const { webhooks } = references[locale];
  const document = documents[locale];
  const samples = operations(document.webhooks).flatMap(({ operation }) => {
    const body = requestBodyOf(operation, document);
    return body?.content["application/json"].examples?.sample ?? [];
  });
  return blocks(
    ...webhooks.families.flatMap(({ name, events }) => [
      `### ${name}`,
      list(events.map(({ name, description }) => `\`${name}\` · ${description}`)),
    ]),
    `### ${copy.payload}`,
    fieldList(webhooks.fields, examples),
    ...samples.flatMap(({ summary, value }) => [
      summary,
      codeBlock("json", JSON.stringify(value, null, 2)),
    ]),
    `### ${copy.receiving}`,
    webhooks.answer,
    webhooks.signature,
  );
}
