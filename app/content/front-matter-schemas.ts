import * as v from "valibot";
import { categories } from "./categories.ts";
import { isoDate, isoMoment } from "./iso-date.ts";
import { teamMembers } from "./people.server.ts";

/** The schema of the front matter of a document. */
export const pageFrontMatter = v.object({
  title: v.string(),
  /** A full sentence, which is also the description of the page. */
  description: v.string(),
  /** ISO 8601 date of the last change. */
  updated: isoDate,
});

/** The schema of the front matter of a section of the guide, whose title is its heading. */
export const sectionFrontMatter = v.pick(pageFrontMatter, ["title", "updated"]);

/** The front matter of a document for a page, or for a part of one. */
export type PageFrontMatter = v.InferOutput<typeof pageFrontMatter>;

const text = v.pipe(v.string(), v.regex(/\S/, "Expected a text"));

/** The name of a text's files, and the last segment of its path. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Expected a slug, as in my-title"),
);

/** The front matter of a post in one language. */
export const postFrontMatter = v.strictObject({
  title: text,
  excerpt: v.pipe(
    text,
    v.description("Full sentences, which are also the description of the page"),
  ),
  category: v.picklist(categories),
  author: v.picklist(teamMembers),
  date: v.pipe(
    isoMoment,
    v.description("When it is published, in UTC: 2026-03-12, or with a time 2026-03-12T09:30Z"),
  ),
  draft: v.pipe(v.optional(v.boolean(), false), v.description("Only npm run dev shows it")),
  redirectFrom: v.pipe(
    v.optional(v.array(slug), []),
    v.description("Its former slugs, whose addresses redirect to it"),
  ),
  image: v.strictObject({
    hour: v.pipe(
      v.picklist([6, 9, 12, 15, 18, 21]),
      v.description("Determines the colours of its sky; app/site/covers has the rest"),
    ),
    alt: v.pipe(text, v.description("The alternative text of the cover")),
  }),
  featured: v.boolean(),
  tags: v.pipe(v.array(text), v.nonEmpty()),
});

export type PostFrontMatter = v.InferOutput<typeof postFrontMatter>;

/** The front matter of a written answer in one language. */
export const answerFrontMatter = v.strictObject({
  /** Ways in which people ask for it. The first is a complete question, which the chat can suggest. */
  phrasings: v.tupleWithRest([text], text),
  /** Other words for the subject, for people who ask in none of these ways. */
  words: v.pipe(
    text,
    v.transform((words) => words.split(/[,，]\s*/u)),
  ),
  /** The sources of the answer: paths without the locale's prefix, the most important first. */
  pages: v.array(v.pipe(v.string(), v.startsWith("/"))),
});

export type AnswerFrontMatter = v.InferOutput<typeof answerFrontMatter>;

/** Why a post is not published at a given time; undefined if it is. */
export function unpublished(
  { draft, date }: Pick<PostFrontMatter, "date" | "draft">,
  now: Date,
): "draft" | "scheduled" | undefined {
  if (draft) return "draft";
  return now < new Date(date) ? "scheduled" : undefined;
}
