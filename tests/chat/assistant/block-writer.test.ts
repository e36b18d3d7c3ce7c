import fc from "fast-check";
import { expect, it } from "vitest";
import { type Answer, type AnswerLine, addLine, noAnswer } from "#app/chat/answer.ts";
import { answerHtml, parseBlocks } from "#app/chat/assistant/answer-html.server.ts";
import { BlockWriter } from "#app/chat/assistant/block-writer.server.ts";

const render = answerHtml({ locale: "en", question: "?", target: (url) => url });
const head = { lang: "en", kind: "model" } as const;

/** The lines for pieces that arrive so many milliseconds after one another. */
function write(pieces: readonly string[], pause: number): AnswerLine[] {
  let now = 0;
  const writer = new BlockWriter(head, render, () => now);
  const lines = pieces.flatMap((piece) => {
    now += pause;
    return writer.add(piece);
  });
  return [...lines, ...writer.end()];
}

function together(lines: readonly AnswerLine[]): Answer {
  return lines.reduce(addLine, noAnswer);
}

it("a finished block is sent once, the one being written is replaced", () => {
  expect(write(["Starter ", "is free.\n", "\n- one\n", "- two"], 1_000)).toEqual([
    head,
    { part: { type: "blocks", blocks: ["<p>Starter</p>"], open: true } },
    { block: "<p>Starter is free.</p>", open: true },
    { block: "<p>Starter is free.</p>" },
    { block: "<ul>\n<li>one</li>\n</ul>", open: true },
    { block: "<ul>\n<li>one</li>\n<li>two</li>\n</ul>", open: true },
    { block: "<ul>\n<li>one</li>\n<li>two</li>\n</ul>" },
  ]);
});

it("pieces that come faster than can be read are sent together", () => {
  const lines = write(Array.from("Starter is free."), 30);
  expect(lines.filter((line) => "block" in line)).toHaveLength(4);
});

it("the address of a link is not shown while it is being written", () => {
  for (const line of write(Array.from("See [the plans](/features?tab=pricing)."), 1_000)) {
    expect(JSON.stringify(line)).not.toContain("](");
  }
});

it("nothing is sent of a text that shows nothing", () => {
  expect(write(["<!-- ", "-->", "\n\n", "![](/x)"], 1_000)).toEqual([]);
});

it("text that is nested too deeply to be parsed is shown as it is written", () => {
  const nested = "> ".repeat(5_000);
  expect(write(["Yes.\n\n", nested, "more\n\n", "No."], 1_000).at(-1)).toEqual({
    block: "<p>No.</p>",
  });
  expect(together(write([nested], 1_000)).parts).toEqual([
    { type: "blocks", blocks: [`<p>${"&gt; ".repeat(5_000)}</p>`] },
  ]);
});

it("rendering that takes long is repeated less often", () => {
  let now = 0;
  const slow = () => {
    now += 50;
    return `<p>${now}</p>`;
  };
  const writer = new BlockWriter(head, slow, () => now);
  const sent = Array.from({ length: 100 }, () => {
    now += 50;
    return writer.add("word ");
  });
  // Once a second, in five seconds.
  expect(sent.filter((lines) => lines.length > 0)).toHaveLength(5);
});

const markdown = fc
  .array(
    fc.constantFrom(
      ...[
        "Text ",
        "- item",
        "1. one",
        "#",
        "# ",
        "---",
        "```",
        "| a | b |",
        "| - | - |",
        "> said ",
      ],
      ...["\n", "\n", "\n\n", "  ", "    ", "**bold**", "[link](/docs)", "<br>", "<div>", "word"],
    ),
    { maxLength: 30 },
  )
  .map((pieces) => pieces.join(""));

it("however a text is cut into pieces, the blocks are those of the whole", () => {
  fc.assert(
    fc.property(markdown, fc.infiniteStream(fc.integer({ min: 1, max: 9 })), (text, lengths) => {
      const pieces: string[] = [];
      for (let at = 0; at < text.length; ) {
        const { value: length = 1 } = lengths.next();
        pieces.push(text.slice(at, at + length));
        at += length;
      }
      const whole = parseBlocks(text)
        .map((block) => render([block]))
        .filter(Boolean);
      const [part] = together(write(pieces, 200)).parts;
      const blocks = part?.type === "blocks" ? part.blocks.filter(Boolean) : [];
      expect(blocks).toEqual(whole);
      expect(part?.type === "blocks" && part.open).not.toBe(true);
    }),
    { numRuns: 500 },
  );
});
