import { Fragment, type ReactNode } from "react";
import { apiSource } from "../api/api-source.ts";
import { errorAnchor, findErrors, listOperations } from "../api/operations.ts";
import { Endpoints } from "../api/page/endpoints.tsx";
import { findExample, Operation, Samples } from "../api/page/operation.tsx";
import { Entries, Entry, EntryList, Paragraphs } from "../api/page/schema.tsx";
import { Table } from "../api/page/table.tsx";
import { Webhooks } from "../api/page/webhooks.tsx";
import { WithSample } from "../api/page/with-sample.tsx";
import { apiReference } from "../api/reference.server.ts";
import { errorKey, testKeys } from "../api/sandbox/test-keys.ts";
import { Code } from "../api/try-it/code.tsx";
import { docsNavigation } from "../content/docs.server.ts";
import { editUrl } from "../content/edit-url.ts";
import type { MarkdownHeading } from "../content/markdown/markdown-document.ts";
import { type CopyOf, copyIn, getCopy, getLocale } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { openapiPath, pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { bodyLimits } from "../limits.ts";
import { settingsContext } from "../load-context.server.ts";
import { hasPart, sandboxPath } from "../pages.ts";
import { breadcrumbs, pageMeta } from "../seo/page-head.ts";
import { skillPath } from "../seo/text/skill-paths.ts";
import { CopyLabel } from "../ui/copy-button.tsx";
import { CopyStatus } from "../ui/copy-status.tsx";
import { DocsLayout } from "../ui/docs-layout.tsx";
import { GoLink, NewTabLink } from "../ui/link.tsx";
import { PageAsMarkdown } from "../ui/page-as-markdown.tsx";
import { PageFoot } from "../ui/page-foot.tsx";
import { RichText } from "../ui/rich-text.tsx";
import * as ruledList from "../ui/ruled-list.module.css";
import type { Route } from "./+types/api";

export const handle = "solidHeader";

export function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale(context);
  const { siteUrl } = context.get(settingsContext);
  const copy = getCopy(context, "api");
  const reference = apiReference(locale, siteUrl);
  const { text, keys } = copy.sandbox;
  const errors = findErrors(listOperations(reference.document.paths));
  return {
    copy,
    codeBlock: getCopy(context, "codeBlock"),
    markdown: getCopy(context, "markdown"),
    navigation: docsNavigation(locale, getCopy(context, "docs").navigation),
    reference,
    sandbox: hasPart("sandbox") && {
      text: formatMessage(text, { url: siteUrl + sandboxPath, size: bodyLimits.size / 1024 }),
      keys: {
        [testKeys.plain]: keys.plain,
        [testKeys.starter]: keys.starter,
        [testKeys.professional]: keys.professional,
        [errors.map(([status]) => errorKey(status)).join(" ")]: keys.error,
      },
    },
    errors: {
      ...(hasPart("sandbox") && copyIn(locale, "sandbox").errors),
      ...Object.fromEntries(
        errors.map(([status, { description, ...error }]) => [
          status,
          {
            title: error["x-display-name"] ?? "",
            meaning: description,
            action: error["x-action"] ?? "",
          },
        ]),
      ),
    },
    // The API's description for tools, and its skill for agents.
    formats: [
      { label: "OpenAPI", icon: "code", to: openapiPath(locale) },
      { label: copyIn(locale, "llms").skill.title, icon: "file", to: skillPath(locale) },
    ] as const,
    foot: {
      copy: getCopy(context, "pageFoot"),
      editUrl: editUrl(apiSource(locale)),
    },
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData: { copy }, site, pathname }) => ({
  ...copy.meta,
  ogImage: "api",
  structuredData: [
    breadcrumbs(
      site,
      { name: site.copy.nav.docs, path: pagePath(site.locale, "docs") },
      { name: copy.heading, path: pathname },
    ),
  ],
}));

/** A section of the page. */
interface Part {
  /** The ID of the heading, which links to itself. */
  id: string;
  heading: string;
  content: ReactNode;
  /** The headings of its subsections. */
  sections?: readonly MarkdownHeading[];
}

export default function Api({ loaderData }: Route.ComponentProps) {
  const { copy, codeBlock, markdown, navigation, foot, formats } = loaderData;
  const parts = partsOf(loaderData);
  const sections = parts.flatMap(({ id, heading, sections = [] }) => [
    { id, level: 2, text: heading },
    ...sections,
  ]);
  return (
    <DocsLayout navigation={navigation} sections={sections}>
      <header>
        <h1>{copy.heading}</h1>
        <p className="lede">{copy.lede}</p>
        <PageAsMarkdown copy={markdown} links={formats} />
      </header>
      <CopyStatus copy={codeBlock} />
      <CopyLabel value={codeBlock.idle}>
        {parts.map(({ id, heading, content }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>
              <a href={`#${id}`}>{heading}</a>
            </h2>
            {content}
          </section>
        ))}
      </CopyLabel>
      <PageFoot {...foot} />
    </DocsLayout>
  );
}

