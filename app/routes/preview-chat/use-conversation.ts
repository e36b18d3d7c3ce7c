import { useEffect, useEffectEvent, useRef, useState } from "react";
import { conversationKey } from "../../browser/chat.ts";
import { readStoredJson, store } from "../../browser/storage.ts";
import type { Answer, Paragraph, Turn } from "../../chat/answer.ts";
import { maxQueryLength } from "../../search/tokens/max-query-length.ts";

/** What the home page hands on to begin anew. */
const newChatHash = "#/new-chat";

/** What has been said, for when it is looked at again: nothing arrives any more. */
function stopUnfinished(turns: readonly Turn[]): readonly Turn[] {
  return turns.map((turn) => (turn.state === "answering" ? { ...turn, state: "stopped" } : turn));
}

/**
 * A conversation, and the one before it until the next question, so that it can be brought back, also on another page
 * of this tab. `path` is where the chat is; `onChange` is called when something is asked, shown or begun.
 */
export function useConversation(path: string, initial: readonly Turn[], onChange: () => void) {
  const [turns, setTurns] = useState(initial);
  const [earlier, setEarlier] = useState<readonly Turn[]>([]);
  /** Ends the answer under way. */
  const request = useRef<AbortController>(null);
  const answering = turns.at(-1)?.state === "answering";

  function show(turns: readonly Turn[]) {
    setTurns(turns);
    setEarlier([]);
    onChange();
  }

  function changeLast(change: Partial<Turn>) {
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
    const update = (change: Partial<Turn>) => signal.aborted || changeLast(change);
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
    changeLast({ state: "stopped" });
  }

  function begin() {
    request.current?.abort();
    setTurns([]);
    if (turns.length > 0) setEarlier(stopUnfinished(turns));
    onChange();
  }

  const onHash = useEffectEvent(() => {
    if (location.hash !== newChatHash) return;
    begin();
    // Taken as read, so that the same once more is a change.
    history.replaceState(history.state, "", path);
  });
  useEffect(() => {
    // That of the last page with the chat in this tab.
    setEarlier(stopUnfinished(readStoredJson(conversationKey, [], "sessionStorage")));
    onHash();
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, []);
  useEffect(() => {
    if (turns.length > 0) store(conversationKey, JSON.stringify(turns), "sessionStorage");
  }, [turns]);

  return { turns, earlier, answering, ask, stop, begin, show };
}

/** An answer as often as more of it has arrived: a model's comes by paragraphs. */
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
    const arrived: Paragraph | Answer = JSON.parse(value.data);
    if ("kind" in arrived) yield arrived;
    else {
      const { lang, html } = arrived;
      blocks.push(html);
      yield { lang, kind: "model", parts: [{ type: "blocks", blocks: [...blocks] }] };
    }
  }
}
