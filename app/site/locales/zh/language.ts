import type { Language } from "../language.ts";

export const language: Language = {
  name: "Simplified Chinese",
  answerThresholds: { sure: 22, perhaps: 9, near: 5 },
  // About 6,000 tokens.
  maxContextLength: 6_000,
  // Characters, where a Latin word counts as one.
  reading: { unit: /\p{Script=Han}|[\p{Script=Latin}\p{N}]+/gu, perMinute: 400 },
  script: "Han",
  asking:
    /怎么|怎样|什么|如何|为何|为啥|[吗呢]|哪[里个些]|能不能|可以|多少|是不是|有没有|报错|请问/u,
};
