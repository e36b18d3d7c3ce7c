const han = "\\p{Script=Han}";
const fullWidth = "[，。：；？！、（）《》「」]";

/** Faults of Chinese typography, with the patterns that find them. */
export const faults: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    "half-width punctuation beside Han",
    new RegExp(`${han}([,;:?!]|\\.(?![a-z]))|[,;?!]${han}`, "u"),
  ],
  [
    "Latin or digits without a space beside Han",
    new RegExp(`${han}[A-Za-z0-9]|[A-Za-z0-9]${han}`, "u"),
  ],
  ["space beside full-width punctuation", new RegExp(`\\s${fullWidth}|${fullWidth}\\s`, "u")],
  ["straight quotation marks", /["']/],
  ["exclamation marks", /[!！]/],
];
