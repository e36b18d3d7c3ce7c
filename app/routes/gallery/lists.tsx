import { Plans } from "../../ui/plans.tsx";
import { PostCard, PostCards } from "../../ui/post-card.tsx";
import { Prose } from "../../ui/prose.tsx";
import { Questions } from "../../ui/questions.tsx";
import { Quote } from "../../ui/quote.tsx";
import { SpecTable } from "../../ui/spec-table.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import type { GalleryProps } from "./props.ts";

/** What shows content: cards, tables, quotes, tabs, long text. */
export function Lists({ data, theme }: GalleryProps) {
  const { copy, posts, quotes, planPaths, categories, html } = data;
  const { specs, comparison } = copy.features;
  const tabs = categories.map((label, at) => ({
    id: `${theme}-${at}`,
    label,
    panel: <TickList items={comparison.models} columns />,
  }));
  return (
    <>
      {posts.slice(0, 1).map((post) => (
        <PostCard post={post} lead key={post.path} />
      ))}
      <PostCards posts={posts} />
      <div className="columns">
        {quotes.map((quote) => (
          <Quote {...quote} key={quote.name} />
        ))}
      </div>
      <Plans plans={copy.plans} paths={planPaths} />
      <SpecTable {...specs.performance} />
      <Questions items={copy.pricing.questions.items} />
      <Tabs label={copy.blog.heading} tabs={tabs} />
      <Prose html={html} />
    </>
  );
}
