import { Link } from "react-router";
import { useLocale } from "../../i18n/use-locale.ts";
import * as badge from "../../ui/badge.module.css";
import * as ruledList from "../../ui/ruled-list.module.css";
import { filterPath } from "./filter.ts";

interface CategoryListProps {
  categories: readonly {
    readonly id: string;
    readonly name: string;
    readonly text: string;
    readonly formatCount: string;
  }[];
}

/** The categories of the blog. */
export function CategoryList({ categories }: CategoryListProps) {
  const locale = useLocale();
  return (
    <ul className={`balanced ${ruledList.list} ${ruledList.counted}`}>
      {categories.map(({ id, name, text, formatCount }) => (
        <li key={id}>
          <h3>
            <Link to={`${filterPath(locale, { category: id })}#list`}>{name}</Link>
          </h3>
          <p>{text}</p>
          <span className={badge.badge}>{formatCount}</span>
        </li>
      ))}
    </ul>
  );
}
