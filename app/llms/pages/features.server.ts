import { sampleStudy } from "../../content/sample-study.ts";
import { type CopyOf, copyIn } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { plainText } from "../../i18n/markup.ts";
import { newChatPath, pagePath } from "../../i18n/paths.ts";
import { signed } from "../../ui/signed.ts";
import { blocks, list, table } from "../blocks.ts";
import { copyBlocks, link, passage, quote } from "../copy-blocks.ts";
import type { MarkdownPage } from "../page-markdown.ts";
import { plansBlocks } from "../plans.server.ts";

type Copy = CopyOf<"features">;

export function featuresPage(locale: Locale): MarkdownPage {
  const { meta, hero, dial, core, advanced, specs, uses, tabs, pricing, closing, ...copy } = copyIn(
    locale,
    "features",
  );
  const { text, section, passages, entry } = copyBlocks(locale);
  const { customizable, api, analytics, automation } = advanced;
  const { models, files, voice, languages, speed, followUp } = core;
  const apiPath = pagePath(locale, "api");
  return {
    title: meta.title,
    summary: hero.lede,
    body: blocks(
      `**${plainText(hero.heading)}**`,
      `${link(hero.getStarted, newChatPath(locale))} · ${link(hero.docs, pagePath(locale, "docs"))}`,
      list(Object.values(hero.claims).map(({ label, value }) => entry(label, value))),
      quote(text(dial.caption), dial.sample),
      section(
        core,
        passage(
          models.heading,
          text(models.text),
          list(models.items.map(({ name, use }) => entry(name, use))),
        ),
        passages([files, voice, languages, speed, followUp]),
        quote(followUp.question, text(followUp.reading)),
      ),
      section(
        advanced,
        passages([customizable, api]),
        link(api.link, apiPath),
        passages([analytics, automation]),
        link(automation.link, `${apiPath}#webhooks`),
      ),
      section(
        specs,
        ...[specs.performance, specs.scalability, specs.security].map(({ caption, rows }) =>
          passage(caption, list(rows.map(({ name, value }) => entry(name, value)))),
        ),
      ),
      section(
        uses,
        ...uses.items.map(({ heading, text: body, question }) =>
          passage(heading, body, quote(text(question))),
        ),
      ),
      section(
        { heading: tabs.heading },
        passage(tabs.demo, demo(text, copy.demo)),
        passage(tabs.comparison, comparison(copy.comparison)),
        passage(
          tabs.pricing,
          text(pricing.text),
          plansBlocks(locale),
          link(pricing.link, pagePath(locale, "pricing")),
        ),
      ),
      section(closing, closing.text, link(closing.getStarted, newChatPath(locale))),
    ),
  };
}

/** The sample conversation with its results. */
function demo(
  text: (copy: string) => string,
  { file, question, answer, table: results, note }: Copy["demo"],
) {
  const rows = (["all", "perProtocol", "older"] as const).map((group) => {
    const { difference, low, high } = sampleStudy.groups[group];
    return [results.groups[group], `${signed(difference)} (${signed(low)}, ${signed(high)})`];
  });
  return blocks(
    quote(`\`${file}\` ${question}`),
    text(answer),
    `**${results.caption}**`,
    table([results.group, results.difference], rows),
    note,
  );
}

function comparison({ label, models, rows, note }: Copy["comparison"]) {
  return blocks(
    table(
      [label, ...models],
      rows.map(({ name, cells }) => [name, ...cells]),
    ),
    note,
  );
}
