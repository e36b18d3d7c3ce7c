import type { Copy } from "../copy.ts";
import type { languageOffer as english } from "../en/language-offer.ts";

export const languageOffer = {
  label: "语言",
  text: "这一页也有中文版。",
  link: "看中文版",
  dismiss: "关闭，不再提示",
} satisfies Copy<typeof english>;
