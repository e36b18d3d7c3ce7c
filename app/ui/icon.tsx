import { filled, type IconName, strokes } from "./icon-paths.ts";

export type { IconName };

/** One drawing of the icon set. Decoration: the text beside it says what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" viewBox="0 0 20 20" aria-hidden="true">
      <path d={strokes[name]} />
      {filled[name] && <path className="fill" d={filled[name]} />}
    </svg>
  );
}
