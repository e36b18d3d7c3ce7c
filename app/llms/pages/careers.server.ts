import { jobView } from "../../content/job-view.server.ts";
import { departments, openJobs } from "../../content/jobs.ts";
import { teamQuotes } from "../../content/people.server.ts";
import { copyIn } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { plainText } from "../../i18n/markup.ts";
import { site } from "../../site.ts";
import { blocks, list } from "../blocks.ts";
import { copyBlocks, link, passage, quote } from "../copy-blocks.ts";
import { jobLine } from "../job-line.ts";
import type { MarkdownPage } from "../page-markdown.ts";

export function careersPage(locale: Locale): MarkdownPage {
  const { meta, hero, culture, open, benefits, team, apply } = copyIn(locale, "careers");
  const { section, passages } = copyBlocks(locale);
  const words = copyIn(locale, "jobList");
  const texts = copyIn(locale, "jobs");
  const jobs = openJobs(new Date());
  const quotes = teamQuotes(locale);
  const write = link(apply.write, `mailto:${site.email.careers}`);
  return {
    title: meta.title,
    summary: hero.lede,
    body: blocks(
      `**${plainText(hero.heading)}**`,
      section(culture, passages(culture.items)),
      section(
        { heading: open.heading },
        ...departments.map((department) => {
          const listed = jobs
            .filter((job) => job.department === department)
            .map((job) => jobLine(jobView(job, texts, words, locale)));
          return passage(
            words.departments[department],
            listed.length > 0
              ? list(listed)
              : blocks(`**${open.empty.heading}**`, open.empty.text, write),
          );
        }),
      ),
      section(benefits, list(benefits.items)),
      quotes.length > 0 &&
        section(
          { heading: team.heading },
          ...quotes.map(({ quote: words, name, role, place }) =>
            quote(words, [name, role, place].join(" · ")),
          ),
        ),
      section(apply, apply.text, write),
    ),
  };
}
