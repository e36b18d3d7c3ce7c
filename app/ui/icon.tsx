import { type IconName, iconHref } from "./icon-names.ts";

/** A decorative icon in the colour of the text. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