/** The sections of the page: those of the API's document, and the site's own. */
function partsOf(loaderData: Route.ComponentProps["loaderData"]) {
  const { copy, reference, sandbox } = loaderData;
  const { document } = reference;
  const { tags, paths, webhooks, components, "x-rate-limits": rateLimits } = document;
  const { endpoints, authentication, examples, errors } = copy;
  const entries = listOperations(paths);
  const parts: (Part | undefined | false)[] = [
    {
      id: "endpoints",
      heading: endpoints.heading,
      content: (
        <>
          <Paragraphs text={`${endpoints.text}\n\n${copy.tools}`} />
          <Endpoints tags={tags} paths={paths} />
        </>
      ),
    },
    {
      id: "authentication",
      heading: authentication.heading,
      content: (
        <WithSample
          sample={<Code label={authentication.header} html={reference.authorizationHeader} />}
        >
          <Paragraphs text={authentication.key} />
          {Object.entries(components.securitySchemes).map(([name, { description, flows = {} }]) => (
            <Fragment key={name}>
              <Paragraphs text={description} />
              {Object.entries(flows).map(([flow, { tokenUrl, scopes }]) => (
                <EntryList key={flow} heading={authentication.scopes} level="h3">
                  {tokenUrl && <Entry code={tokenUrl}>{authentication.token}</Entry>}
                  <Entries texts={scopes} />
                </EntryList>
              ))}
            </Fragment>
          ))}
        </WithSample>
      ),
    },
    sandbox && {
      id: "sandbox",
      heading: copy.sandbox.heading,
      content: (
        <WithSample sample={<Code label={copy.sandbox.sample} html={reference.sandboxSample} />}>
          <Paragraphs text={sandbox.text} />
          <EntryList heading={copy.sandbox.keys.heading} level="h3">
            <Entries texts={sandbox.keys} />
          </EntryList>
        </WithSample>
      ),
    },
    rateLimits && {
      id: "rate-limits",
      heading: copy.rateLimits.heading,
      content: (
        <>
          <Paragraphs text={rateLimits.description} />
          <Table
            label={copy.rateLimits.table}
            columns={Object.values(copy.rateLimits.columns)}
            rows={Object.entries(rateLimits.tiers).map(([id, tier]) => ({
              id: `limits-${id}`,
              heading: (
                <>
                  {tier["x-display-name"]} <small>{tier.description}</small>
                </>
              ),
              cells: [tier["per-hour"], tier["per-month"]],
            }))}
          />
          <p className="space-above">{copy.rateLimits.note}</p>
        </>
      ),
    },
    // The meanings of the values of schemas.
    ...Object.values(components.schemas).map((schema) => ({
      id: schema["x-anchor"] ?? "",
      heading: schema["x-display-name"] ?? "",
      content: (
        <>
          <Paragraphs text={schema["x-intro"] ?? ""} />
          <dl className={`small ruled hairline ${ruledList.list} ${ruledList.compact}`}>
            <Entries texts={schema["x-enum-descriptions"] ?? {}} />
          </dl>
        </>
      ),
    })),
    {
      id: "examples",
      heading: examples.heading,
      content: (
        <>
          <Paragraphs text={examples.text} />
          {entries.map((entry) => (
            <Operation key={entry.operation.operationId} entry={entry} copy={examples} />
          ))}
        </>
      ),
      sections: entries.map(({ operation: { operationId, summary } }) => ({
        id: operationId,
        level: 3,
        text: summary,
      })),
    },
    // Rules that several endpoints share.
    ...tags
      .filter((tag) => tag["x-traitTag"])
      .map(({ name, description, "x-display-name": heading, "x-codeSamples": samples }) => ({
        id: name,
        heading,
        content: (
          <WithSample sample={samples && <Samples samples={samples} copy={examples} />}>
            <Paragraphs text={description} />
          </WithSample>
        ),
      })),
    webhooks && {
      id: "webhooks",
      heading: copy.webhooks.heading,
      content: (
        <>
          <Paragraphs text={copy.webhooks.text} />
          <Webhooks document={document} copy={copy} />
        </>
      ),
    },
    {
      id: "errors",
      heading: errors.heading,
      content: (
        <>
          <Paragraphs text={errors.text} />
          <Table
            label={errors.table}
            columns={Object.values(errors.columns)}
            rows={Object.entries(loaderData.errors).map(([status, { title, meaning, action }]) => ({
              id: errorAnchor(status),
              heading: status,
              cells: [
                title,
                <RichText key="meaning" text={meaning} />,
                <RichText key="action" text={action} />,
              ],
            }))}
          />
          <Code
            label={errors.example}
            html={findExample(findErrors(entries)[0]?.[1].content)?.html ?? ""}
          />
        </>
      ),
    },
    { id: "support", heading: copy.support.heading, content: <Support copy={copy.support} /> },
  ];
  return parts.filter((part) => part !== undefined && part !== false);
}

function Support({ copy: { contact, sdk } }: { copy: CopyOf<"api">["support"] }) {
  return (
    <div className="columns">
      <div className="balanced card">
        <h3>{contact.heading}</h3>
        <p>{contact.text}</p>
        <GoLink to={pagePath(useLocale(), "contact")}>{contact.link}</GoLink>
      </div>
      <div className="balanced card">
        <h3>{sdk.heading}</h3>
        <p>{sdk.text}</p>
        <NewTabLink to={sdk.url} hint={sdk.newTab}>
          {sdk.link}
        </NewTabLink>
      </div>
    </div>
  );
}
