import { describe, expect, it } from "vitest";
import type { AnswerLine } from "#app/chat/answer.ts";
import {
  type ConversationEvent,
  isAnswering,
  nextConversation,
  spoken,
} from "#app/chat/conversation.ts";
import { readLines } from "#app/chat/read-lines.ts";

const line = (line: AnswerLine): ConversationEvent => ({ type: "line", line });
const source = { label: "Guide", path: "/docs" };
const asked: ConversationEvent = { type: "asked", question: "Why?" };
const answered = [
  line({ lang: "en" }),
  line({ part: { type: "text", text: "It says:" } }),
  line({ part: { type: "quote", text: "Be", source } }),
  line({ more: "cause." }),
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
        parts: [
          { type: "text", text: "It says:" },
          { type: "quote", text: "Because.", source },
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
    const turn = last(asked, ...answered.slice(0, 3), { type }, line({ more: "cause." }));
    expect(turn?.state).toBe(type);
    expect(turn?.answer.parts.at(-1)).toMatchObject({ text: "Be" });
  });

  it("begins anew, whatever still arrives", () => {
    expect(talk(asked, { type: "new" }, ...answered, { type: "done" })).toEqual([]);
  });

  it("is read out as a whole", () => {
    const turn = last(asked, ...answered, { type: "done" });
    expect(turn && spoken(turn)).toBe("It says: Because. Also: Guide");
  });

  it("is read out with the punctuation of its language", () => {
    const links = ["开始", "功能"].map((label) => ({ label, path: "/zh" }));
    const turn = last(
      asked,
      line({ lang: "zh-CN" }),
      line({ part: { type: "text", text: "文档里这样写：" } }),
      line({ part: { type: "quote", text: "打字就行。", source } }),
      line({ part: { type: "links", label: "另见：", links } }),
      { type: "done" },
    );
    expect(turn && spoken(turn)).toBe("文档里这样写：打字就行。另见：开始、功能");
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
