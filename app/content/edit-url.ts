import { site } from "../site/site.ts";

/** Where a source file can be edited, on GitHub; undefined where the repository is not public. */
export function editUrl(file: string): string | undefined {
  return site.repositoryUrl && `${site.repositoryUrl}/edit/main/${file}`;
}
