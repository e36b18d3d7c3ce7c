import * as v from "valibot";
import { type TeamMember, team } from "../site/site.ts";
import { categories } from "./categories.ts";
import { isoDate } from "./iso-date.ts";

const authors = Object.keys(team).filter((name): name is TeamMember => name in team);

const text = v.pipe(v.string(), v.regex(/\S/, "Expected a text"));

/** The front matter of a post in one language. */
export const postFrontMatter = v.strictObject({
  title: text,
  /** Full sentences, which are also the description of the page. */
  excerpt: text,
  category: v.picklist(categories),
  author: v.picklist(authors),
  /** ISO 8601 date of publication. */
  date: isoDate,
  image: v.strictObject({
    /** Determines the colours of its sky; app/site/covers has the rest. */
    hour: v.picklist([6, 9, 12, 15, 18, 21]),
    /** The alternative text of the cover. */
    alt: text,
  }),
  featured: v.boolean(),
  tags: v.pipe(v.array(text), v.nonEmpty()),
});

export type PostFrontMatter = v.InferOutput<typeof postFrontMatter>;
