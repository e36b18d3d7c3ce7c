/**
 * A question as the phrases expect it: lower-case words with single spaces, as people type them in a hurry, without
 * apostrophes, drawn-out letters (“pleeease”) and signs that stand in for letters (“k!ll”).
 */
export function plain(question: string): string {
  return question
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’‘`´]/gu, "")
    .replace(/(\p{Script=Latin})\1{2,}/gu, "$1")
    .replace(/(?<=\p{Script=Latin})[!*](?=\p{Script=Latin})/gu, "i")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
