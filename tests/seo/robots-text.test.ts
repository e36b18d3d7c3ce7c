import { expect, it } from "vitest";
import { robotsText } from "#app/seo/robots-text.ts";
import { type CrawlerPolicy, crawlerPolicy } from "#app/site/site.ts";

const policy: CrawlerPolicy = {
  signals: { search: true, "ai-input": true, "ai-train": false },
  trainingCrawlers: ["TrainBot", "TrainBot-Extended"],
  answerCrawlers: ["AnswerBot"],
};

it("robots.txt has the content signals in each group, and disallows crawlers whose purpose is not permitted", () => {
  expect(robotsText("https://site.example", policy)).toBe(`User-agent: *
Content-Signal: search=yes, ai-input=yes, ai-train=no
Allow: /

User-agent: AnswerBot
Content-Signal: search=yes, ai-input=yes, ai-train=no
Allow: /

User-agent: TrainBot
User-agent: TrainBot-Extended
Content-Signal: search=yes, ai-input=yes, ai-train=no
Disallow: /

Sitemap: https://site.example/sitemap.xml
`);
});

it("robots.txt disallows answer crawlers without ai-input, and needs no named crawlers", () => {
  const closed = { search: true, "ai-input": false, "ai-train": true };
  expect(robotsText("", { ...policy, signals: closed })).toMatch(/AnswerBot\n.*\nDisallow/);
  expect(robotsText("", { ...policy, signals: closed })).toMatch(/Extended\n.*\nAllow/);
  const unnamed = { ...policy, trainingCrawlers: [], answerCrawlers: [] };
  expect(robotsText("", unnamed).match(/User-agent/g)).toHaveLength(1);
});

it("no crawler is in two groups", () => {
  const named = [...crawlerPolicy.trainingCrawlers, ...crawlerPolicy.answerCrawlers];
  expect(new Set(named).size).toBe(named.length);
});
