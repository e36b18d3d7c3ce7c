import { Link } from "react-router";
import { useLocale } from "../../i18n/use-locale.ts";
import { filterPath } from "./filter.ts";
import "../../styles/tables.css";

interface CategoryListProps {
  categories: readonly {
    readonly id: string;
    readonly name: string;
    readonly text: string;
    readonly countInWords: string;
  }[];
}

/** What the blog is about, a line for each category. */
export function CategoryList({ categories }: CategoryListProps) {
  const locale = useLocale();
  return (
    <ul className="ledger cats">
      {categories.map(({ id, name, text, countInWords }) => (
        <li key={id}>
          <h3>
            <Link to={`${filterPath(locale, { category: id })}#list`}>{name}</Link>
          </h3>
          <p>{text}</p>
          <span className="badge">{countInWords}</span>
        </li>
      ))}
    </ul>
  );
}
