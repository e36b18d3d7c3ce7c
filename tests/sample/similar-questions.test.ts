import { describe, expect, it } from "vitest";
import { findAnswers } from "#app/search/answers/answers.server.ts";
import { testedLocales } from "../support/tested-locales.ts";

/** Questions that share a telling word with the answer to another question, or name other products. */
const similarQuestions: Record<
  "en" | "zh",
  readonly (readonly [question: string, slug: string | undefined])[]
> = {
  en: [
    ["how much is it a month", "pricing"],
    ["how much does an engineer make a month", "salary"],
    ["how do I unsubscribe from the Professional plan", "cancel"],
    ["I want to unsubscribe from your emails", "unsubscribe"],
    ["what happens if I go over the hourly limit", "error-429"],
    ["what happens if I go over the monthly quota", "quota-used-up"],
    ["do you meet SOC 2?", "certifications"],
    ["do you meet the GDPR?", "gdpr"],
    ["what can you do", "what-can-it-do"],
    ["what can the API do", "endpoints"],
    ["does the site have RSS", "feeds"],
    ["is the site available in Chinese", "site-language"],
    ["do the prices include tax", "tax"],
    ["I would like to complain", "feedback"],
    ["can it sort our customers' complaints", "sort-tickets"],
    ["can you improve my resume", "write-emails"],
    ["where do I send my resume", "apply"],
    ["Does it run on iPhone and Android?", "mobile-app"],
    ["Can you connect to Slack and Discord?", "embed"],
    ["is ChatGPT better than Gemini", undefined],
    ["does spotify have dark mode", undefined],
  ],
  zh: [
    ["多少钱一个月", "pricing"],
    ["一个月要花多少钱", "pricing"],
    ["工程师一个月多少工资", "salary"],
    ["怎么退订专业版", "cancel"],
    ["想退订专业版", "cancel"],
    ["不想收邮件了，怎么退订", "unsubscribe"],
    ["一小时超了会怎么样", "error-429"],
    ["一个小时一千次用完了怎么办", "error-429"],
    ["一个月的次数用完了怎么办", "quota-used-up"],
    ["达标soc2吗", "certifications"],
    ["达标 GDPR 吗", "gdpr"],
    ["你能干什么", "what-can-it-do"],
    ["API 能干什么", "endpoints"],
    ["网站有rss吗", "feeds"],
    ["网站有英文版吗", "site-language"],
    ["价格包含税吗", "tax"],
    ["我想投诉", "feedback"],
    ["能帮我们给客户投诉分类吗", "sort-tickets"],
    ["能不能帮我改简历", "write-emails"],
    ["简历发到哪里", "apply"],
    ["价格", "pricing"],
    ["接飞书", "embed"],
    ["支持 DNT 吗", "site-analytics"],
    ["评测脚本是用什么写的", "test-prompts"],
    ["语音老是听错", "dictation-mistakes"],
    ["为什么中文搜索搜不到", "chinese-search"],
    ["聊天记录能导出吗", "chat-history"],
    ["微信或者邮箱怎么联系你们", "contact"],
    ["你们三个人怎么开会", "three-offices"],
    ["安卓手机能用你们的应用吗？", "mobile-app"],
    ["豆包和 Kimi 哪个强", undefined],
  ],
};

describe.each(testedLocales)("in %s", (locale) => {
  it.each(similarQuestions[locale])(
    "“%s” is answered by %s and by no other answer",
    async (question, slug) => {
      expect((await findAnswers(locale, question)).certain?.slug).toBe(slug);
    },
  );
});
