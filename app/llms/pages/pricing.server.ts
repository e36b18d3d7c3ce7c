import { endsFirst, planLimits } from "../../content/plan-limits.ts";
import { planIds } from "../../content/plans.ts";
import { copyIn } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { plainText } from "../../i18n/markup.ts";
import { inLocale, newChatPath, pagePath } from "../../i18n/paths.ts";
import { blocks, list, table } from "../blocks.ts";
import { copyBlocks, link, passage } from "../copy-blocks.ts";
import type { MarkdownPage } from "../page-markdown.ts";
import { plansBlocks } from "../plans.server.ts";

export function pricingPage(locale: Locale): MarkdownPage {
  const copy = copyIn(locale, "pricing");
  const plans = copyIn(locale, "plans");
  const { hero, chat, limits, order, questions, closing } = copy;
  const { text, section, passages } = copyBlocks(locale);
  const { columns, first } = limits;
  return {
    title: plainText(hero.heading),
    summary: hero.lede,
    body: blocks(
      section(
        chat,
        list(chat.points),
        `${link(chat.link, pagePath(locale, "features"))} · ${link(hero.chat, newChatPath(locale))}`,
      ),
      section(copy.plans, plansBlocks(locale)),
      section(
        limits,
        table(
          [columns.plan, columns.hour, columns.month, columns.first],
          planIds.map((id) => {
            const { name, hour, month } = plans[id];
            return [name, hour, month, first[endsFirst(planLimits[id])]];
          }),
        ),
      ),
      section(order, passages(order.items)),
      section(
        questions,
        ...questions.items.map(({ question, answer }) => passage(question, text(answer))),
      ),
      section(
        closing,
        closing.text,
        `${link(closing.chat, newChatPath(locale))} · ${link(closing.docs, inLocale(locale, "/docs#developer-integration"))}`,
      ),
    ),
  };
}
