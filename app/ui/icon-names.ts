/** The IDs of the icons in `public/icons.svg`. */
export const iconNames = [
  "arrow",
  "auto",
  "back",
  "chart",
  "chat",
  "check",
  "chevron",
  "close",
  "code",
  "copy",
  "external",
  "file",
  "flow",
  "image",
  "mail",
  "menu",
  "moon",
  "phone",
  "plus",
  "retry",
  "search",
  "sliders",
  "sun",
  "table",
  "up",
  "warning",
] as const;

export type IconName = (typeof iconNames)[number];

/** The URL of an icon for `<use>`. Icons are one cached file, not a part of pages or scripts. */
export function iconHref(name: IconName): string {
  return `/icons.svg#${name}`;
}
