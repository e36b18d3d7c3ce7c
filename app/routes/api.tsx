import { Fragment } from "react";
import { apiSource } from "../api-reference/api-source.ts";
import { errorAnchor, errorsOf, operations } from "../api-reference/operations.ts";
import { apiReference } from "../api-reference/reference.server.ts";
import type { Schema, Tag } from "../api-reference/types.ts";
import { docsNavigation } from "../content/docs.server.ts";
import { editUrl } from "../content/edit-url.ts";
import type { CopyOf } from "../i18n/copy.server.ts";
import { copyIn, getCopy, getLocale } from "../i18n/copy.server.ts";
import { pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { apiLinks } from "../llms/api-links.server.ts";
import { settingsContext } from "../load-context.server.ts";
import { sandboxGuide } from "../sandbox/guide.server.ts";
import { breadcrumbs } from "../seo/breadcrumbs.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { siteHead } from "../seo/site-head.server.ts";
import * as card from "../ui/card.module.css";
import { CopyStatus } from "../ui/copy-status.tsx";
import { DocsLayout } from "../ui/docs-layout.tsx";
import { GoLink, NewTabLink } from "../ui/link.tsx";
import { PageAsMarkdown } from "../ui/page-as-markdown.tsx";
import { PageFoot } from "../ui/page-foot.tsx";
import { RichText } from "../ui/rich-text.tsx";
import * as ruledList from "../ui/ruled-list.module.css";
import type { Route } from "./+types/api";
import { Endpoints } from "./api/endpoints.tsx";
import { Operation, Samples } from "./api/operation.tsx";
import { Part } from "./api/part.tsx";
import { Sandbox } from "./api/sandbox.tsx";
import { Entry, EntryList, Paragraphs } from "./api/schema.tsx";
import { sectionsOf } from "./api/sections.ts";
import { Table } from "./api/table.tsx";
import { Code } from "./api/try-it/code.tsx";
import { Webhooks } from "./api/webhooks.tsx";
import { WithSample } from "./api/with-sample.tsx";

export const handle = { solidHeader: true };

export function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale(url);
  const { siteUrl } = context.get(settingsContext);
  const { navigation } = getCopy(context, url, "docs");
  const copy = getCopy(context, url, "api");
  const reference = apiReference(locale, siteUrl);
  return {
    copy,
    sections: sectionsOf(copy, reference.document),
    structuredData: [
      breadcrumbs(
        siteHead(context, url),
        { name: copyIn(locale, "chrome").nav.docs, path: pagePath(locale, "docs") },
        { name: copy.heading, path: url.pathname },
      ),
    ],
    codeBlock: getCopy(context, url, "codeBlock"),
    markdown: getCopy(context, url, "markdown"),
    navigationLabel: navigation.label,
    navigation: docsNavigation(locale, navigation),
    reference,
    sandbox: sandboxGuide(locale, siteUrl),
    formats: apiLinks(locale),
    foot: {
      copy: getCopy(context, url, "pageFoot"),
      editUrl: editUrl(apiSource(locale)),
    },
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData: { copy, structuredData } }) => ({
  ...copy.meta,
  ogImage: "api",
  structuredData,
}));

