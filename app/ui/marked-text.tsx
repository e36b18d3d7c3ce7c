import type { Excerpt } from "../search/excerpt.ts";

/** A text in which what was searched for is marked. */
export function MarkedText({ text, marks }: Excerpt) {
  let end = 0;
  const parts = marks.map(([start, stop]) => {
    const before = text.slice(end, start);
    end = stop;
    return (
      <span key={start}>
        {before}
        <mark>{text.slice(start, stop)}</mark>
      </span>
    );
  });
  return [...parts, text.slice(end)];
}
