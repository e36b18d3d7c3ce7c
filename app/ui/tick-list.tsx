import { Icon } from "./icon.tsx";
import * as styles from "./tick-list.module.css";

/** A list with ticks, with `columns` in two columns on wide screens. */
export function TickList({ items, columns }: { items: readonly string[]; columns?: boolean }) {
  return (
    <ul className={`ticks ruled ${columns ? styles.columns : ""}`}>
      {items.map((text) => (
        <li key={text}>
          <Icon name="check" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
