import type { Excerpt } from "../search/excerpt.ts";

/**
 * A text in which what was searched for is marked. Another text is another element, because React can't change
 * texts in place that the browser has translated (shell/use-page-key.ts).
 */
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
  return (
    <span key={`${marks} ${text}`}>
      {parts}
      {text.slice(end)}
    </span>
  );
}
