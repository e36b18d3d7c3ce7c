import { describe, expect, it } from "vitest";
import type { AnswerLine } from "#app/chat/answer.ts";
import {
  type Conversation,
  type ConversationEvent,
  isAnswering,
  nextConversation,
  type Turn,
} from "#app/chat/conversation.ts";
import { readLines } from "#app/chat/read-lines.ts";

const line = (line: AnswerLine): ConversationEvent => ({ type: "line", line });
const ask = (question: string): ConversationEvent => ({ type: "asked", question });
const links = [{ label: "Guide", path: "/docs" }];
const answered = [
  line({ lang: "en", kind: "written" }),
  line({ part: { type: "blocks", blocks: ["<p>Because.</p>"] } }),
  line({ block: "<ul></ul>" }),
  line({ part: { type: "links", label: "From:", links } }),
];
const done: ConversationEvent = { type: "done" };

const nothing: Conversation = { turns: [], earlier: [] };
const talk = (...events: ConversationEvent[]) => events.reduce(nextConversation, nothing);
const last = (...events: ConversationEvent[]) => talk(...events).turns.at(-1);

describe("a conversation", () => {
  it("waits for an answer, takes it block by block, and is done", () => {
    expect(last(ask("Why?"))).toMatchObject({ id: 0, question: "Why?", state: "waiting" });
    expect(isAnswering(talk(ask("Why?")).turns)).toBe(true);
    expect(last(ask("Why?"), ...answered)).toEqual({
      id: 0,
      question: "Why?",
      state: "arriving",
      answer: {
        lang: "en",
        kind: "written",
        parts: [
          { type: "blocks", blocks: ["<p>Because.</p>", "<ul></ul>"] },
          { type: "links", label: "From:", links },
        ],
      },
    });
    const { turns } = talk(ask("Why?"), ...answered, done);
    expect(turns[0]?.state).toBe("done");
    expect(isAnswering(turns)).toBe(false);
  });

  it("leaves the turns before as they are", () => {
    const before = talk(ask("Why?"), ...answered, done);
    const after = [ask("And?"), ...answered].reduce(nextConversation, before);
    expect(after.turns[0]).toBe(before.turns[0]);
  });

  it("takes one question at a time", () => {
    expect(talk(ask("Why?"), ask("And?")).turns).toHaveLength(1);
    expect(talk(ask("Why?"), done, ask("And?")).turns).toHaveLength(2);
  });

  it.each(["stopped", "failed", "refused"] as const)("that has %s takes no more of it", (type) => {
    const turn = last(ask("Why?"), ...answered.slice(0, 2), { type }, ...answered.slice(2));
    expect(turn?.state).toBe(type);
    expect(turn?.answer.parts).toMatchObject([{ blocks: ["<p>Because.</p>"] }]);
  });

  it("begins anew, whatever still arrives", () => {
    const { turns } = talk(ask("Why?"), { type: "new" }, ...answered, done);
    expect(turns).toEqual([]);
  });

  it("counts what is said of an answer once", () => {
    const rated = (verdict: "yes" | "no"): ConversationEvent => ({ type: "rated", id: 0, verdict });
    const events = [ask("Why?"), ...answered, done, ask("And?"), done];
    const { turns } = talk(...events, rated("no"), rated("yes"));
    expect(turns.map(({ verdict }) => verdict)).toEqual(["no", undefined]);
  });

  it("shows the sample in place of an answer", () => {
    const turn: Turn = {
      id: 0,
      question: "What was the primary outcome?",
      answer: { lang: "en", kind: "written", parts: [] },
      state: "done",
      sampleFile: "trial.pdf",
    };
    expect(talk({ type: "sample", turn }).turns).toEqual([turn]);
    expect(talk(ask("Why?"), { type: "sample", turn }).turns).toHaveLength(1);
  });
});

describe("a conversation that has ended", () => {
  const ended = [ask("Why?"), ...answered, done, { type: "new" }] as const;

  it("can be brought back", () => {
    expect(talk(...ended, { type: "restored" })).toEqual(talk(ask("Why?"), ...answered, done));
  });

  it("can be brought back after a second new chat", () => {
    expect(talk(...ended, { type: "new" }, { type: "restored" }).turns).toHaveLength(1);
  });

  it("is gone with the next question", () => {
    const { turns } = talk(...ended, ask("And?"), done, { type: "restored" });
    expect(turns.map(({ question }) => question)).toEqual(["And?"]);
  });

  it("waits for no answer any more", () => {
    const { turns } = talk(ask("Why?"), { type: "new" }, { type: "restored" });
    expect(turns).toMatchObject([{ question: "Why?", state: "stopped" }]);
  });

  it("can be found by the next page, unless that has one of its own", () => {
    const { turns } = talk(ask("Why?"), ...answered, done);
    const found = { type: "found", turns } as const;
    expect(talk(found)).toEqual({ turns: [], earlier: turns });
    expect(talk(ask("And?"), found).earlier).toEqual([]);
    expect(talk({ type: "restored" })).toEqual(nothing);
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
