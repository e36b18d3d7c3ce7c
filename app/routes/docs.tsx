import { docsNavigation, guide, guideFile } from "../content/docs.server.ts";
import { editUrl } from "../content/edit-url.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { interpolate } from "../i18n/format-message.ts";
import { settingsContext } from "../load-context.server.ts";
import { breadcrumbs, pageMeta } from "../seo/page-head.ts";
import { CopyStatus } from "../ui/copy-status.tsx";
import { DocsLayout } from "../ui/docs-layout.tsx";
import { PageAsMarkdown } from "../ui/page-as-markdown.tsx";
import { PageFoot } from "../ui/page-foot.tsx";
import { Prose } from "../ui/prose.tsx";
import type { Route } from "./+types/docs";
import "../ui/styles/code.css";
import "../ui/styles/prompt.css";

export const handle = { solidHeader: true };

export function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale(context);
  const { meta, updated, navigation } = getCopy(context, "docs");
  const { siteUrl } = context.get(settingsContext);
  const document = guide(locale);
  return {
    copy: { meta, updated, navigationLabel: navigation.label },
    navigation: docsNavigation(locale, navigation),
    guide: { ...document, html: interpolate(document.html, { siteUrl }) },
    foot: { copy: getCopy(context, "pageFoot"), editUrl: editUrl(guideFile(locale)) },
    codeBlock: getCopy(context, "codeBlock"),
    markdown: getCopy(context, "markdown"),
  };
}

export const meta: Route.MetaFunction = pageMeta(
  ({ loaderData: { copy, guide }, site, pathname }) => ({
    title: copy.meta.title,
    description: guide.description,
    ogImage: "docs",
    structuredData: [breadcrumbs(site, { name: site.copy.nav.docs, path: pathname })],
  }),
);

export default function Docs({ loaderData }: Route.ComponentProps) {
  const { copy, navigation, guide, foot, codeBlock, markdown } = loaderData;
  const { title, updated, html, headings } = guide;
  return (
    <DocsLayout label={copy.navigationLabel} navigation={navigation} sections={headings}>
      <header>
        <h1>{title}</h1>
        <p className="note">
          {copy.updated} <time dateTime={updated.date}>{updated.label}</time>
        </p>
        <PageAsMarkdown copy={markdown} />
      </header>
      <Prose html={html} />
      <PageFoot {...foot} />
      <CopyStatus copy={codeBlock} />
    </DocsLayout>
  );
}
