import { followTheme } from "../../widgets/theme.ts";

/* Stands inline in the chat's page, as a classic script (vite/inline-script.ts). */

/*
 * Enter sends the question by the form itself as long as React does not listen, which prevents what Enter does by
 * default.
 */
addEventListener("keydown", (event) => {
  const { key, shiftKey, isComposing, keyCode, target, defaultPrevented } = event;
  if (key !== "Enter" || shiftKey || isComposing || keyCode === 229 || defaultPrevented) return;
  if (!(target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  if (target.value.trim()) target.form?.requestSubmit();
});

followTheme();

// The page around the frame has kept the conversation, which React shows.
addEventListener("load", () => {
  if (parent.previewConversation) dispatchEvent(new Event("hydrate"));
});

// The home page shows its frame now, and needs no React for that.
const stage = frameElement?.closest<HTMLElement>("[data-state]");
if (stage) {
  stage.dataset.state = "ready";
  delete stage.dataset.hydrate;
}
