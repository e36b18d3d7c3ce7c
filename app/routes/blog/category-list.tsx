import { Link } from "react-router";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import * as badge from "../../ui/badge.module.css";
import * as categoryChipsStyles from "../../ui/chips.module.css";
import * as ruledList from "../../ui/ruled-list.module.css";
import * as styles from "./category-list.module.css";
import { type BlogFilter, filterPath } from "./filter.ts";

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
          <span className={badge.badge}>{formatCount}</span>
          {latest.length > 0 && (
            <ul className={styles.latest}>
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
    <nav className={categoryChipsStyles.chips} aria-label={copy.filter}>
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
