/**
 * What English words with one meaning have in common: "uploads", "uploaded" and "uploading" → "upload".
 * Coarse on purpose: the same rules cut texts and queries, and a stem need not be a word.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const singular = word
    .replace(/(?<=....)ly$/, "")
    .replace(/ies$/, "y")
    .replace(/(s|x|z|ch|sh)es$/, "$1")
    .replace(/(?<![sui])s$/, "");
  const root =
    singular.length > 5
      ? singular.replace(/(?<=..[^e])(ing|ed)$/, "")
      : singular.replace(/(?<=...[^e])ed$/, "");
  const single = root === singular ? root : root.replace(/([^aeiouls])\1$/, "$1");
  return single.length > 4 ? single.replace(/e$/, "") : single;
}
