import { docsNavigation, guide } from "../content/docs.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { breadcrumbs } from "../seo/breadcrumbs.ts";
import { pageHead } from "../seo/page-head.ts";
import { Prose } from "../ui/prose.tsx";
import { CodeCopy } from "../widgets/code-copy.tsx";
import { DocsLayout } from "../widgets/docs-layout.tsx";
import { PageAsMarkdown } from "../widgets/page-as-markdown.tsx";
import type { Route } from "./+types/docs";
import "../styles/code.css";

export function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale(url);
  const { meta, updated, onThisPage, navigation } = getCopy(context, url, "docs");
  return {
    copy: { meta, updated, onThisPage, navigation: { label: navigation.label } },
    navigation: docsNavigation(locale, navigation),
    guide: guide(locale),
    codeBlock: getCopy(context, url, "codeBlock"),
    markdown: getCopy(context, url, "markdown"),
  };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!loaderData || !site) return [];
  return pageHead(site, {
    title: loaderData.copy.meta.title,
    description: loaderData.guide.description,
    pathname: location.pathname,
    picture: "docs",
    markdown: true,
    structuredData: [breadcrumbs(site, { name: site.copy.nav.docs, path: location.pathname })],
  });
}

export default function Docs({ loaderData }: Route.ComponentProps) {
  const { copy, navigation, guide, codeBlock, markdown } = loaderData;
  const { title, updated, html, headings } = guide;
  return (
    <DocsLayout copy={copy} navigation={navigation} sections={headings}>
      <header>
        <h1>{title}</h1>
        <p className="note">
          {copy.updated} <time dateTime={updated.date}>{updated.label}</time>
        </p>
        <PageAsMarkdown copy={markdown} />
      </header>
      <Prose html={html} />
      <CodeCopy copy={codeBlock} />
    </DocsLayout>
  );
}
