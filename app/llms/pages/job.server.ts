import { jobView } from "../../content/job-view.server.ts";
import { openJobs } from "../../content/jobs.ts";
import { copyIn } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import type { Locale } from "../../i18n/locales.ts";
import { blocks, list } from "../blocks.ts";
import { copyBlocks, link } from "../copy-blocks.ts";
import { jobLine } from "../job-line.ts";
import type { MarkdownPage } from "../page-markdown.ts";

/** An open job as Markdown; undefined if there is none. */
export function jobPage(locale: Locale, slug: string): MarkdownPage | undefined {
  const open = openJobs(new Date());
  const job = open.find((candidate) => candidate.slug === slug);
  if (!job) return undefined;
  const copy = copyIn(locale, "job");
  const words = copyIn(locale, "jobList");
  const texts = copyIn(locale, "jobs");
  const { text, section, entry } = copyBlocks(locale);
  const view = jobView(job, texts, words, locale);
  const others = open.filter((other) => other !== job);
  const facts: readonly (readonly [label: string, value: string])[] = [
    [copy.labels.salary, view.salary],
    [copy.labels.location, view.location],
    [copy.labels.remoteFrom, view.remoteFrom],
    [copy.labels.employment, view.employment],
    [copy.labels.department, view.department],
    [copy.labels.posted, view.posted.label],
    [copy.labels.openUntil, view.openUntil.label],
  ];
  const formLink = link(copy.apply, `${view.path}#apply`);
  return {
    title: view.title,
    summary: view.summary,
    body: blocks(
      section(
        { heading: copy.glance },
        list(facts.filter(([, value]) => value).map(([label, value]) => entry(label, value))),
      ),
      section({ heading: copy.description }, ...view.description),
      section({ heading: words.requirements }, list(view.requirements)),
      section({ heading: words.benefits }, list(view.benefits)),
      section(
        { heading: copy.apply, lede: copy.form.lede },
        formatMessage(copyIn(locale, "markdown").form, { link: formLink }),
        text(copy.form.privacy),
      ),
      others.length > 0 &&
        section(
          { heading: copy.others },
          list(others.map((other) => jobLine(jobView(other, texts, words, locale)))),
        ),
    ),
  };
}
