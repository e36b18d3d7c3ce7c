import { officeViews } from "../../content/offices.server.ts";
import { copyIn } from "../../i18n/copy.server.ts";
import { formatList } from "../../i18n/format-list.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import type { Locale } from "../../i18n/locales.ts";
import { plainText } from "../../i18n/markup.ts";
import { newChatPath, pagePath } from "../../i18n/paths.ts";
import { site } from "../../site.ts";
import { blocks, list } from "../blocks.ts";
import { copyBlocks, link, passage } from "../copy-blocks.ts";
import type { MarkdownPage } from "../page-markdown.ts";

export function contactPage(locale: Locale): MarkdownPage {
  const { hero, methods, form, offices, social, faq } = copyIn(locale, "contact");
  const copy = copyIn(locale, "markdown");
  const { text, section, entry } = copyBlocks(locale);
  const { email, phone, chat } = methods;
  const formLink = link(form.heading, `${pagePath(locale, "contact")}#write`);
  return {
    title: plainText(hero.heading),
    summary: text(hero.lede),
    notes: [hero.support],
    body: blocks(
      section(
        { heading: methods.label },
        ...[
          { ...email, to: `mailto:${site.email.contact}` },
          { ...phone, to: `tel:${site.phone.tel}` },
          { ...chat, to: newChatPath(locale) },
        ].map(({ heading, text, to, action }) => passage(heading, text, link(action, to))),
      ),
      section(
        form,
        formatMessage(copy.form, { link: formLink }),
        entry(
          form.inquiryType,
          formatList(Object.values(form.inquiryTypes), locale, "disjunction"),
        ),
        text(form.note),
      ),
      section(
        { heading: offices.heading },
        ...officeViews(locale, new Date().getUTCFullYear()).map(({ city, lines, zone }) =>
          passage(
            city,
            lines.join(", "),
            [zone.name, zone.standard, zone.summer && `${offices.summer} ${zone.summer}`]
              .filter(Boolean)
              .join(" · "),
          ),
        ),
        copy.officeHours,
      ),
      section(
        { heading: social.heading },
        list(site.social.map(({ name, url }) => link(name, url))),
      ),
      section(faq, ...faq.items.map(({ question, answer }) => passage(question, text(answer)))),
    ),
  };
}
