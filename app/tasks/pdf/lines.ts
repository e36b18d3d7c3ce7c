import LineBreaker from "linebreak";
import type { Face } from "./faces.ts";

/** A run of text with the same style and link. */
export interface Run {
  readonly text: string;
  readonly strong?: boolean;
  readonly code?: boolean;
  /** A URL. */
  readonly link?: string;
}

/** A positioned part of a line with one font face. */
export interface Fragment extends Run {
  readonly face: Face;
  readonly x: number;
  readonly width: number;
}

export interface Measure {
  readonly faceOf: (character: string, strong: boolean) => Face;
  readonly widthOf: (text: string, face: Face) => number;
}

interface Piece {
  readonly run: Run;
  readonly face: Face;
  readonly text: string;
}

/** In points: words that are measured one by one may be wider than the same words in a line, which is kerned. */
const kerning = 1;

/** Breaks text into lines of a width by the Unicode line breaking algorithm (UAX #14). */
export function breakLines(
  runs: readonly Run[],
  width: number,
  { faceOf, widthOf }: Measure,
): Fragment[][] {
  const widthOfWord = (word: readonly Piece[]) =>
    word.reduce((sum, { text, face }) => sum + widthOf(text, face), 0);

  let line: Piece[] = [];
  const lines = [line];
  let available = width;
  for (const word of words(runs, faceOf)) {
    const last = word.at(-1);
    // A space at the end of a line has no width.
    const space = last ? widthOf(/\s*$/.exec(last.text)?.[0] ?? "", last.face) : 0;
    const whole = widthOfWord(word);
    // A word that is longer than a line may break anywhere.
    for (const part of whole - space > width + kerning ? characters(word) : [word]) {
      const needed = widthOfWord(part);
      if (needed - space > available + kerning && line.length > 0) {
        line = [];
        lines.push(line);
        available = width;
      }
      for (const piece of part) append(line, piece);
      available -= needed;
    }
  }
  return lines.map((pieces) => {
    let x = 0;
    return pieces.map(({ run, face, text }) => {
      const fragment = { ...run, text, face, x, width: widthOf(text, face) };
      x += fragment.width;
      return fragment;
    });
  });
}

/** Splits text into unbreakable pieces, each with its trailing space. Code does not break at hyphens. */
function words(runs: readonly Run[], faceOf: Measure["faceOf"]): Piece[][] {
  const breaker = new LineBreaker(runs.map(({ text }) => text).join(""));
  let end = breaker.nextBreak()?.position;
  let word: Piece[] = [];
  const words = [word];
  let at = 0;
  for (const run of runs) {
    const start = at;
    for (const character of run.text) {
      if (at === end) {
        if (!run.code || at === start) {
          word = [];
          words.push(word);
        }
        end = breaker.nextBreak()?.position;
      }
      append(word, { run, face: faceOf(character, run.strong ?? false), text: character });
      at += character.length;
    }
  }
  return words;
}

function characters(word: readonly Piece[]): Piece[][] {
  return word.flatMap((piece) => [...piece.text].map((text) => [{ ...piece, text }]));
}

/** Adds a piece to a line; merges it with the last one if both have the same run and face. */
function append(line: Piece[], piece: Piece): void {
  const last = line.at(-1);
  if (last?.run === piece.run && last.face === piece.face) {
    line[line.length - 1] = { ...last, text: last.text + piece.text };
  } else line.push(piece);
}
