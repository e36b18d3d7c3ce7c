import { docsNavigation, guide, guideFile } from "../content/docs.server.ts";
import { editUrl } from "../content/edit-url.ts";
import { legalDocument } from "../content/legal.server.ts";
import { copyIn, getCopy, getLocale } from "../i18n/copy.server.ts";
import { interpolate } from "../i18n/format-message.ts";
import { pagePath } from "../i18n/paths.ts";
import { settingsContext } from "../load-context.server.ts";
import { breadcrumbs, pageMeta } from "../seo/page-head.ts";
import { DocsLayout } from "../ui/docs-layout.tsx";
import { PageAsMarkdown } from "../ui/page-as-markdown.tsx";
import { PageFoot } from "../ui/page-foot.tsx";
import type { Route } from "./+types/docs";
import { DocumentBody } from "./legal/document-body.tsx";
import "../ui/styles/code.css";
import "../ui/styles/prompt.css";

export const handle = "solidHeader";

export function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale(context);
  const { siteUrl } = context.get(settingsContext);
  const docsCrumb = { name: copyIn(locale, "layout").nav.docs, path: pagePath(locale, "docs") };
  const changelog = legalDocument(locale, "api-changelog");
  const page =
    url.pathname === docsCrumb.path
      ? {
          ogImage: "docs",
          title: getCopy(context, "docs").meta.title,
          document: guide(locale),
          file: guideFile(locale),
          trail: [docsCrumb],
        }
      : {
          ogImage: "api-changelog",
          title: changelog.title,
          document: changelog,
          file: `app/site/content/legal/api-changelog.${locale}.md`,
          trail: [docsCrumb, { name: changelog.title, path: url.pathname }],
        };
  const { document, file, ...head } = page;
  return {
    head,
    copy: getCopy(context, "legal"),
    navigation: docsNavigation(locale, getCopy(context, "docs").navigation),
    document: { ...document, html: interpolate(document.html, { siteUrl }) },
    foot: { copy: getCopy(context, "pageFoot"), editUrl: editUrl(file) },
    markdown: getCopy(context, "markdown"),
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData: { head, document }, site }) => ({
  title: head.title,
  description: document.description,
  ogImage: head.ogImage,
  structuredData: [breadcrumbs(site, ...head.trail)],
}));

/** The guide, or the API's changelog. */
export default function Docs({ loaderData }: Route.ComponentProps) {
  const { copy, navigation, document, foot, markdown } = loaderData;
  return (
    <DocsLayout navigation={navigation} sections={document.headings} hasContents>
      <DocumentBody document={document} depth={3} copy={copy}>
        <h1>{document.title}</h1>
        <PageAsMarkdown copy={markdown} />
      </DocumentBody>
      <PageFoot {...foot} />
    </DocsLayout>
  );
}
