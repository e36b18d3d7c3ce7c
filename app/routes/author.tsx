import { data } from "react-router";
import { memberView } from "../content/people.server.ts";
import { findAuthor } from "../content/posts.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { formatCount, formatMessage } from "../i18n/format-message.ts";
import { itemPath, pagePath } from "../i18n/paths.ts";
import { breadcrumbs, notFoundHead, pageMeta } from "../seo/page-head.ts";
import { feedLinks } from "../seo/rss.server.ts";
import { profilePage, siteHead } from "../seo/structured-data.server.ts";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { NotFoundPage } from "../ui/not-found-page.tsx";
import { Portrait } from "../ui/portrait.tsx";
import { PostCards } from "../ui/post-card.tsx";
import { Section } from "../ui/section.tsx";
import type { Route } from "./+types/author";
import * as styles from "./author.module.css";
import { summarize } from "./blog/listing.server.ts";

export function loader({ context, params }: Route.LoaderArgs) {
  const locale = getLocale(context);
  const author = findAuthor(locale, params.slug);
  if (!author) return data({ missing: getCopy(context, "notFound") }, 404);

  const { id, posts } = author;
  const copy = getCopy(context, "author");
  const member = memberView(id, locale);
  const { name } = member;
  const values = { name, count: posts.length };
  const head = siteHead(context);
  const path = itemPath(locale, "author", id);
  const trail = [{ name: getCopy(context, "blog").heading, path: pagePath(locale, "blog") }];
  return {
    member,
    trail,
    breadcrumbsLabel: copy.breadcrumbs,
    heading: formatCount(copy, "posts", posts.length, locale),
    posts: posts.map((post) => summarize(locale, post)),
    head: {
      title: formatMessage(copy.meta.title, values),
      description: formatMessage(copy.meta.description, values),
      ogImage: `blog/authors/${id}`,
      feeds: feedLinks(head),
      structuredData: [profilePage(head, member), breadcrumbs(head, ...trail, { name, path })],
    },
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData }) =>
  "missing" in loaderData ? notFoundHead(loaderData.missing) : loaderData.head,
);

/** The posts of an author. */
export default function AuthorPage({ loaderData }: Route.ComponentProps) {
  if ("missing" in loaderData) return <NotFoundPage copy={loaderData.missing} />;
  const { member, trail, breadcrumbsLabel, heading, posts } = loaderData;
  const { name, person, role, about } = member;
  return (
    <>
      <section className="page-top">
        <div className="wrap stack gap-5">
          <Breadcrumbs label={breadcrumbsLabel} trail={trail} />
          <div className={`row ${styles.person}`}>
            <Portrait person={person} large />
            <div>
              <h1>{name}</h1>
              <p className="muted medium">{role}</p>
            </div>
          </div>
          {about && <p className="lede">{about}</p>}
        </div>
      </section>
      <Section id="posts" heading={heading}>
        <PostCards posts={posts} />
      </Section>
    </>
  );
}
