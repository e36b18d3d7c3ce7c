import { categories } from "../content/categories.ts";
import { allPosts } from "../content/posts.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { formatCount, formatMessage } from "../i18n/format-message.ts";
import { itemPath } from "../i18n/paths.ts";
import { newsletterView, submitForm } from "../leads/form/form.server.ts";
import { NewsletterForm } from "../leads/form/newsletter-form.tsx";
import { hasPart } from "../pages.ts";
import { breadcrumbs, pageMeta } from "../seo/page-head.ts";
import { feedLinks } from "../seo/rss.server.ts";
import { siteHead } from "../seo/structured-data.server.ts";
import { EmptyState } from "../ui/messages.tsx";
import { PageTop } from "../ui/page-top.tsx";
import { PostCard, PostCards } from "../ui/post-card.tsx";
import { Tabs } from "../ui/tabs.tsx";
import type { Route } from "./+types/blog";
import { filterPath, readFilter } from "./blog/filter.ts";
import { listPosts, resultsHeading, summarize } from "./blog/listing.server.ts";
import { CategoryChips, CategoryList, PageLinks, PostSearch, Results } from "./blog/lists.tsx";
import * as styles from "./blog.module.css";

export { clientAction, headers } from "../leads/form/route.ts";

/** The number of posts below each category in the tab of categories. */
const latestPosts = 3;

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale(context);
  const copy = getCopy(context, "blog");
  const filter = readFilter(url.searchParams);
  const heading = resultsHeading(filter, copy);
  const { posts, page, pages, total } = await listPosts(locale, filter);
  const featured = heading ? [] : allPosts(locale).filter((post) => post.featured);
  return {
    copy,
    feeds: feedLinks(siteHead(context)),
    newsletter: newsletterView(context),
    /** `heading` is empty without a filter. */
    filter: { query: filter.query, category: filter.category },
    heading,
    countLabel: formatCount(copy, "found", total, locale),
    list: { posts: posts.map((post) => summarize(locale, post)), page, pages },
    featured: featured.map((post) => summarize(locale, post)),
    total: allPosts(locale).length,
    categories: categories.map((category) => {
      const posts = allPosts(locale).filter((post) => post.category === category);
      return {
        id: category,
        ...copy.categories[category],
        count: posts.length,
        countLabel: formatCount(copy, "found", posts.length, locale),
        latest: posts
          .slice(0, latestPosts)
          .map(({ slug, title }) => ({ path: itemPath(locale, "post", slug), title })),
      };
    }),
  };
}

/** Undefined without the newsletter: the page then accepts no form. */
export const action = hasPart("newsletter")
  ? (args: Route.ActionArgs) => submitForm("newsletter", args)
  : undefined;

export const meta: Route.MetaFunction = pageMeta(({ loaderData, site, pathname }) => {
  const { copy, list, feeds } = loaderData;
  const { meta, heading, pages } = copy;
  // Search engines should list each page of the list, but no filtered ones
  // (developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading).
  const isLaterPage = list.page > 1 && !loaderData.heading;
  return {
    ...meta,
    ...(loaderData.heading && { title: `${loaderData.heading} · ${heading}` }),
    ...(isLaterPage && {
      title: `${heading} · ${formatMessage(pages.page, { page: list.page })}`,
      pathname: filterPath(site.locale, { tab: "recent", page: list.page }),
    }),
    ogImage: "blog",
    feeds,
    structuredData: [breadcrumbs(site, { name: heading, path: pathname })],
  };
});

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { copy, filter, heading, list, featured, total, newsletter } = loaderData;
  const [lead, ...others] = featured;
  return (
    <>
      <PageTop heading={copy.heading} lede={copy.lede} />

      <section className="section flush" id="posts" aria-label={copy.posts}>
        {total === 0 ? (
          <div className="wrap">
            <h2 className="visually-hidden">{copy.posts}</h2>
            <EmptyState {...copy.none} />
          </div>
        ) : (
          <div className="wrap">
            <div className={`row between ${styles.bar}`}>
              <CategoryChips data={loaderData} />
              <PostSearch label={copy.search} {...filter} />
            </div>
            {heading ? (
              <Results data={loaderData} />
            ) : (
              <Tabs
                label={copy.posts}
                kind="url"
                tabs={[
                  {
                    id: "featured",
                    label: copy.tabs.featured,
                    panel: (
                      <>
                        <h2 className="visually-hidden">{copy.tabs.featured}</h2>
                        {lead && <PostCard post={lead} lead />}
                        <PostCards posts={others} />
                      </>
                    ),
                  },
                  {
                    id: "recent",
                    label: copy.tabs.recent,
                    panel: (
                      <>
                        <h2 className="visually-hidden" id="list">
                          {copy.tabs.recent}
                        </h2>
                        <PostCards posts={list.posts} />
                        <PageLinks data={loaderData} />
                      </>
                    ),
                  },
                  {
                    id: "categories",
                    label: copy.tabs.categories,
                    panel: (
                      <>
                        <h2 className="visually-hidden">{copy.tabs.categories}</h2>
                        <CategoryList data={loaderData} />
                      </>
                    ),
                  },
                ]}
              />
            )}
          </div>
        )}
      </section>

      {hasPart("newsletter") && newsletter && <NewsletterForm {...newsletter} />}
    </>
  );
}
