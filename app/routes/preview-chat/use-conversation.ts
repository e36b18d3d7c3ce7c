import { useCallback, useEffect, useEffectEvent, useReducer } from "react";
import { conversationKey } from "../../browser/chat.ts";
import { store, stored } from "../../browser/storage.ts";
import { type Conversation, isAnswering, nextConversation } from "../../chat/conversation.ts";
import { readLines } from "../../chat/read-lines.ts";
import type { RatedKind, Verdict } from "../../chat/verdict.ts";
import { maxQueryLength } from "../../tokens/max-query-length.ts";

/** What the home page hands on to begin anew. */
const newChat = "#/new-chat";

/** The conversation of the last page with the chat in this tab. */
function lastConversation(): Conversation["turns"] | undefined {
  try {
    return JSON.parse(stored(conversationKey, "sessionStorage") ?? "");
  } catch {
    return undefined;
  }
}

/**
 * A conversation, which can be brought back on another page of this tab. `path` is where the chat
 * is; `onNew` is called when the page around the frame begins a new chat.
 */
export function useConversation(path: string, asked: Conversation["turns"], onNew: () => void) {
  const [{ turns, earlier }, dispatch] = useReducer(nextConversation, {
    turns: asked,
    earlier: [],
  });

  const current = isAnswering(turns) ? turns.at(-1) : undefined;
  const id = current?.id;
  const before = turns.findLast((turn) => turn !== current && !turn.sampleFile);
  const question = current?.question.slice(0, maxQueryLength) ?? "";
  const previous = before?.question.slice(0, maxQueryLength) ?? "";
  useEffect(() => {
    if (id === undefined) return;
    const query = new URLSearchParams(previous ? { q: question, previous } : { q: question });
    const request = new AbortController();
    const { signal } = request;
    async function receive() {
      try {
        const { ok, status, body } = await fetch(`${path}/answer?${query}`, { signal });
        if (!ok || !body) return dispatch({ type: status === 429 ? "refused" : "failed" });
        for await (const line of readLines(body)) {
          if (signal.aborted) return;
          dispatch({ type: "line", line: JSON.parse(line) });
        }
        dispatch({ type: "done" });
      } catch {
        if (!signal.aborted) dispatch({ type: "failed" });
      }
    }
    void receive();
    return () => request.abort();
  }, [path, id, question, previous]);

  const onHash = useEffectEvent(() => {
    if (location.hash !== newChat) return;
    dispatch({ type: "new" });
    onNew();
    // Taken as read, so that the same once more is a change.
    history.replaceState(history.state, "", path);
  });
  useEffect(() => {
    const last = lastConversation();
    if (last) dispatch({ type: "found", turns: last });
    onHash();
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, []);
  useEffect(() => {
    if (turns.length > 0) store(conversationKey, JSON.stringify(turns), "sessionStorage");
  }, [turns]);

  const rate = useCallback((id: number, _kind: RatedKind, verdict: Verdict) => {
    dispatch({ type: "rated", id, verdict });
  }, []);
  return { turns, earlier, dispatch, rate };
}
