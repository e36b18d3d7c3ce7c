import { formatMessage } from "../../i18n/format-message.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { maxQueryLength } from "../../search/tokens/max-query-length.ts";
import { Icon } from "../../ui/icon.tsx";
import { ButtonLink, GoLink } from "../../ui/link.tsx";
import { EmptyState } from "../../ui/messages.tsx";
import { PostCards } from "../../ui/post-card.tsx";
import * as ruledList from "../../ui/ruled-list.module.css";
import type { Route } from "../+types/blog";
import * as styles from "../blog.module.css";
import { filterPath } from "./filter.ts";

interface BlogProps {
  readonly data: Route.ComponentProps["loaderData"];
}

/** The filter and the posts that match it, or an empty state. */
export function Results({ data }: BlogProps) {
  const { copy, heading, countLabel, list } = data;
  const path = filterPath(useLocale(), {});
  return (
    <>
      <div className={`row soft ${styles.head}`}>
        <h2 id="list">{heading}</h2>
        <p>{countLabel}</p>
        <GoLink to={path}>{copy.clear}</GoLink>
      </div>
      {list.posts.length === 0 ? (
        <EmptyState {...copy.empty}>
          <ButtonLink to={path}>{copy.clear}</ButtonLink>
        </EmptyState>
      ) : (
        <PostCards posts={list.posts} />
      )}
      <PageLinks data={data} />
    </>
  );
}

/** The categories of the blog, each with its latest posts. */
export function CategoryList({ data: { categories } }: BlogProps) {
  const locale = useLocale();
  return (
    <ul className={`balanced soft ruled hairline ${ruledList.list} ${ruledList.counted}`}>
      {categories.map(({ id, name, text, countLabel, latest }) => (
        <li key={id}>
          <h3>
            <a href={`${filterPath(locale, { category: id })}#list`}>{name}</a>
          </h3>
          <p>{text}</p>
          <span className="badge">{countLabel}</span>
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

/** Links to the categories, which keep the query. Without a query, "all" opens the tab of all posts. */
export function CategoryChips({ data: { copy, filter, total, categories } }: BlogProps) {
  const locale = useLocale();
  const { query, category } = filter;
  const chips = [{ id: "", name: copy.all, count: total }, ...categories];
  return (
    <nav className="chips" aria-label={copy.filter}>
      {chips.map(({ id, name, count }) => (
        <a
          key={id}
          href={filterPath(locale, query || id ? { query, category: id } : { tab: "recent" })}
          aria-current={id === category ? "true" : undefined}
        >
          {name} <span>{count}</span>
        </a>
      ))}
    </nav>
  );
}

/** Pagination; renders nothing for a single page. */
export function PageLinks({ data }: BlogProps) {
  const locale = useLocale();
  const { page, pages } = data.list;
  if (pages === 1) return null;
  const copy = data.copy.pages;
  const filter = data.heading ? data.filter : ({ tab: "recent" } as const);
  const pathTo = (page: number) => `${filterPath(locale, { ...filter, page })}#list`;
  return (
    <nav className={`chips centered ${styles.pages}`} aria-label={copy.label}>
      {page > 1 && (
        <a href={pathTo(page - 1)} rel="prev" className={styles.back}>
          <Icon name="arrow" />
          {copy.previous}
        </a>
      )}
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <a
          key={number}
          href={pathTo(number)}
          aria-current={number === page ? "page" : undefined}
          aria-label={formatMessage(copy.page, { page: number })}
        >
          {number}
        </a>
      ))}
      {page < pages && (
        <a href={pathTo(page + 1)} rel="next">
          {copy.next}
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}

interface PostSearchProps {
  query: string;
  category: string;
  label: string;
}

/** The search box of the blog, which keeps the category. */
export function PostSearch({ query, category, label }: PostSearchProps) {
  return (
    <search className={styles.search}>
      <form className="search-field" action={filterPath(useLocale(), {})}>
        {category && <input type="hidden" name="category" value={category} />}
        <label className="visually-hidden" htmlFor="q">
          {label}
        </label>
        <input
          className="input"
          id="q"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxQueryLength}
          placeholder={label}
          defaultValue={query}
        />
        <button className="icon-button" type="submit" aria-label={label}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
