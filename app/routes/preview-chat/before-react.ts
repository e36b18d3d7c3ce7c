import type { Conversation } from "../../chat/conversation.ts";
import { followTheme } from "../../widgets/theme.ts";

declare global {
  interface Window {
    /** The conversation of the page around the frame, so that it outlives the frame but not that page. */
    previewConversation?: Conversation["turns"];
  }
}

/** What the chat's page does before React. */
export function prepareChat(): void {
  addEventListener("keydown", submitByEnter);
  followTheme();
  // The page around the frame has kept the conversation, which React shows.
  addEventListener("load", () => {
    if (parent.previewConversation) dispatchEvent(new Event("hydrate"));
  });
  // The home page shows its frame now, and needs no React for that.
  const stage = frameElement?.closest<HTMLElement>("[data-state]");
  if (!stage) return;
  stage.dataset.state = "ready";
  delete stage.dataset.hydrate;
}

/** Enter sends the question by the form itself as long as React does not listen, which prevents what Enter does by default. */
function submitByEnter(event: KeyboardEvent): void {
  const { key, shiftKey, isComposing, keyCode, target, defaultPrevented } = event;
  if (key !== "Enter" || shiftKey || isComposing || keyCode === 229 || defaultPrevented) return;
  if (!(target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  if (target.value.trim()) target.form?.requestSubmit();
}
