import { Cover, type CoverArt } from "./cover.tsx";
import * as styles from "./post-card.module.css";
import { UnbrokenText } from "./unbroken-text.tsx";

/** The data of a post's card. */
export interface PostSummary {
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly author: string;
  /** ISO 8601 */
  readonly date: string;
  readonly dateLabel: string;
  readonly readingTime: string;
  readonly cover: CoverArt;
  /** When lists of posts may change next, if that is known: an ISO 8601 date and time. */
  readonly until?: string | undefined;
}

interface PostCardProps {
  post: PostSummary;
  /** Whether the card is the first and largest of a list. */
  lead?: boolean;
}

/** A post in a list. The whole card is clickable and has one link. */
export function PostCard({ post, lead = false }: PostCardProps) {
  return (
    <article
      data-until={post.until}
      className={
        lead ? `beside soft hairline ${styles.card} ${styles.lead}` : `stack soft ${styles.card}`
      }
    >
      <Cover art={post.cover} />
      <div>
        <p className={`row ${styles.meta}`}>
          <span className={lead ? "badge sun" : "badge"}>{post.category}</span>
          <time dateTime={post.date}>{post.dateLabel}</time>
        </p>
        <h3>
          <a className="plain stretched" href={post.path}>
            <UnbrokenText text={post.title} />
          </a>
        </h3>
        <p>{post.excerpt}</p>
        <p className={`dotted ${styles.meta} ${styles.byline}`}>
          <span>{post.author}</span> <span>{post.readingTime}</span>
        </p>
      </div>
    </article>
  );
}

/** Cards of posts in a grid. */
export function PostCards({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <div className={styles.grid}>
      {posts.map((post) => (
        <PostCard key={post.path} post={post} />
      ))}
    </div>
  );
}
