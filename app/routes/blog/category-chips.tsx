import { Link } from "react-router";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import * as styles from "../../ui/chips.module.css";
import { type BlogFilter, filterPath } from "./filter.ts";

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
    <nav className={styles.chips} aria-label={copy.filter}>
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
