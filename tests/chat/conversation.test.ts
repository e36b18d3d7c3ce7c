import { describe, expect, it } from "vitest";
import type { AnswerLine } from "#app/chat/answer.ts";
import { type ConversationEvent, isAnswering, nextConversation } from "#app/chat/conversation.ts";
import { readLines } from "#app/chat/read-lines.ts";

const line = (line: AnswerLine): ConversationEvent => ({ type: "line", line });
const source = { label: "Guide", path: "/docs" };
const asked: ConversationEvent = { type: "asked", question: "Why?" };
const answered = [
  line({ lang: "en", kind: "quoted" }),
  line({ part: { type: "text", text: "It says:" } }),
  line({ part: { type: "quote", blocks: ["<p>Because</p>"], source } }),
  line({ block: "<p>of this.</p>" }),
  line({ part: { type: "links", label: "Also:", links: [source] } }),
];

const talk = (...events: ConversationEvent[]) => events.reduce(nextConversation, []);
const last = (...events: ConversationEvent[]) => talk(...events).at(-1);

describe("a conversation", () => {
  it("waits for an answer, takes it piece by piece, and is done", () => {
    expect(last(asked)).toMatchObject({ id: 0, question: "Why?", state: "waiting" });
    expect(isAnswering(talk(asked))).toBe(true);
    expect(last(asked, ...answered)).toEqual({
      id: 0,
      question: "Why?",
      state: "arriving",
      answer: {
        lang: "en",
        kind: "quoted",
        parts: [
          { type: "text", text: "It says:" },
          { type: "quote", blocks: ["<p>Because</p>", "<p>of this.</p>"], open: false, source },
          { type: "links", label: "Also:", links: [source] },
        ],
      },
    });
    const done = talk(asked, ...answered, { type: "done" });
    expect(done[0]?.state).toBe("done");
    expect(isAnswering(done)).toBe(false);
  });

  it("takes one question at a time", () => {
    expect(talk(asked, { type: "asked", question: "And?" })).toHaveLength(1);
    expect(talk(asked, { type: "done" }, { type: "asked", question: "And?" })).toHaveLength(2);
  });

  it.each(["stopped", "failed", "refused"] as const)("that has %s takes no more of it", (type) => {
    const turn = last(asked, ...answered.slice(0, 3), { type }, line({ block: "<p>of this.</p>" }));
    expect(turn?.state).toBe(type);
    expect(turn?.answer.parts.at(-1)).toMatchObject({ blocks: ["<p>Because</p>"] });
  });

  it("begins anew, whatever still arrives", () => {
    expect(talk(asked, { type: "new" }, ...answered, { type: "done" })).toEqual([]);
  });

  it("replaces the block that is still being written", () => {
    const turn = last(
      asked,
      line({ lang: "en", kind: "model" }),
      line({ part: { type: "blocks", blocks: [] } }),
      line({ block: "<p>Be</p>", open: true }),
      line({ block: "<p>Because.</p>", open: true }),
      line({ block: "<p>Because.</p>" }),
      line({ block: "<p>Also</p>", open: true }),
    );
    expect(turn?.answer.parts).toEqual([
      { type: "blocks", blocks: ["<p>Because.</p>", "<p>Also</p>"], open: true },
    ]);
  });
});

describe("lines of a stream", () => {
  async function lines(...pieces: Uint8Array[]) {
    const found: string[] = [];
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
    for await (const line of readLines(stream)) found.push(line);
    return found;
  }
  const bytes = new TextEncoder().encode("一二\n三\n四");

  it("are whole, however the stream is cut", async () => {
    for (let at = 0; at <= bytes.length; at++) {
      expect(await lines(bytes.slice(0, at), bytes.slice(at))).toEqual(["一二", "三", "四"]);
    }
  });

  it("may be none", async () => {
    expect(await lines()).toEqual([]);
  });
});
