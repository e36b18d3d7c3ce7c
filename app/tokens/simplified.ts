import { Converter } from "opencc-js/t2cn";

const convert = Converter({ from: "twp", to: "cn" });

/**
 * Chinese in simplified characters and mainland words, whichever it was written in: 隱私 → 隐私, 檔案 → 文件. Japanese stays
 * as it is.
 */
export function simplified(text: string): string {
  return /\p{Script=Han}/u.test(text) && !/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)
    ? convert(text)
    : text;
}
