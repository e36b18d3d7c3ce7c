import type { Locale } from "../i18n/locales.ts";
import type { TeamMember } from "../site/site.ts";
import { teamMembers } from "./people.server.ts";
import { allPosts, type Post } from "./posts.server.ts";

/** A person who writes posts, with all of them, newest first. */
export interface Author {
  readonly id: TeamMember;
  readonly posts: readonly Post[];
}

/** The members of the team who have written posts. */
export function authors(locale: Locale): Author[] {
  return teamMembers.flatMap((id) => findAuthor(locale, id) ?? []);
}

/** The author with an ID, if there is one. */
export function findAuthor(locale: Locale, id: string): Author | undefined {
  const posts = allPosts(locale).filter(({ author }) => author === id);
  const [first] = posts;
  return first && { id: first.author, posts };
}
