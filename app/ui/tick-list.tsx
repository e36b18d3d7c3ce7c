import { Icon } from "./icon.tsx";
import * as styles from "./tick-list.module.css";

/** Sentences with a tick before each. `columns` sets them in two where there is room. */
export function TickList({
  items,
  columns = false,
}: {
  items: readonly string[];
  columns?: boolean;
}) {
  return (
    <ul className={columns ? `${styles.list} ${styles.twoColumns}` : styles.list}>
      {items.map((text) => (
        <li key={text}>
          <Icon name="check" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
