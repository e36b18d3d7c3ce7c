import { bar, type Ground, type Mark, rectangle, rows, type Tone } from "./marks.ts";
import type { Choices } from "./random.ts";

/** Lines of code, indented, with line numbers, a prompt or a cursor. One word is lit. */
export function code({ between, pick }: Choices, ground: Ground): Mark[] {
  const margin = pick(["numbers", "prompt", "cursor", "none"]);
  const start = ground.left + between(20, 110);
  const lines = rows(ground, 21);
  const lit = between(0, lines.length - 1);
  let indent = 0;
  let end = start;
  const marks = lines.flatMap((y, row) => {
    if (row > 0) indent = Math.min(3, Math.max(0, indent + pick([-1, 0, 1, 1])));
    end = start + 26 * indent;
    const words = Array.from({ length: between(1, 3) }, (_, word) => {
      const width = Math.min(between(36, 140), ground.right - end);
      const tone: Tone = row === lit && word === 0 ? "lit" : pick(["plain", "faint", "faint"]);
      const mark = bar(tone, end, y, width);
      end += width + 9;
      return mark;
    });
    if (margin === "numbers") words.push(bar("faint", start - 34, y, 14));
    if (margin === "prompt" && indent === 0) {
      words.push({ tone: "plain", stroke: 2, path: `M${start - 22} ${y - 2}l6 5.5-6 5.5` });
    }
    return words;
  });
  const last = lines.at(-1) ?? ground.top;
  return margin === "cursor" ? [...marks, rectangle("lit", end, last - 4, 8, 15, 0, 0)] : marks;
}

/** Lines of text: a paragraph with a passage in the light, columns, a quote or a list. */
export function lines({ between, pick }: Choices, ground: Ground): Mark[] {
  const { left, right, top, bottom, light } = ground;
  const layout = pick(["paragraph", "columns", "quote", "list"]);
  const from = left + between(20, 80);
  const to = right - between(20, 80);
  const all = rows(ground, 21);
  const lit = between(1, all.length - 1);
  if (layout === "columns") {
    const gap = between(0.42 * (to - from), 0.58 * (to - from));
    return all.flatMap((y, row) => [
      bar(row === 0 ? "plain" : "faint", from, y, gap - 16 - between(0, row === 0 ? 90 : 40)),
      bar(row === lit ? "lit" : "faint", from + gap + 16, y, to - from - gap - 16 - between(0, 50)),
    ]);
  }
  if (layout === "quote") {
    return [
      rectangle("lit", from, top - 4, 5, bottom - top, 2, 2),
      ...all.map((y, row) =>
        bar(
          row === all.length - 1 ? "plain" : "faint",
          from + 28,
          y,
          row === all.length - 1 ? between(70, 130) : to - from - 28 - between(0, 80),
        ),
      ),
    ];
  }
  if (layout === "list") {
    return all.flatMap((y, row) => [
      bar(row === lit ? "lit" : "plain", from, y, 7),
      bar("faint", from + 24, y, between(150, to - from - 24)),
    ]);
  }
  return all.flatMap((y, row) => {
    if (row === 0) return [bar("plain", from, y, between(90, 190))];
    const end = row === all.length - 1 ? between(from + 120, to - 60) : to - between(0, 30);
    if (row !== lit) return [bar("faint", from, y, end - from)];
    const width = between(70, 120);
    const at = Math.min(Math.max(light - width / 2, from), to - width);
    const before = at - from - 9;
    const after = end - at - width - 9;
    return [
      ...(before > 8 ? [bar("faint", from, y, before)] : []),
      bar("lit", at, y, width),
      ...(after > 8 ? [bar("faint", at + width + 9, y, after)] : []),
    ];
  });
}

/** Two speech bubbles, a question and its answer, which has the corner of all that speaks. */
export function chat({ between, pick }: Choices, ground: Ground): Mark[] {
  const { left, right, top, bottom } = ground;
  const inside = pick(["lines", "typing", "source"]);
  const asked = between(110, 220);
  const answer = between(170, 300);
  const short = between(28, 34);
  const tall =
    inside === "source"
      ? Math.min(between(30, 38), bottom - top - short - 26)
      : Math.min(between(52, 72), bottom - top - short - 10);
  const from = left + between(10, 130);
  const askedAt = Math.min(from + answer - between(-120, 40), right - asked);
  const y = top + short + 10;
  const marks: Mark[] = [
    rectangle("faint", askedAt, top, asked, short, 13, 13),
    rectangle("plain", from, y, answer, tall, 13, 3),
  ];
  if (inside === "source") return [...marks, bar("lit", from, y + tall + 12, between(70, 130))];
  if (inside === "typing") {
    const dots = [0, 1, 2].map((dot) =>
      bar(dot === 0 ? "lit" : "faint", from + 20 + 18 * dot, y + tall / 2 - 4, 9, 9),
    );
    return [...marks, ...dots];
  }
  return [
    ...marks,
    bar("lit", from + 18, y + tall / 2 - 11, between(60, answer - 40)),
    bar("faint", from + 18, y + tall / 2 + 4, between(90, answer - 36)),
  ];
}
