import { useLocale } from "../../i18n/use-locale.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Contents } from "../../ui/contents.tsx";
import { Cover } from "../../ui/cover.tsx";
import * as layout from "../../ui/document.module.css";
import { PageFoot } from "../../ui/page-foot.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { Prose } from "../../ui/prose.tsx";
import type { Route } from "../+types/post";
import { filterPath } from "../blog/filter.ts";
import * as styles from "../post.module.css";
import "../../ui/styles/code.css";
import "../../ui/styles/prompt.css";

type Data = Extract<Route.ComponentProps["loaderData"], { article: unknown }>;

/** A post with its title, cover, text and links to others. */
export function Article({ data: { article: post, copy, foot } }: { data: Data }) {
  const locale = useLocale();
  return (
    <article>
      <header className="page-top">
        <div className={`wrap beside ${styles.top}`}>
          <div>
            <Breadcrumbs label={copy.breadcrumbs} trail={post.trail} />
            <h1>{post.title}</h1>
            <p className="lede">{post.excerpt}</p>
            <div className="person">
              <Portrait person={post.person} />
              <div>
                <a className="strong" href={post.authorPath}>
                  {post.author}
                </a>
                <p className="dotted">
                  <time dateTime={post.date}>{post.dateLabel}</time> <span>{post.readingTime}</span>
                </p>
              </div>
            </div>
          </div>
          <Cover art={post.cover} label={post.alt} />
        </div>
      </header>
      <div className="wrap">
        <div className={`beside ${layout.document}`}>
          <Contents label={copy.contents} headings={post.headings} />
          <div>
            <Prose html={post.html} />
            <PageFoot {...foot} />
          </div>
        </div>
        <footer className={`columns unprinted ${styles.foot}`}>
          <section aria-labelledby="tags">
            <h2 className="label" id="tags">
              {copy.tags}
            </h2>
            <ul className="chips">
              {post.tags.map((tag) => (
                <li key={tag}>
                  <a href={filterPath(locale, { query: tag })}>{tag}</a>
                </li>
              ))}
            </ul>
          </section>
          <Adjacent post={post} copy={copy} />
        </footer>
      </div>
    </article>
  );
}

/** Links to the previous and the next post. */
function Adjacent({ post: { older, newer }, copy }: { post: Data["article"]; copy: Data["copy"] }) {
  return (
    <nav className={`columns ruled hairline ${styles.adjacent}`} aria-label={copy.more}>
      {older && (
        <a className="stack gap-1 plain medium" href={older.path} rel="prev">
          <small className="note">{copy.older}</small> <span>{older.title}</span>
        </a>
      )}
      {newer && (
        <a className="stack gap-1 plain medium" href={newer.path} rel="next">
          <small className="note">{copy.newer}</small> <span>{newer.title}</span>
        </a>
      )}
    </nav>
  );
}
