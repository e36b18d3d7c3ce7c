import { data } from "react-router";
import { findPost, neighbours, type Post, relatedPosts } from "../content/posts.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { itemPath, pagePath } from "../i18n/paths.ts";
import { blogPosting } from "../seo/blog-posting.ts";
import { breadcrumbs } from "../seo/breadcrumbs.ts";
import { feedLinks } from "../seo/feeds/feed-links.ts";
import { notFoundHead } from "../seo/not-found-head.ts";
import { absolute, pageHead } from "../seo/page-head.ts";
import { settingsContext } from "../server-context.ts";
import { site } from "../site.ts";
import { NotFoundPage } from "../ui/not-found-page.tsx";
import { PostCards } from "../ui/post-card.tsx";
import { Section } from "../ui/section.tsx";
import { CodeCopy } from "../widgets/code-copy.tsx";
import { NewsletterForm } from "../widgets/newsletter-form.tsx";
import type { Route } from "./+types/post";
import { summarize } from "./blog/summary.server.ts";
import { formView } from "./forms/form-view.server.ts";
import { submitForm } from "./forms/submit.server.ts";
import { Article, type ArticleContent } from "./post/article.tsx";

export { clientAction } from "./forms/client-action.ts";
export { headers } from "./forms/headers.ts";

export const handle = { overSky: true };

/** How many posts are offered to read next. */
const offered = 3;

export function loader({ context, params, url }: Route.LoaderArgs) {
  const locale = getLocale(url);
  const post = findPost(locale, params.slug);
  if (!post) return data({ missing: getCopy(context, url, "notFound") }, 404);

  const blog = getCopy(context, url, "blog");
  const adjacent = (other: Post | undefined) =>
    other && { path: itemPath(locale, "post", other.slug), title: other.title };
  const { older, newer } = neighbours(locale, post);
  const summary = summarize(locale, post, blog);
  const article: ArticleContent = {
    ...summary,
    categoryId: post.category,
    monogram: site.team[post.author].monogram,
    alt: post.image.alt,
    html: post.html,
    headings: post.headings,
    tags: post.tags,
    url: absolute(context.get(settingsContext).siteUrl, summary.path),
    older: adjacent(older),
    newer: adjacent(newer),
  };
  return {
    article,
    slug: post.slug,
    blogName: blog.heading,
    related: relatedPosts(locale, post, offered).map((other) => summarize(locale, other, blog)),
    copy: getCopy(context, url, "post"),
    newsletter: getCopy(context, url, "newsletter"),
    form: formView("newsletter", context, url),
    codeBlock: getCopy(context, url, "codeBlock"),
  };
}

export async function action(args: Route.ActionArgs) {
  const post = findPost(getLocale(args.url), args.params.slug);
  return post ? submitForm("newsletter", args) : data(undefined, 404);
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!loaderData || !site) return [];
  const { pathname } = location;
  if ("missing" in loaderData) return notFoundHead(site, loaderData.missing, pathname);
  const { article, slug, blogName } = loaderData;
  const picture = `blog/${slug}`;
  return pageHead(site, {
    title: article.title,
    description: article.excerpt,
    pathname,
    picture,
    markdown: true,
    feeds: feedLinks(site),
    article: { published: article.date, author: article.author },
    structuredData: [
      blogPosting(site, { ...article, picture }),
      breadcrumbs(
        site,
        { name: blogName, path: pagePath(site.locale, "blog") },
        { name: article.title, path: pathname },
      ),
    ],
  });
}

export default function PostPage({ loaderData }: Route.ComponentProps) {
  if ("missing" in loaderData) return <NotFoundPage copy={loaderData.missing} />;
  const { article, related, copy, newsletter, form, codeBlock } = loaderData;
  return (
    <>
      <Article post={article} copy={copy} />
      <CodeCopy copy={codeBlock} />
      <Section id="related" heading={copy.related}>
        <PostCards posts={related} />
      </Section>
      <NewsletterForm copy={newsletter} view={form} />
    </>
  );
}
