import type { JobView } from "../content/job-view.server.ts";
import { markdownPath } from "../i18n/paths.ts";
import { link } from "./copy-blocks.ts";

/** A job in a list, with a link to its Markdown version. */
export function jobLine({ title, path, salary, location, employment, summary }: JobView): string {
  return [link(title, markdownPath(path)), salary, location, employment, summary].join(" · ");
}