export default function Api({ loaderData }: Route.ComponentProps) {
  const { copy, codeBlock, markdown, navigationLabel, navigation, reference, foot } = loaderData;
  const { sandbox, formats, sections } = loaderData;
  const { document } = reference;
  const { tags, paths, webhooks, components } = document;
  const { examples, support } = copy;
  const { securitySchemes, schemas } = components;
  const rateLimits = document["x-rate-limits"];
  const errors = errorsOf(operations(paths));
  const copyLabel = codeBlock.idle;
  const locale = useLocale();
  return (
    <DocsLayout label={navigationLabel} navigation={navigation} sections={sections}>
      <header>
        <h1>{copy.heading}</h1>
        <p className="lede">{copy.lede}</p>
        <PageAsMarkdown copy={markdown} links={formats} />
      </header>
      <CopyStatus copy={codeBlock} />

      <Part id="endpoints" heading={copy.endpoints.heading}>
        <p>
          <RichText text={copy.endpoints.text} />
        </p>
        <p className="space-above">
          <RichText text={copy.tools} />
        </p>
        <Endpoints tags={tags} paths={paths} />
      </Part>

      <Part id="authentication" heading={copy.authentication.heading}>
        <WithSample
          sample={<div dangerouslySetInnerHTML={{ __html: reference.authorizationHeader }} />}
        >
          <p>
            <RichText text={copy.authentication.key} />
          </p>
          {Object.entries(securitySchemes).map(([name, { description, flows = {} }]) => (
            <Fragment key={name}>
              <Paragraphs text={description} />
              {Object.entries(flows).map(([flow, { tokenUrl, scopes }]) => (
                <EntryList key={flow} heading={copy.authentication.scopes} level="h3">
                  {tokenUrl && <Entry code={tokenUrl}>{copy.authentication.token}</Entry>}
                  {Object.entries(scopes).map(([scope, effect]) => (
                    <Entry key={scope} code={scope}>
                      {effect}
                    </Entry>
                  ))}
                </EntryList>
              ))}
            </Fragment>
          ))}
        </WithSample>
      </Part>

      <Part id="sandbox" heading={copy.sandbox.heading}>
        <Sandbox {...sandbox} sample={reference.sandboxSample} />
      </Part>

      {rateLimits && (
        <Part id="rate-limits" heading={copy.rateLimits.heading}>
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
        </Part>
      )}

      {Object.values(schemas).map((schema) => (
        <NamedValues key={schema["x-anchor"]} schema={schema} />
      ))}

      <Part id="examples" heading={examples.heading}>
        <p>
          <RichText text={examples.text} />
        </p>
        {operations(paths).map((entry) => (
          <Operation
            key={entry.operation.operationId}
            entry={entry}
            copy={examples}
            copyLabel={copyLabel}
          />
        ))}
      </Part>

      {tags
        .filter((tag) => tag["x-traitTag"])
        .map((tag) => (
          <Trait key={tag.name} tag={tag} copy={examples} copyLabel={copyLabel} />
        ))}

      {webhooks && (
        <Part id="webhooks" heading={copy.webhooks.heading}>
          <p>
            <RichText text={copy.webhooks.text} />
          </p>
          <Webhooks document={document} copy={copy} copyLabel={copyLabel} />
        </Part>
      )}

      <Part id="errors" heading={copy.errors.heading}>
        <p>
          <RichText text={copy.errors.text} />
        </p>
        <Table
          label={copy.errors.table}
          columns={Object.values(copy.errors.columns)}
          rows={errors.map(([status, error]) => ({
            id: errorAnchor(status),
            heading: status,
            cells: [
              error["x-display-name"] ?? "",
              <RichText key="meaning" text={error.description} />,
              <RichText key="action" text={error["x-action"] ?? ""} />,
            ],
          }))}
        />
        <Code label={copy.errors.example} html={problemOf(errors) ?? ""} copyLabel={copyLabel} />
      </Part>

      <Part id="support" heading={support.heading}>
        <div className="columns">
          <div className={`balanced ${card.card}`}>
            <h3>{support.contact.heading}</h3>
            <p>{support.contact.text}</p>
            <GoLink to={pagePath(locale, "contact")}>{support.contact.link}</GoLink>
          </div>
          <div className={`balanced ${card.card}`}>
            <h3>{support.sdk.heading}</h3>
            <p>{support.sdk.text}</p>
            <NewTabLink to={support.sdk.url} hint={support.sdk.newTab}>
              {support.sdk.link}
            </NewTabLink>
          </div>
        </div>
      </Part>
      <PageFoot {...foot} />
    </DocsLayout>
  );
}

/** What the values of a schema mean, as a section of the page. */
function NamedValues({ schema }: { schema: Schema }) {
  return (
    <Part id={schema["x-anchor"] ?? ""} heading={schema["x-display-name"] ?? ""}>
      <Paragraphs text={schema["x-intro"] ?? ""} />
      <dl className={`${ruledList.list} ${ruledList.compact}`}>
        {Object.entries(schema["x-enum-descriptions"] ?? {}).map(([value, description]) => (
          <Entry key={value} code={value}>
            {description}
          </Entry>
        ))}
      </dl>
    </Part>
  );
}

interface TraitProps {
  tag: Tag;
  copy: CopyOf<"api">["examples"];
  copyLabel: string;
}

/** What holds for several endpoints. */
function Trait({ tag, copy, copyLabel }: TraitProps) {
  const samples = tag["x-codeSamples"];
  const text = <Paragraphs text={tag.description} />;
  return (
    <Part id={tag.name} heading={tag["x-display-name"]}>
      {samples ? (
        <WithSample sample={<Samples samples={samples} copy={copy} copyLabel={copyLabel} />}>
          {text}
        </WithSample>
      ) : (
        text
      )}
    </Part>
  );
}

/** The example of the first error, as HTML. */
function problemOf([first]: ReturnType<typeof errorsOf>): string | undefined {
  const [media] = Object.values(first?.[1].content ?? {});
  return Object.values(media?.examples ?? {})[0]?.html;
}
