import { useLocale } from "../../i18n/use-locale.ts";
import { maxQueryLength } from "../../search/tokens/max-query-length.ts";
import { Icon } from "../../ui/icon.tsx";
import * as styles from "../blog.module.css";
import { filterPath } from "./filter.ts";

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
