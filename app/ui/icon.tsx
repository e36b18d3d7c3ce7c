import { type IconName, iconHref } from "./icon-names.ts";

export type { IconName };

/** One drawing of the icon set, stroked in the text's colour. Decoration: the text beside it says what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
