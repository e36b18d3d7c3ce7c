import type { Language } from "../language.ts";

export const language: Language = {
  name: "English",
  answerConfidence: { sure: 0.8, perhaps: 0.28 },
  followUp:
    /^(and|but|so|or|then|also|what about|how about|ok,? and|okay and)\b|\b(in (chinese|english|that case)|instead|it|its|that|this|they|them|those|these|there|one)\b|^(how|when|where|who|which one|since when)\W*$/i,
  // About 3,000 tokens.
  maxContextLength: 12_000,
  reading: { unit: /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu, perMinute: 230 },
  script: "Latin",
  asking:
    /\b(what|whats|how|does|do|did|is|are|can|could|should|why|where|when|which|who|the|my|your|mean|means)\b/i,
};
