import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { isAnswering, nextConversation, type Turn } from "../../chat/conversation.ts";
import { readLines } from "../../chat/read-lines.ts";

/** What the home page hands on to begin anew. */
const newChat = "#/new-chat";

/** A conversation that lives as long as the page does. `path` is where the chat is. */
export function useConversation(path: string, before: readonly Turn[]) {
  const [turns, dispatch] = useReducer(nextConversation, before);
  const asking = useRef(new AbortController());

  async function ask(question: string) {
    if (!question || isAnswering(turns)) return;
    dispatch({ type: "asked", question });
    asking.current = new AbortController();
    const { signal } = asking.current;
    try {
      const previous = turns.at(-1)?.question ?? "";
      const query = new URLSearchParams(previous ? { q: question, previous } : { q: question });
      const { ok, status, body } = await fetch(`${path}/answer?${query}`, { signal });
      if (!ok || !body) return dispatch({ type: status === 429 ? "refused" : "failed" });
      for await (const line of readLines(body)) dispatch({ type: "line", line: JSON.parse(line) });
      dispatch({ type: "done" });
    } catch {
      if (!signal.aborted) dispatch({ type: "failed" });
    }
  }

  function stop() {
    asking.current.abort();
    dispatch({ type: "stopped" });
  }

  function begin() {
    asking.current.abort();
    dispatch({ type: "new" });
  }

  const onHash = useEffectEvent(() => {
    if (location.hash !== newChat) return;
    begin();
    // Taken as read, so that the same once more is a change.
    history.replaceState(history.state, "", path);
  });
  useEffect(() => {
    onHash();
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, []);

  return { turns, ask, stop, begin };
}
