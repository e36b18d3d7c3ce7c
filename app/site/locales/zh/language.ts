import type { Language } from "../language.ts";

export const language: Language = {
  name: "Simplified Chinese",
  answerConfidence: { sure: 0.75, perhaps: 0.33 },
  followUp:
    /^(那|那么|还有|但是|可是|所以|然后)|呢[？?。！!\s]*$|它|这个|那个|这些|那些|前面|刚才|上面|^(怎么做|怎么弄|多久|多少|哪里|什么时候|咋弄)[？?。！!\s]*$/u,
  // About 6,000 tokens.
  maxContextLength: 6_000,
  // Characters, where a Latin word counts as one.
  reading: { unit: /\p{Script=Han}|[\p{Script=Latin}\p{N}]+/gu, perMinute: 400 },
  script: "Han",
  asking:
    /怎么|怎样|什么|如何|为何|为啥|[吗呢]|哪[里个些]|能不能|可以|多少|是不是|有没有|报错|请问/u,
};
