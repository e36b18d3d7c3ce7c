import { useLocale } from "../../i18n/use-locale.ts";
import * as badge from "../../ui/badge.module.css";
import * as ruledList from "../../ui/ruled-list.module.css";
import * as styles from "./category-list.module.css";
import { filterPath } from "./filter.ts";

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
