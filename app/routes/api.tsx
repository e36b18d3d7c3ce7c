import type { ReactNode } from "react";
import { apiSource } from "../api/api-source.ts";
import { findErrors, listOperations } from "../api/operations.ts";
import { Endpoints } from "../api/page/endpoints.tsx";
import {
  Authentication,
  Errors,
  Operations,
  RateLimits,
  Sandbox,
  SchemaValues,
  Support,
  Trait,
} from "../api/page/sections.tsx";
import { Webhooks } from "../api/page/webhooks.tsx";
import { apiReference } from "../api/reference.server.ts";
import { errorKey, testKeys } from "../api/sandbox/test-keys.ts";
import { docsNavigation } from "../content/docs.server.ts";
import { editUrl } from "../content/edit-url.ts";
import type { MarkdownHeading } from "../content/markdown/markdown-document.ts";
import { copyIn, getCopy, getLocale } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { openapiPath, pagePath } from "../i18n/paths.ts";
import { bodyLimits } from "../limits.ts";
import { settingsContext } from "../load-context.server.ts";
import { hasPart, sandboxPath } from "../pages.ts";
import { breadcrumbs, pageMeta } from "../seo/page-head.ts";
import { skillPath } from "../seo/text/skill-paths.ts";
import { CopyLabel } from "../ui/copy-button.tsx";
import { DocsLayout } from "../ui/docs-layout.tsx";
import { PageAsMarkdown } from "../ui/page-as-markdown.tsx";
import { PageFoot } from "../ui/page-foot.tsx";
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
    foot: { copy: getCopy(context, "pageFoot"), editUrl: editUrl(apiSource(locale)) },
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

type LoaderData = Route.ComponentProps["loaderData"];

/** A section of the page. */
interface PageSection {
  /** The ID of the heading, which links to itself. */
  id: string;
  heading: string;
  content: ReactNode;
  subsections?: readonly MarkdownHeading[];
}

export default function Api({ loaderData, matches }: Route.ComponentProps) {
  const { copy, markdown, navigation, foot, formats } = loaderData;
  const sections = listSections(loaderData);
  const headings = sections.flatMap(({ id, heading, subsections = [] }) => [
    { id, level: 2, text: heading },
    ...subsections,
  ]);
  return (
    <DocsLayout navigation={navigation} sections={headings}>
      <header>
        <h1>{copy.heading}</h1>
        <PageAsMarkdown copy={markdown} links={formats} />
        <p className="lede">{copy.lede}</p>
      </header>
      <CopyLabel value={matches[0].loaderData.codeBlock.idle}>
        {sections.map(({ id, heading, content }) => (
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

/** Lists the sections of the page: those of the API's document, and the site's own. */
function listSections({ copy, reference, sandbox, errors }: LoaderData): PageSection[] {
  const { document } = reference;
  const { tags, paths, webhooks, components, "x-rate-limits": rateLimits } = document;
  const entries = listOperations(paths);
  const sections: (PageSection | undefined | false)[] = [
    {
      id: "endpoints",
      heading: copy.endpoints.heading,
      content: <Endpoints tags={tags} paths={paths} copy={copy} />,
    },
    {
      id: "authentication",
      heading: copy.authentication.heading,
      content: <Authentication copy={copy.authentication} reference={reference} />,
    },
    sandbox && {
      id: "sandbox",
      heading: copy.sandbox.heading,
      content: <Sandbox copy={copy.sandbox} {...sandbox} sample={reference.sandboxSample} />,
    },
    rateLimits && {
      id: "rate-limits",
      heading: copy.rateLimits.heading,
      content: <RateLimits copy={copy.rateLimits} limits={rateLimits} />,
    },
    // The meanings of the values of schemas.
    ...Object.values(components.schemas).map((schema) => ({
      id: schema["x-anchor"] ?? "",
      heading: schema["x-display-name"] ?? "",
      content: <SchemaValues schema={schema} />,
    })),
    {
      id: "examples",
      heading: copy.examples.heading,
      content: <Operations copy={copy.examples} entries={entries} />,
      subsections: entries.map(({ operation: { operationId, summary } }) => ({
        id: operationId,
        level: 3,
        text: summary,
      })),
    },
    // Rules that several endpoints share.
    ...tags
      .filter((tag) => tag["x-traitTag"])
      .map((tag) => ({
        id: tag.name,
        heading: tag["x-display-name"],
        content: <Trait copy={copy.examples} tag={tag} />,
      })),
    webhooks && {
      id: "webhooks",
      heading: copy.webhooks.heading,
      content: <Webhooks document={document} copy={copy} />,
    },
    {
      id: "errors",
      heading: copy.errors.heading,
      content: <Errors copy={copy.errors} errors={errors} entries={entries} />,
    },
    { id: "support", heading: copy.support.heading, content: <Support copy={copy.support} /> },
  ];
  return sections.filter((section) => section !== undefined && section !== false);
}
