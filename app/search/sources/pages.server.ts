import { jobView } from "../../content/job-view.server.ts";
import { closingTime, jobs } from "../../content/jobs.ts";
import { introductions } from "../../content/people.server.ts";
import { copyIn } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { plainText } from "../../i18n/markup.ts";
import { site } from "../../site.ts";
import type { Section } from "../section.ts";
import { entries, list, paragraphs, table } from "./blocks.ts";
import { pageSection } from "./page-section.server.ts";

/** The pages whose text is copy, by their headings, and the jobs. */
export function pageSections(locale: Locale): Section[] {
  return [
    ...featureSections(locale),
    ...pricingSections(locale),
    ...aboutSections(locale),
    ...contactSections(locale),
    ...careersSections(locale),
    ...blogSections(locale),
  ];
}

function featureSections(locale: Locale): Section[] {
  const features = copyIn(locale, "features");
  const chrome = copyIn(locale, "chrome");
  const { hero, core, advanced, uses, comparison } = features;
  const section = pageSection(locale, "pages");
  return [
    section("features", "", chrome.nav.features, paragraphs(hero.lede, features.meta.description)),
    section("features", "#core", core.models.heading, [
      ...paragraphs(core.models.text),
      entries(core.models.items.map(({ name, use }) => ({ name, text: use }))),
    ]),
    ...[core.files, core.voice, core.languages, core.speed, core.followUp].map(
      ({ heading, text }) => section("features", "#core", heading, paragraphs(text)),
    ),
    ...[advanced.customizable, advanced.api, advanced.analytics, advanced.automation].map(
      ({ heading, text }) => section("features", "#advanced", heading, paragraphs(text)),
    ),
    ...uses.items.map(({ heading, question, text }) =>
      section("features", "#use-cases", heading, paragraphs(text, question)),
    ),
    section("features", "?tab=comparison#demo", features.tabs.comparison, [
      table(
        features.tabs.comparison,
        [comparison.label, ...comparison.models],
        comparison.rows.map(({ name, cells }) => [name, ...cells]),
      ),
      ...paragraphs(comparison.note),
    ]),
  ];
}

function pricingSections(locale: Locale): Section[] {
  const pricing = copyIn(locale, "pricing");
  const chrome = copyIn(locale, "chrome");
  const { hero, chat, limits, order, questions } = pricing;
  const section = pageSection(locale, "pages");
  return [
    section("pricing", "", chrome.footer.product.links.pricing, paragraphs(hero.lede)),
    section("pricing", "#chat", chat.heading, [...paragraphs(chat.lede), list(chat.points)]),
    section("pricing", "#limits", limits.heading, paragraphs(limits.lede)),
    ...order.items.map(({ heading, text }) =>
      section("pricing", "#order", heading, paragraphs(text)),
    ),
    ...questions.items.map(({ question, answer }) =>
      section("pricing", "#questions", question, paragraphs(answer)),
    ),
  ];
}

function aboutSections(locale: Locale): Section[] {
  const about = copyIn(locale, "about");
  const chrome = copyIn(locale, "chrome");
  const { hero, aims, values, team, story } = about;
  const section = pageSection(locale, "pages");
  return [
    section("about", "", chrome.nav.about, paragraphs(hero.lede, about.meta.description)),
    ...[aims.mission, aims.vision].map(({ name, heading, text }) =>
      section("about", "#aims", name, paragraphs(heading, text)),
    ),
    ...[values.innovation, values.accessibility, values.privacy, values.transparency].map(
      ({ heading, text }) => section("about", "#values", heading, paragraphs(text)),
    ),
    section("about", "#team", team.heading, [
      entries(
        introductions(locale).map(({ name, role, about }) => ({
          name: `${role} · ${name}`,
          text: about,
        })),
      ),
    ]),
    section("about", "#story", story.heading, paragraphs(story.founded, ...story.paragraphs)),
  ];
}

function contactSections(locale: Locale): Section[] {
  const contact = copyIn(locale, "contact");
  const chrome = copyIn(locale, "chrome");
  const { hero, methods, form, offices, faq } = contact;
  const section = pageSection(locale, "pages");
  return [
    section(
      "contact",
      "",
      chrome.footer.company.links.contact,
      paragraphs(hero.lede, hero.support),
    ),
    ...[methods.email, methods.chat, methods.phone].map(({ heading, text }) =>
      section("contact", "", heading, paragraphs(text)),
    ),
    section("contact", "#write", form.heading, [
      list(Object.values(form.inquiryTypes)),
      ...paragraphs(form.note),
    ]),
    section("contact", "#offices", offices.heading, [
      entries(
        site.offices.map(({ city, lines }) => ({ name: city[locale], text: lines.join(", ") })),
      ),
      ...paragraphs(offices.hours),
    ]),
    ...faq.items.map(({ question, answer }) =>
      section("contact", "#faq", question, paragraphs(answer)),
    ),
  ];
}

function careersSections(locale: Locale): Section[] {
  const careers = copyIn(locale, "careers");
  const jobList = copyIn(locale, "jobList");
  const texts = copyIn(locale, "jobs");
  const chrome = copyIn(locale, "chrome");
  const section = pageSection(locale, "pages");
  const views = jobs.map((job) => ({ job, view: jobView(job, texts, jobList, locale) }));
  return [
    section(
      "careers",
      "",
      chrome.footer.company.links.careers,
      paragraphs(careers.hero.lede, careers.meta.description),
    ),
    section("careers", "#culture", careers.culture.heading, [
      entries(careers.culture.items.map(({ heading, text }) => ({ name: heading, text }))),
    ]),
    section("careers", "#open", careers.open.heading, [
      entries(
        views.map(({ view }) => ({
          name: view.title,
          text: `${view.department} · ${view.location}`,
        })),
      ),
    ]),
    section("careers", "#apply", careers.apply.heading, paragraphs(careers.apply.text)),
    ...views.map(({ job, view }) => ({
      ...section("careers", "", view.title, paragraphs(view.summary, ...view.description)),
      page: view.path,
      path: view.path,
      keywords: plainText([view.department, view.location, view.salary].join("\n")),
      until: closingTime(job),
    })),
  ];
}

function blogSections(locale: Locale): Section[] {
  const blog = copyIn(locale, "blog");
  const newsletter = copyIn(locale, "newsletter");
  const section = pageSection(locale, "pages");
  return [
    section("blog", "", blog.heading, [
      ...paragraphs(blog.lede),
      entries(Object.values(blog.categories)),
    ]),
    section("blog", "#newsletter", newsletter.heading, paragraphs(newsletter.text, blog.feed.text)),
  ];
}
