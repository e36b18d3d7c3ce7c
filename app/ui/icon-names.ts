/** The drawings in `public/icons.svg`, each a symbol with its name as id. */
export const iconNames = [
  "arrow",
  "auto",
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
  "message",
  "moon",
  "people",
  "phone",
  "plus",
  "rss",
  "search",
  "sliders",
  "sun",
  "table",
  "up",
  "warning",
] as const;

export type IconName = (typeof iconNames)[number];

/** Where a drawing is, for `<use>`: fetched once, and neither in the pages nor in their scripts. */
export function iconHref(name: IconName): string {
  return `/icons.svg#${name}`;
}
