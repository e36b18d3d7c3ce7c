import { references } from "virtual:api-reference";
import { apiSource } from "../api-reference/api-source.ts";
import { docsNavigation } from "../content/docs.server.ts";
import { editUrl } from "../content/edit-url.ts";
import { copyIn, getCopy, getLocale } from "../i18n/copy.server.ts";
import { interpolate } from "../i18n/interpolate.ts";
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
import { Errors } from "./api/errors.tsx";
import { Entry } from "./api/fields.tsx";
import { Operation } from "./api/operation.tsx";
import { Part } from "./api/part.tsx";
import { RateLimits } from "./api/rate-limits.tsx";
import { Sandbox } from "./api/sandbox.tsx";
import { sectionsOf } from "./api/sections.server.ts";
import { Status } from "./api/status.tsx";
import { Webhooks } from "./api/webhooks.tsx";
import { WithSample } from "./api/with-sample.tsx";

export const handle = { solidHeader: true };

export function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale(url);
  const { siteUrl } = context.get(settingsContext);
  const { navigation } = getCopy(context, url, "docs");
  const copy = getCopy(context, url, "api");
  return {
    copy,
    sections: sectionsOf(copy, references[locale]),
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
    reference: {
      ...references[locale],
      sandboxSample: interpolate(references[locale].sandboxSample, { siteUrl }),
    },
    sandbox: sandboxGuide(locale, siteUrl),
    formats: apiLinks(locale),
    foot: {
      copy: getCopy(context, url, "pageFoot"),
      editUrl: editUrl(`app/api-reference/${apiSource(locale)}`),
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
  const { groups, authentication, rateLimits, studyTypes, webhooks, errors } = reference;
  const { examples, support } = copy;
  const locale = useLocale();
  return (
    <DocsLayout label={navigationLabel} navigation={navigation} sections={sections}>
      <header>
        <h1>{copy.heading}</h1>
        <p className="lede">{copy.lede}</p>
        <PageAsMarkdown copy={markdown} links={formats} />
      </header>
      <CopyStatus copy={codeBlock} />
      <Status copy={copy.status} />

      <Part id="endpoints" heading={copy.endpoints.heading}>
        <p>
          <RichText text={copy.endpoints.text} />
        </p>
        <Endpoints groups={groups} />
      </Part>

      <Part id="authentication" heading={copy.authentication.heading}>
        <WithSample sample={<div dangerouslySetInnerHTML={{ __html: authentication.header }} />}>
          <p>{authentication.description}</p>
          <p>
            <RichText text={copy.authentication.key} />
          </p>
          <p>{authentication.oauth}</p>
        </WithSample>
      </Part>

      <Part id="sandbox" heading={copy.sandbox.heading}>
        <Sandbox {...sandbox} sample={reference.sandboxSample} />
      </Part>

      <Part id="rate-limits" heading={copy.rateLimits.heading}>
        <p>{rateLimits.description}</p>
        <RateLimits tiers={rateLimits.tiers} copy={copy.rateLimits} />
        <p className="space-above">{copy.rateLimits.note}</p>
      </Part>

      <Part id="study-types" heading={copy.studyTypes.heading}>
        <p>
          <RichText text={copy.studyTypes.text} />
        </p>
        <dl className={`${ruledList.list} ${ruledList.compact}`}>
          {studyTypes.map(({ value, description }) => (
            <Entry key={value} code={value}>
              {description}
            </Entry>
          ))}
        </dl>
      </Part>

      <Part id="examples" heading={examples.heading}>
        <p>
          <RichText text={examples.text} />
        </p>
        {groups.flatMap(({ operations }) =>
          operations.map((operation) => (
            <Operation
              key={operation.id}
              operation={operation}
              copy={examples}
              copyLabel={codeBlock.idle}
            />
          )),
        )}
      </Part>

      <Part id="webhooks" heading={copy.webhooks.heading}>
        <p>
          <RichText text={copy.webhooks.text} />
        </p>
        <Webhooks webhooks={webhooks} copy={copy} copyLabel={codeBlock.idle} />
      </Part>

      <Part id="errors" heading={copy.errors.heading}>
        <p>{copy.errors.text}</p>
        <Errors errors={errors} copy={copy.errors} />
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
