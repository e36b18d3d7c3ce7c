import { data, redirect } from "react-router";
import { editUrl } from "../content/edit-url.ts";
import { memberPortrait } from "../content/people.server.ts";
import {
  findPost,
  movedPath,
  neighbours,
  type Post,
  relatedPosts,
} from "../content/posts.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { itemPath, pagePath } from "../i18n/paths.ts";
import { newsletterView, submitForm } from "../leads/form/form.server.ts";
import { NewsletterForm } from "../leads/form/newsletter-form.tsx";
import { hasPart } from "../pages.ts";
import { breadcrumbs, notFoundHead, pageMeta } from "../seo/page-head.ts";
import { feedLinks } from "../seo/rss.server.ts";
import { blogPosting, siteHead } from "../seo/structured-data.server.ts";
import { NotFoundPage } from "../ui/not-found-page.tsx";
import { PostCards } from "../ui/post-card.tsx";
import { Section } from "../ui/section.tsx";
import type { Route } from "./+types/post";
import { filterPath } from "./blog/filter.ts";
import { summarize } from "./blog/listing.server.ts";
import { Article } from "./post/article.tsx";

export { clientAction, headers } from "../leads/form/route.ts";

/** The number of related posts. */
const relatedCount = 3;

export function loader({ context, params, url }: Route.LoaderArgs) {
  const locale = getLocale(context);
  const post = findPost(locale, params.slug);
  if (!post) {
    const moved = movedPath(url.pathname);
    if (moved) throw redirect(moved, 308);
    return data({ missing: getCopy(context, "notFound") }, 404);
  }

  const linkTo = (other: Post | undefined) =>
    other && { path: itemPath(locale, "post", other.slug), title: other.title };
  const { older, newer } = neighbours(locale, post);
  const summary = summarize(locale, post);
  const head = siteHead(context);
  const ogImage = `blog/${post.slug}`;
  const trail = [
    { name: getCopy(context, "blog").heading, path: pagePath(locale, "blog") },
    { name: summary.category, path: filterPath(locale, { category: post.category }) },
  ];
  const article = {
    ...summary,
    trail,
    authorPath: itemPath(locale, "author", post.author),
    person: memberPortrait(post.author),
    alt: post.image.alt,
    html: post.document.html,
    headings: post.document.headings,
    tags: post.tags,
    older: linkTo(older),
    newer: linkTo(newer),
  };
  return {
    article,
    ogImage,
    feeds: feedLinks(head),
    structuredData: [
      blogPosting(head, post, summary.category),
      breadcrumbs(head, ...trail, { name: article.title, path: article.path }),
    ],
    related: relatedPosts(locale, post, relatedCount).map((other) => summarize(locale, other)),
    copy: getCopy(context, "post"),
    foot: { copy: getCopy(context, "pageFoot"), editUrl: editUrl(post.file) },
    newsletter: newsletterView(context),
  };
}

/** Undefined without the newsletter: the page then accepts no form. */
export const action = hasPart("newsletter") ? subscribe : undefined;

async function subscribe(args: Route.ActionArgs) {
  const post = findPost(getLocale(args.context), args.params.slug);
  return post ? submitForm("newsletter", args) : data(undefined, 404);
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData }) => {
  if ("missing" in loaderData) return notFoundHead(loaderData.missing);
  const { article, ogImage, feeds, structuredData } = loaderData;
  return {
    title: article.title,
    description: article.excerpt,
    ogImage,
    feeds,
    article: { published: article.date, author: article.author },
    structuredData,
  };
});

export default function PostPage({ loaderData }: Route.ComponentProps) {
  if ("missing" in loaderData) return <NotFoundPage copy={loaderData.missing} />;
  const { related, copy, newsletter } = loaderData;
  return (
    <>
      <Article data={loaderData} />
      {/* The Markdown version of the blog has them. */}
      <div data-markdown="skip">
        {related.length > 0 && (
          <Section id="related" heading={copy.related}>
            <PostCards posts={related} />
          </Section>
        )}
        {hasPart("newsletter") && newsletter && <NewsletterForm {...newsletter} />}
      </div>
    </>
  );
}
