import { Converter } from "opencc-js/t2cn";

/** Made at the first use, because its dictionaries take 3 MB, and 20 to 40 ms of a start. */
let convert: ReturnType<typeof Converter> | undefined;

/**
 * Chinese in simplified characters and mainland words, whichever it was written in: 隱私 → 隐私, 檔案 → 文件. Japanese stays
 * as it is.
 */
export function simplified(text: string): string {
  if (!/\p{Script=Han}/u.test(text) || /\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text))
    return text;
  convert ??= Converter({ from: "twp", to: "cn" });
  return convert(text);
}
