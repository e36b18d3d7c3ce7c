import { withoutLocale } from "../i18n/paths.ts";
import { itemPages, markdownPageNames, pages } from "../pages.ts";

const postPath = new RegExp(`^/${itemPages.post.replace(":slug", "[a-z0-9-]+")}$`);

/** Whether a path is that of a page, or could be that of a post, with a Markdown version. */
export function hasMarkdown(pathname: string): boolean {
  const path = withoutLocale(pathname);
  return postPath.test(path) || markdownPageNames.some((name) => path === `/${pages[name]}`);
}
