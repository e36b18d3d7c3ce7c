import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import type { Locale } from "../../i18n/locales.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Icon } from "../../ui/icon.tsx";
import { ButtonLink, GoLink } from "../../ui/link.tsx";
import { EmptyState } from "../../ui/messages.tsx";
import { PostCards, type PostSummary } from "../../ui/post-card.tsx";
import * as ruledList from "../../ui/ruled-list.module.css";
import * as styles from "../blog.module.css";
import { type BlogFilter, filterPath } from "./filter.ts";

/** The link that clears the filter. It has a fragment, because the focus would be lost with the link itself. */
function everyPost(locale: Locale): string {
  return `${filterPath(locale, {})}#posts`;
}

interface ResultsHeadProps {
  /** Empty without a filter. */
  heading: string;
  found: string;
  clear: string;
}

/**
 * The filter and the number of results. It is rendered without a filter too, and hidden: a live region announces only
 * changes (WCAG 2.2, success criterion 4.1.3).
 */
export function ResultsHead({ heading, found, clear }: ResultsHeadProps) {
  const everything = everyPost(useLocale());
  return (
    <div className={heading ? `row soft ${styles.head}` : "visually-hidden"}>
      {heading && <h2 id="list">{heading}</h2>}
      <p role="status">
        {heading && <span className="visually-hidden">{`${heading} `}</span>}
        <span>{found}</span>
      </p>
      {heading && <GoLink to={everything}>{clear}</GoLink>}
    </div>
  );
}

interface ResultsProps {
  posts: readonly PostSummary[];
  copy: Pick<CopyOf<"blog">, "clear" | "empty">;
  /** Links to further pages. */
  children: ReactNode;
}

/** The posts that match the filter, or an empty state. */
export function Results({ posts, copy, children }: ResultsProps) {
  const everything = everyPost(useLocale());
  if (posts.length === 0) {
    return (
      <EmptyState {...copy.empty}>
        <ButtonLink to={everything}>{copy.clear}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <PostCards posts={posts} />
      {children}
    </>
  );
}

/** In place of the list, while the blog has no post. */
export function NoPosts({ copy }: { copy: Pick<CopyOf<"blog">, "posts" | "none"> }) {
  return (
    <section className="section flush" id="posts" aria-labelledby="list">
      <div className="wrap">
        <h2 className="visually-hidden" id="list">
          {copy.posts}
        </h2>
        <EmptyState {...copy.none} />
      </div>
    </section>
  );
}

interface CategoryListProps {
  categories: readonly {
    readonly id: string;
    readonly name: string;
    readonly text: string;
    readonly formatCount: string;
    readonly latest: readonly { readonly path: string; readonly title: string }[];
  }[];
}

/** The categories of the blog, each with its latest posts. */
export function CategoryList({ categories }: CategoryListProps) {
  const locale = useLocale();
  return (
    <ul className={`balanced ${ruledList.list} ${ruledList.counted}`}>
      {categories.map(({ id, name, text, formatCount, latest }) => (
        <li key={id}>
          <h3>
            <a href={`${filterPath(locale, { category: id })}#list`}>{name}</a>
          </h3>
          <p>{text}</p>
          <span className="badge">{formatCount}</span>
          {latest.length > 0 && (
            <ul className={`stack gap-2 small ${styles.latest}`}>
              {latest.map(({ path, title }) => (
                <li key={path}>
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

interface CategoryChipsProps {
  copy: Pick<CopyOf<"blog">, "filter" | "all">;
  filter: Pick<BlogFilter, "query" | "category">;
  /** The number of posts in all categories. */
  total: number;
  categories: readonly { readonly id: string; readonly name: string; readonly count: number }[];
}

/** Links to the categories, which keep the query and filter in place. Without a query, "all" is the tab of all posts. */
export function CategoryChips({ copy, filter, total, categories }: CategoryChipsProps) {
  const locale = useLocale();
  const { query, category } = filter;
  const chips = [{ id: "", name: copy.all, count: total }, ...categories];
  return (
    <nav className="chips" aria-label={copy.filter}>
      {chips.map(({ id, name, count }) => (
        <Link
          key={id}
          to={filterPath(locale, query || id ? { query, category: id } : { tab: "recent" })}
          data-tab={query || id ? undefined : "recent"}
          aria-current={(query || id) && id === category ? "true" : undefined}
          preventScrollReset
        >
          {name} <span>{count}</span>
        </Link>
      ))}
    </nav>
  );
}

interface PageLinksProps {
  copy: CopyOf<"blog">["pages"];
  /** The current filter. */
  filter: Partial<BlogFilter>;
  page: number;
  pages: number;
}

/** Pagination; renders nothing for a single page. */
export function PageLinks({ copy, filter, page, pages }: PageLinksProps) {
  const locale = useLocale();
  if (pages === 1) return null;
  const to = (page: number) => `${filterPath(locale, { ...filter, page })}#list`;
  return (
    <nav className={`chips centered ${styles.pages}`} aria-label={copy.label}>
      {page > 1 && (
        <a href={to(page - 1)} rel="prev" className={styles.back}>
          <Icon name="arrow" />
          {copy.previous}
        </a>
      )}
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <a
          key={number}
          href={to(number)}
          aria-current={number === page ? "page" : undefined}
          aria-label={formatMessage(copy.page, { page: number })}
        >
          {number}
        </a>
      ))}
      {page < pages && (
        <a href={to(page + 1)} rel="next">
          {copy.next}
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}
