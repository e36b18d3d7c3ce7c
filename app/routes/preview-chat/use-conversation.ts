import { useEffect, useEffectEvent, useRef, useState } from "react";
import { conversationKey } from "../../browser/chat.ts";
import { readStoredJson, store } from "../../browser/storage.ts";
import type { Answer, Paragraph, Turn } from "../../chat/answer.ts";
import { maxQueryLength } from "../../search/tokens/max-query-length.ts";

/** The hash that starts a new chat. The home page passes it on to its frame (browser/chat.ts). */
const newChatHash = "#/new-chat";

/** Marks unfinished answers of a restored conversation as stopped, because nothing more of them will arrive. */
function stopUnfinished(turns: readonly Turn[]): readonly Turn[] {
  return turns.map((turn) => (turn.state === "answering" ? { ...turn, state: "stopped" } : turn));
}

/**
 * A conversation, and the earlier one, which can be restored until the next question, also on another page of this tab.
 * `path` is the path of the chat; `onChange` is called when a question is asked, or a conversation is shown or started.
 */
export function useConversation(path: string, initial: readonly Turn[], onChange: () => void) {
  const [turns, setTurns] = useState(initial);
  const [earlier, setEarlier] = useState<readonly Turn[]>([]);
  /** Aborts the current answer. */
  const request = useRef<AbortController>(null);
  const answering = turns.at(-1)?.state === "answering";

  function show(turns: readonly Turn[]) {
    setTurns(turns);
    setEarlier([]);
    onChange();
  }

  function updateLast(change: Partial<Turn>) {
    setTurns((turns) => [
      ...turns.slice(0, -1),
      ...turns.slice(-1).map((turn) => ({ ...turn, ...change })),
    ]);
  }

  async function ask(question: string) {
    if (answering) return;
    const previous =
      turns.findLast(({ answer, sampleFile }) => answer && !sampleFile)?.question ?? "";
    show([...turns, { question, state: "answering" }]);
    request.current = new AbortController();
    const { signal } = request.current;
    const update = (change: Partial<Turn>) => signal.aborted || updateLast(change);
    const query = new URLSearchParams({
      q: question.slice(0, maxQueryLength),
      ...(previous && { previous: previous.slice(0, maxQueryLength) }),
    });
    try {
      const response = await fetch(`${path}/answer?${query}`, { signal });
      if (!response.ok) return update({ state: response.status === 429 ? "refused" : "failed" });
      for await (const answer of readAnswers(response)) update({ answer });
      update({ state: "done" });
    } catch {
      update({ state: "failed" });
    }
  }

  function stop() {
    request.current?.abort();
    updateLast({ state: "stopped" });
  }

  function startNew() {
    request.current?.abort();
    setTurns([]);
    if (turns.length > 0) setEarlier(stopUnfinished(turns));
    onChange();
  }

  const onHash = useEffectEvent(() => {
    if (location.hash !== newChatHash) return;
    startNew();
    // Removes the hash, so that the same link fires the event again.
    history.replaceState(history.state, "", path);
  });
  useEffect(() => {
    // The conversation of the last page with the chat in this tab.
    setEarlier(stopUnfinished(readStoredJson(conversationKey, [])));
    onHash();
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, []);
  useEffect(() => {
    if (turns.length > 0) store(conversationKey, JSON.stringify(turns), "sessionStorage");
  }, [turns]);

  return { turns, earlier, answering, ask, stop, startNew, show };
}

/** Yields the answer whenever more of it has arrived: a model's answer arrives by paragraphs. */
async function* readAnswers(response: Response): AsyncGenerator<Answer> {
  if (!response.body || response.headers.get("Content-Type")?.startsWith("application/json")) {
    return yield await response.json();
  }
  const { EventSourceParserStream } = await import("eventsource-parser/stream");
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const blocks: string[] = [];
  for (;;) {
    const { done, value } = await events.read();
    if (done) return;
    const event: Paragraph | Answer = JSON.parse(value.data);
    if ("kind" in event) yield event;
    else {
      const { lang, html } = event;
      blocks.push(html);
      yield { lang, kind: "model", parts: [{ type: "blocks", blocks: [...blocks] }] };
    }
  }
}
