import type { Language } from "../language.ts";

export const language: Language = {
  name: "English",
  answerThresholds: { sure: 65, perhaps: 20, near: 12 },
  // About 3,000 tokens.
  maxContextLength: 12_000,
  reading: { unit: /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu, perMinute: 230 },
  script: "Latin",
  asking:
    /\b(what|whats|how|does|do|did|is|are|can|could|should|why|where|when|which|who|the|my|your|mean|means)\b/i,
};
