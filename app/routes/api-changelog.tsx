import { entryHtml } from "../api-reference/changelog/html.ts";
import { changelogEntries } from "../api-reference/changelog/view.server.ts";
import { docsNavigation } from "../content/docs.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { feedPath, pagePath } from "../i18n/paths.ts";
import { breadcrumbs } from "../seo/breadcrumbs.ts";
import { rssType } from "../seo/feeds/rss.ts";
import { absolute } from "../seo/page-head.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { DocsLayout } from "../ui/docs-layout.tsx";
import { PageAsMarkdown } from "../ui/page-as-markdown.tsx";
import { PageFoot } from "../ui/page-foot.tsx";
import { Prose } from "../ui/prose.tsx";
import { RichText } from "../ui/rich-text.tsx";
import type { Route } from "./+types/api-changelog";

export const handle = { solidHeader: true };

export function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale(url);
  const { meta, heading, lede, rule, feed } = getCopy(context, url, "apiChangelog");
  const { navigation } = getCopy(context, url, "docs");
  const entries = changelogEntries(locale);
  return {
    copy: { meta, heading, lede, rule, feed },
    markdown: getCopy(context, url, "markdown"),
    navigation: docsNavigation(locale, navigation),
    navigationLabel: navigation.label,
    sections: entries.map(({ id, heading }) => ({ id, level: 2, text: heading })),
    html: entries
      .map((entry) => {
        const { id, heading } = entry;
        return `<h2 id="${id}"><a href="#${id}">${heading}</a></h2>\n${entryHtml(entry)}`;
      })
      .join("\n"),
    feedPath: feedPath(locale, "changelog"),
    foot: { copy: getCopy(context, url, "pageFoot"), editUrl: undefined },
  };
}

export const meta: Route.MetaFunction = pageMeta(
  ({ loaderData: { copy, feedPath }, site, pathname }) => ({
    ...copy.meta,
    ogImage: "api-changelog",
    feeds: [
      {
        tagName: "link",
        rel: "alternate",
        type: rssType,
        title: copy.feed.title,
        href: absolute(site.siteUrl, feedPath),
      },
    ],
    structuredData: [
      breadcrumbs(
        site,
        { name: site.copy.nav.docs, path: pagePath(site.locale, "docs") },
        { name: copy.heading, path: pathname },
      ),
    ],
  }),
);

/** What has changed in the API's description, release by release. */
export default function ApiChangelog({ loaderData }: Route.ComponentProps) {
  const { copy, markdown, navigation, navigationLabel, sections, html, feedPath, foot } =
    loaderData;
  return (
    <DocsLayout label={navigationLabel} navigation={navigation} sections={sections}>
      <header>
        <h1>{copy.heading}</h1>
        <p className="lede">
          <RichText text={copy.lede} />
        </p>
        <PageAsMarkdown copy={markdown} links={[{ label: copy.feed.link, to: feedPath }]} />
      </header>
      <p className="space-above-large">{copy.rule}</p>
      <Prose html={html} />
      <PageFoot {...foot} />
    </DocsLayout>
  );
}
