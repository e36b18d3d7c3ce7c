import { withoutLocale } from "../../i18n/paths.ts";
import { itemPages, pages } from "../../pages.ts";

const pagePaths = new Set(Object.values(pages).map((path) => `/${path}`));
const itemPath = new RegExp(
  `^/(${Object.values(itemPages)
    .map((path) => path.replace(":slug", "[a-z0-9-]+"))
    .join("|")})$`,
);

/** Whether a path is that of a page with a Markdown version, or has the form of an item's path. */
export function hasMarkdown(pathname: string): boolean {
  const path = withoutLocale(pathname);
  return pagePaths.has(path) || itemPath.test(path);
}
