import { jobView } from "../../content/job-view.server.ts";
import { closingTime, jobs } from "../../content/jobs.ts";
import { dictionary } from "../../i18n/dictionary.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { plainText } from "../../i18n/markup.ts";
import { site } from "../../site.ts";
import type { Section } from "../section.ts";
import { pageSection } from "./page-section.server.ts";

/** The pages whose text is copy, by their headings, and the jobs. */
export function pageSections(locale: Locale): Section[] {
  return [
    ...featureSections(locale),
    ...aboutSections(locale),
    ...contactSections(locale),
    ...careersSections(locale),
    ...blogSections(locale),
  ];
}

function featureSections(locale: Locale): Section[] {
  const { features, chrome } = dictionary(locale);
  const { hero, core, advanced, uses, comparison } = features;
  const section = pageSection(locale, "pages");
  return [
    section("features", "", chrome.nav.features, [hero.lede, features.meta.description]),
    section("features", "#core", core.models.heading, [
      core.models.text,
      ...core.models.items.map(({ name, use }) => `${name} · ${use}`),
    ]),
    ...[core.files, core.voice, core.languages, core.speed, core.followUp].map(
      ({ heading, text }) => section("features", "#core", heading, [text]),
    ),
    ...[advanced.customizable, advanced.api, advanced.analytics, advanced.automation].map(
      ({ heading, text }) => section("features", "#advanced", heading, [text]),
    ),
    ...uses.items.map(({ heading, question, text }) =>
      section("features", "#use-cases", heading, [text, question]),
    ),
    section("features", "?tab=comparison#demo", features.tabs.comparison, [
      comparison.models.join(" · "),
      ...comparison.rows.map(({ name, cells }) => [name, ...cells].join(" · ")),
      comparison.note,
    ]),
  ];
}

function aboutSections(locale: Locale): Section[] {
  const { about, chrome } = dictionary(locale);
  const { hero, aims, values, team, story } = about;
  const section = pageSection(locale, "pages");
  const members = ["founder", "cto", "designer"] as const;
  return [
    section("about", "", chrome.nav.about, [hero.lede, about.meta.description]),
    ...[aims.mission, aims.vision].map(({ name, heading, text }) =>
      section("about", "#aims", name, [heading, text]),
    ),
    ...[values.innovation, values.accessibility, values.privacy, values.transparency].map(
      ({ heading, text }) => section("about", "#values", heading, [text]),
    ),
    section(
      "about",
      "#team",
      team.heading,
      members.map((id) => `${team[id].role} · ${site.team[id].name[locale]} · ${team[id].text}`),
    ),
    section("about", "#story", story.heading, [story.founded, ...story.paragraphs]),
  ];
}

function contactSections(locale: Locale): Section[] {
  const { contact, chrome } = dictionary(locale);
  const { hero, methods, form, offices, faq } = contact;
  const section = pageSection(locale, "pages");
  return [
    section("contact", "", chrome.footer.company.links.contact, [hero.lede, hero.support]),
    ...[methods.email, methods.chat, methods.phone].map(({ heading, text }) =>
      section("contact", "", heading, [text]),
    ),
    section("contact", "#write", form.heading, [
      Object.values(form.inquiryTypes).join(" · "),
      form.note,
    ]),
    section("contact", "#offices", offices.heading, [
      ...site.offices.map(({ city, lines }) => [city[locale], ...lines].join(" · ")),
      offices.hours,
    ]),
    ...faq.items.map(({ question, answer }) => section("contact", "#faq", question, [answer])),
  ];
}

function careersSections(locale: Locale): Section[] {
  const { careers, jobList, jobs: texts, chrome } = dictionary(locale);
  const section = pageSection(locale, "pages");
  const views = jobs.map((job) => ({ job, view: jobView(job, texts, jobList, locale) }));
  return [
    section("careers", "", chrome.footer.company.links.careers, [
      careers.hero.lede,
      careers.meta.description,
    ]),
    section("careers", "#culture", careers.culture.heading, [
      ...careers.culture.items.map(({ heading, text }) => `${heading} · ${text}`),
    ]),
    section(
      "careers",
      "#open",
      careers.open.heading,
      views.map(({ view }) => `${view.title} · ${view.department} · ${view.location}`),
    ),
    section("careers", "#apply", careers.apply.heading, [careers.apply.text]),
    ...views.map(({ job, view }) => ({
      ...section("careers", "", view.title, [view.summary, ...view.description]),
      page: view.path,
      path: view.path,
      keywords: plainText([view.department, view.location, view.salary].join("\n")),
      until: closingTime(job),
    })),
  ];
}

function blogSections(locale: Locale): Section[] {
  const { blog, newsletter } = dictionary(locale);
  const section = pageSection(locale, "pages");
  return [
    section("blog", "", blog.heading, [
      blog.lede,
      ...Object.values(blog.categories).map(({ name, text }) => `${name} · ${text}`),
    ]),
    section("blog", "#newsletter", newsletter.heading, [newsletter.text, blog.feed.text]),
  ];
}
