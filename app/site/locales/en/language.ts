import type { Language } from "../language.ts";
import * as copy from "./index.ts";
import messages from "./questions/examples.json" with { type: "json" };

export const language: Language<typeof copy> = {
  copy,
  messages,
  name: "English",
  answerConfidence: { certain: 0.62, possible: 0.3 },
  followUp:
    /^(and|but|so|or|then|also|what about|how about|ok,? and|okay and)\b|\b(in (chinese|english|that case)|instead|it|its|that|this|they|them|those|these|there|one)\b|^(how|when|where|who|which one|since when)\W*$/i,
  // About 3,000 tokens.
  maxContextLength: 12_000,
  reading: { unit: /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu, perMinute: 230 },
  script: "Latin",
  asking:
    /\b(what|whats|how|does|do|did|is|are|can|could|should|why|where|when|which|who|the|my|your|mean|means)\b/i,
  stopWords: `
    a about all am an and any are as at be been but by can could did do does doing don first for from get gets
    had has have he hello her here hey hi him his how i if im in into is isn it its just let ll m make many may
    me mean means might most much my no not of off on or our out please re s she should so some supported
    supports t tell than thank thanks that the their them then there these they this those to too under up us
    use used using ve want was we were what when where which while who whom whose why will with would you your
    yours`,
  filler: /^(?:(?:ok|okay|and|but|please) ?)+(?=.)| (?:please|pls)$/gu,
  ours: /\b(you|your|it|its|this|here)\b/i,
  relation:
    /\b(integrat\w*|connect\w*|plug-?ins?|extensions?|add-?ons?|bots?|embed\w*|webhooks?|import\w*|export\w*|sync|compar\w*|compatib\w*|vs|versus|differen\w*|alternative\w*|replac\w*|migrat\w*|switch\w*|log ?in|sign ?in|sso|pay|payment|work with|the (api|chat|assistant))\b/i,
};
