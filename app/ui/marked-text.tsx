import type { Excerpt } from "../search/excerpt.ts";

/**
 * A text with highlighted matches. The text is the element's key, because React can't update text that the browser has
 * translated.
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
    <span className="marked" key={`${marks} ${text}`}>
      {parts}
      {text.slice(end)}
    </span>
  );
}
