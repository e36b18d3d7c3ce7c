import { site } from "../site/site.ts";

/** The URL at which a source file can be edited on GitHub; undefined without a public repository. */
export function editUrl(file: string): string | undefined {
  return site.repositoryUrl && `${site.repositoryUrl}/edit/main/${file}`;
}
