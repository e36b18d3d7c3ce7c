const han = "\\p{Script=Han}";
const fullWidth = "[，。：；？！、（）《》「」]";

/** What Chinese text of this site never has, each with a pattern that finds it. */
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
