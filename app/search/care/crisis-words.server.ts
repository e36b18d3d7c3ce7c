import { copyIn } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { simplified } from "../tokens/simplified.ts";
import type { Crisis } from "./crisis.ts";
import { plain } from "./phrases/plain.ts";

/** Something was swallowed: its packaging tells the doctors what. */
const taken =
  /[吃喝吞服灌药毒]|误食|\b(took|taken|takes?|taking|swallow\w*|drank|drunk|drink\w*|ate|eaten|overdos\w*|od|pills?|tablets?|meds|medication|bleach|poison\w*)\b/u;

/** Somebody near is in it, and the one who asks wants to help. */
const somebodyNear =
  /(朋友|同学|室友|同事|闺蜜|兄弟|女友|男友|老公|老婆|妻子|丈夫|对象|妈|爸|父亲|母亲|儿子|女儿|孩子|哥|姐|弟|妹|爷爷|奶奶|网友|学生|邻居|有人|[他她]).{0,12}(自杀|死|活|轻生|跳|割|自残|结束|撑不下去)|\bmy (\w+ )?(friend|mom|mum|mother|dad|father|son|daughter|kid|child|husband|wife|partner|boyfriend|girlfriend|brother|sister|roommate|colleague|student|cousin|neighbou?r)\b|\b(he|she|someone|somebody) (\w+ ){0,4}(suicid\w*|kill (him|her|them)sel\w+|die|harm\w*)/u;

/** What somebody in a crisis is told, in the order in which it can wait. Chinese may be in traditional characters. */
export function crisisWords(locale: Locale, crisis: Crisis, asked: string): readonly string[] {
  const copy = copyIn(locale, "previewChat");
  const { taken: ifTaken, somebodyNear: ifNear, traditional } = copy.crisisDetails;
  const words = copy.crisis[crisis];
  if (crisis !== "danger" && crisis !== "despair") return words;
  const text = plain(simplified(asked));
  return [
    ...words.slice(0, 1),
    ...(crisis === "danger" && taken.test(text) ? [ifTaken] : []),
    ...words.slice(1, -1),
    ...(somebodyNear.test(text) ? [ifNear] : []),
    ...words.slice(-1),
    ...(isTraditional(asked) ? [traditional] : []),
  ];
}

/** Whether any character has a simplified form. */
function isTraditional(text: string): boolean {
  return Array.from(text).some((character) => simplified(character) !== character);
}
