import type { ReactNode } from "react";
import type { CopyOf } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ButtonLink, GoLink } from "../../ui/link.tsx";
import { PostCards, type PostSummary } from "../../ui/post-card.tsx";
import { filterPath } from "./filter.ts";
import * as styles from "./results.module.css";

/** The link that clears the filter. It has a fragment, because the focus would be lost with the link itself. */
function everyPost(locale: Locale): string {
  return `${filterPath(locale, {})}#posts`;
}

interface ResultsHeadProps {
  /** Empty without a filter. */
  heading: string;
  found: string;
  clear: string;
}

/**
 * The filter and the number of results. It is rendered without a filter too, and hidden: a live region announces only
 * changes (WCAG 2.2, success criterion 4.1.3).
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

/** The posts that match the filter, or an empty state. */
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

/** In place of the list, while the blog has no post. */
export function NoPosts({ copy }: { copy: Pick<CopyOf<"blog">, "posts" | "none"> }) {
  return (
    <section className="section flush" id="posts" aria-labelledby="list">
      <div className="wrap">
        <h2 className="visually-hidden" id="list">
          {copy.posts}
        </h2>
        <EmptyState {...copy.none} />
      </div>
    </section>
  );
}
