import { maxQueryLength } from "./tokens/max-query-length.ts";
import { simplified } from "./tokens/simplified.ts";
import { stem } from "./tokens/stem.ts";
import { bigrams, type Term, terms } from "./tokens/terms.ts";

/** Queries are cut off after this many different terms. */
const maxTerms = 32;

/** A piece of a query: a word by its stem, or a run of a script without spaces by the pairs in it. */
export type QueryTerm =
  | { readonly script: "word"; readonly text: string; readonly stem: string }
  | { readonly script: "unspaced"; readonly text: string; readonly pairs: readonly string[] };

/** Words that a question is made of and not about. */
const englishStopWords = new Set(
  `a about all am an and any are as at be been but by can could did do does doing don first for from get gets
  had has have he hello her here hey hi him his how i if im in into is isn it its just let ll m make many may me mean means might most much my no
  not of off on or our out please re s she should so some supported supports t tell than thank thanks that the their them then there
  these they this those to too under up us use used using ve want was we were what when where which
  while who whom whose why will with would you your yours`.split(/\s+/),
);

const chineseStopWords =
  /你好|您好|谢谢|请问|第一次|告诉我|我想知道|想知道|有没有|是不是|能不能|可不可以|会不会|要不要|为什么|什么时候|怎么样|怎么办|怎么用|怎么|怎样|如何|什么意思|能做什么|会做什么|是什么|什么|哪一种|哪一个|哪些|哪种|哪个|哪里|哪儿|号码|是多少|多少|是谁|会说|会讲|可以|应该|一下|的|吗|呢|吧|啊|了|我们|你们|我|你/gu;

/** What a query is about. One that is all stop words is taken at its word. */
export function queryTerms(query: string): QueryTerm[] {
  const pieces = terms(simplified(query.slice(0, maxQueryLength)));
  const meant = withoutStopWords(pieces);
  // What splitting leaves over of a word says nothing, unless nothing else is left.
  const words = meant.filter(({ script, text }) => script === "word" || text.length > 1);
  const chosen = [words, meant, pieces].find(({ length }) => length > 0) ?? [];
  const unique = new Map(chosen.map((term) => [term.text, term]));
  return [...unique.values()].slice(0, maxTerms).map(queryTerm);
}

function withoutStopWords(pieces: readonly Term[]): Term[] {
  return pieces.flatMap(({ script, text }): Term[] => {
    if (script === "word") return englishStopWords.has(text) ? [] : [{ script, text }];
    // A short word may look like a stop word and be none: 目的, 了解.
    if (text.length < 4) return isStopWord(text) ? [] : [{ script, text }];
    const parts = text.split(chineseStopWords);
    return parts.filter(Boolean).map((part) => ({ script, text: part }));
  });
}

function queryTerm({ script, text }: Term): QueryTerm {
  return script === "unspaced"
    ? { script, text, pairs: [...new Set(bigrams(text))] }
    : { script, text, stem: stem(text) };
}

function isStopWord(text: string): boolean {
  const rest = text.replace(chineseStopWords, "").length;
  return rest === 0 || (rest === 1 && text.length === 3);
}
