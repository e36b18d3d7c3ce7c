import { Icon } from "./icon.tsx";
import "../styles/people.css";

/** Sentences with a tick before each. `columns` sets them in two where there is room. */
export function TickList({
  items,
  columns = false,
}: {
  items: readonly string[];
  columns?: boolean;
}) {
  return (
    <ul className={columns ? "ticks two" : "ticks"}>
      {items.map((text) => (
        <li key={text}>
          <Icon name="check" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
