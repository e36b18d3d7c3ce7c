import { Link } from "react-router";
import type { CoverArt } from "../content/covers.ts";
import { Cover } from "./cover.tsx";
import "../styles/badges.css";
import "../styles/posts.css";

/** What a card shows of a post. */
export interface PostSummary {
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly author: string;
  /** ISO 8601 */
  readonly date: string;
  readonly dateInWords: string;
  readonly readingTime: string;
  readonly cover: CoverArt;
}

interface PostCardProps {
  post: PostSummary;
  /** The first and largest of a list. */
  lead?: boolean;
}

/** A post in a list. One link; a press anywhere on the card follows it. */
export function PostCard({ post, lead = false }: PostCardProps) {
  return (
    <article className={lead ? "post lead" : "post"}>
      <Cover {...post.cover} />
      <div>
        <p className="meta">
          <span className={lead ? "badge sun" : "badge"}>{post.category}</span>
          <time dateTime={post.date}>{post.dateInWords}</time>
        </p>
        <h3>
          <Link to={post.path} prefetch="intent" viewTransition>
            {post.title}
          </Link>
        </h3>
        <p>{post.excerpt}</p>
        <p className="meta by">
          {post.author} <span>{post.readingTime}</span>
        </p>
      </div>
    </article>
  );
}

/** Posts side by side. */
export function PostCards({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <div className="cols posts">
      {posts.map((post) => (
        <PostCard key={post.path} post={post} />
      ))}
    </div>
  );
}
