import { hydrate } from "./hydrate.ts";
import { isComposing } from "./input-method.ts";
import { readStored } from "./storage.ts";

/* A key of session storage; the privacy policy lists it. */
export const conversationKey = "preview-chat";

/** Whether a hash is for the chat, such as `#/new-chat`; `#check` is a fragment of the page. */
export function isForChat(hash: string): boolean {
  return hash.startsWith("#/");
}

/** The URL of the chat with the page's hash, if that is for the chat. */
export function withHash(address: string, hash: string): string {
  return isForChat(hash) ? address.replace(/#.*$/s, "") + hash : address;
}

/** Hands the hash of the page on to the chat in its frame: `/#/new-chat` starts a new chat. */
export function followHash(): void {
  const passHash = () => {
    const frame = document.querySelector<HTMLIFrameElement>("[data-state] iframe");
    // `src` never changes, because that would add an entry to the history.
    if (frame && isForChat(location.hash))
      frame.contentWindow?.location.replace(withHash(frame.src, location.hash));
  };
  if (document.readyState === "complete") passHash();
  else addEventListener("load", passHash);
  // Unlike `hashchange`, it says that the same link was followed again.
  addEventListener("popstate", passHash);
}

/** What the page of the preview chat, which the home page shows in a frame, does before React. */
export function preparePreview(): void {
  addEventListener("keydown", submitOnEnter);
  const isStarted = () => isForChat(location.hash) || readStored(conversationKey, "sessionStorage");
  addEventListener("load", () => isStarted() && hydrate());
  addEventListener("hashchange", () => isStarted() && hydrate());
  // The home page shows its frame now, and needs no React for that.
  const stage = frameElement?.closest<HTMLElement>("[data-state]");
  if (!stage) return;
  stage.dataset.state = "ready";
  delete stage.dataset.hydrate;
}

/** Enter sends the question, by the form itself as long as React does not listen. */
function submitOnEnter(event: KeyboardEvent): void {
  const { key, shiftKey, target } = event;
  if (key !== "Enter" || shiftKey || isComposing(event)) return;
  if (!(target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  if (target.value.trim()) target.form?.requestSubmit();
}
