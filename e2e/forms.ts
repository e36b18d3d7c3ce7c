import type { Page } from "playwright/test";
import { prefixOf } from "#app/i18n/locales.ts";
import { hasPart } from "#app/pages.ts";
import type { Dictionary } from "#app/site/locales/dictionary.ts";
import { languages } from "#app/site/locales/language.ts";
import { jobPath } from "../tests/support/subjects.ts";
import { type TestedLocale, testedLocales, zh } from "../tests/support/tested-locales.ts";
import { pickOneLanguage, test } from "./test.ts";

interface FormCase {
  path: string;
  copy: Dictionary;
  /** What to type into each control, by its id. */
  fields: Record<string, string>;
  /** How many of them are required. */
  required: number;
  sent: string;
}

function listCases(locale: TestedLocale): [FormCase, ...FormCase[]] {
  const prefix = prefixOf(locale);
  const { copy } = languages[locale];
  return [
    {
      path: `${prefix}/contact`,
      copy,
      fields: {
        name: "Ada",
        email: "ada@visitor.example",
        subject: "Zoë 字",
        message: "Hello\nyou",
      },
      required: 4,
      sent: copy.contact.form.sent.heading,
    },
    ...(jobPath
      ? [
          {
            path: `${prefix}${jobPath}`,
            copy,
            fields: { name: "Grace", email: "grace@visitor.example", link: "visitor.example/cv" },
            required: 3,
            sent: copy.job.form.sent.heading,
          },
        ]
      : []),
    {
      path: `${prefix}/blog`,
      copy,
      fields: { "newsletter-email": "reader@visitor.example" },
      required: 1,
      sent: copy.newsletter.sent.heading,
    },
  ];
}

/** Each form in one language, on which forms don't depend. The tests of the server's responses cover all languages. */
export const cases = pickOneLanguage(testedLocales.flatMap(listCases));
/** The form with the most fields. */
export const [contact] = listCases(zh);

/** The form of a page. Skips the test if the site leaves that form out. */
export function form(page: Page) {
  const part = page.url().includes("/contact") ? "contactForm" : "newsletter";
  test.skip(!hasPart(part) && !page.url().includes("/careers"), `The site has no ${part}.`);
  return page.locator("main form[method=post]");
}

export const summary = (page: Page) => page.locator("main").getByRole("alert");

export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  form(page);
  for (const [id, text] of Object.entries(fields)) await page.locator(`#${id}`).fill(text);
}
