import type { Copy } from "../copy.ts";
import type { blog as english } from "../en/blog.ts";

export const blog = {
  meta: {
    title: "博客：教程、产品动态与读研究的方法",
    description:
      "AI 对话助手{{brand}}的博客：一步步的教程、产品的新变化、读懂研究的门道，都由团队自己动笔。",
  },
  heading: "博客",
  lede: "AI 对话助手{{brand}}的团队自己动笔：教程和产品动态，还有怎么把研究读明白。",
  posts: "文章",

  filter: "按分类筛选",
  all: "全部",
  categories: {
    "ai-trends": { name: "AI 趋势", text: "AI 在怎么变，该怎么应对。" },
    "product-updates": { name: "产品动态", text: "{{brand}}最近的变化。" },
    tutorials: { name: "教程", text: "一步步跟着做的例子。" },
    "industry-insights": { name: "行业观察", text: "读研究的心得，也讲讲我们自己怎么做事。" },
  },
  search: "搜索文章",
  tabs: { featured: "精选", recent: "最新", categories: "分类" },

  found: { one: "共 {count} 篇", other: "共 {count} 篇" },
  results: {
    query: "搜索“{query}”",
    queryIn: "在{category}里搜索“{query}”",
    unknown: "没有这个分类",
  },
  clear: "查看全部文章",
  empty: {
    heading: "没有找到文章",
    text: "少打几个字，或者换个分类试试。",
  },

  none: {
    heading: "还没有文章",
    text: "订阅邮件通讯，第一篇发布时就会收到通知。",
  },

  pages: {
    label: "分页",
    page: "第 {page} 页",
    previous: "上一页",
    next: "下一页",
  },

  minutes: "{minutes} 分钟读完",

  feed: {
    title: "{{brand}}博客",
    text: "教程、产品动态，还有怎么把研究读明白。这是订阅源：把网址交给阅读器，新文章会自己送上门。",
  },
} satisfies Copy<typeof english>;
