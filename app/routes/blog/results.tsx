import type { ReactNode } from "react";
import type { CopyOf } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ButtonLink, GoLink } from "../../ui/link.tsx";
import { PostCards, type PostSummary } from "../../ui/post-card.tsx";
import { filterPath } from "./filter.ts";
import * as styles from "./results.module.css";

/** All posts, as a place on the page: the link that leads there goes away with the filter, and focus with it. */
function everyPost(locale: Locale): string {
  return `${filterPath(locale, {})}#posts`;
}

interface ResultsHeadProps {
  /** Empty if nothing is filtered. */
  heading: string;
  found: string;
  clear: string;
}

/**
 * What is filtered by and how much that leaves. Stands over unfiltered posts as well, unseen: a live
 * region announces only what changes in it (WCAG 2.2, 4.1.3).
 */
export function ResultsHead({ heading, found, clear }: ResultsHeadProps) {
  const everything = everyPost(useLocale());
  return (
    <div className={heading ? styles.head : "visually-hidden"}>
      {heading && <h2 id="list">{heading}</h2>}
      <p role="status">
        {heading && <span className="visually-hidden">{`${heading} `}</span>}
        <span>{found}</span>
      </p>
      {heading && <GoLink to={everything}>{clear}</GoLink>}
    </div>
  );
}

interface ResultsProps {
  posts: readonly PostSummary[];
  copy: Pick<CopyOf<"blog">, "clear" | "empty">;
  /** Links to further pages. */
  children: ReactNode;
}

/** What a filter found, or that it found nothing, with the way back to everything. */
export function Results({ posts, copy, children }: ResultsProps) {
  const everything = everyPost(useLocale());
  if (posts.length === 0) {
    return (
      <EmptyState {...copy.empty}>
        <ButtonLink to={everything}>{copy.clear}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <PostCards posts={posts} />
      {children}
    </>
  );
}
