import { Converter } from "opencc-js/t2cn";

/** Created at the first use, because its dictionaries take 3 MB and 20 to 40 ms. */
let convert: ReturnType<typeof Converter> | undefined;

/**
 * Converts Chinese to simplified characters and mainland words: 隱私 → 隐私, 檔案 → 文件. Simplified text and Japanese stay
 * as they are.
 */
export function toSimplified(text: string): string {
  if (!/\p{Script=Han}/u.test(text) || /\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text))
    return text;
  convert ??= Converter({ from: "twp", to: "cn" });
  const toMainland = convert;
  // Words of Taiwan may have another meaning in simplified text: 文件, 程序.
  const isTraditional = [...text].some((character) => toMainland(character) !== character);
  return isTraditional ? toMainland(text) : text;
}
