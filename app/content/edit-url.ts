import { site } from "../site/site.ts";

/** Where a source file can be edited, on GitHub; undefined where the repository is not public. */
export function editUrl(
  file: string,
  { repositoryUrl }: { readonly repositoryUrl: string | undefined } = site,
): string | undefined {
  return repositoryUrl && `${repositoryUrl}/edit/main/${file}`;
}
