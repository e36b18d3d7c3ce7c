import * as v from "valibot";
import { pathOfMarkdown } from "../../i18n/paths.ts";
import type { ServerSettings } from "../../load-context.server.ts";
import { absolute } from "../../seo/page-head.ts";
import { pageText } from "../../seo/text/page-texts.server.ts";

export const fetchInput = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
});

export const fetchOutput = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  url: v.string(),
});

/** Reads the page of a path or URL, which may name a section; undefined if there is none. */
export async function fetchPage(
  { id }: v.InferOutput<typeof fetchInput>,
  settings: ServerSettings,
): Promise<v.InferOutput<typeof fetchOutput> | undefined> {
  const { siteUrl } = settings;
  const target = id.startsWith(`${siteUrl}/`) ? id.slice(siteUrl.length) : id;
  const path = pathOfMarkdown(`/${target.replace(/^\/+/, "").replace(/[?#].*$/s, "")}`);
  const page = await pageText(path, settings);
  if (!page) return undefined;
  return { id, title: page.title, text: page.markdown, url: absolute(siteUrl, page.path) };
}
