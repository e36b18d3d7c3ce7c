import { hydrate } from "./hydrate.ts";
import { isComposing } from "./input-method.ts";
import { readStored } from "./storage.ts";

/* A key of session storage; the privacy policy lists it. */
export const conversationKey = "preview-chat";

/** Whether a hash is meant for the chat, such as `#/new-chat`, and is not a fragment of the page, such as `#check`. */
export function isForChat(hash: string): boolean {
  return hash.startsWith("#/");
}

/** The URL of the chat, with the page's hash if that is meant for the chat. */
export function withHash(address: string, hash: string): string {
  return isForChat(hash) ? address.replace(/#.*$/s, "") + hash : address;
}

/** Passes the hash of the page to the chat in its frame: `/#/new-chat` starts a new chat. */
export function followHash(): void {
  const passHash = () => {
    const frame = document.querySelector<HTMLIFrameElement>("[data-state] iframe");
    // `src` stays as it is, because changing it would add an entry to the history.
    if (frame && isForChat(location.hash))
      frame.contentWindow?.location.replace(withHash(frame.src, location.hash));
  };
  if (document.readyState === "complete") passHash();
  else addEventListener("load", passHash);
  // Unlike `hashchange`, it also fires when the same link is followed again.
  addEventListener("popstate", passHash);
}

/** Sets up the preview chat, which the home page shows in a frame, until React is loaded. */
export function preparePreview(): void {
  addEventListener("keydown", submitOnEnter);
  const isStarted = () => isForChat(location.hash) || readStored(conversationKey, "sessionStorage");
  addEventListener("load", () => isStarted() && hydrate());
  addEventListener("hashchange", () => isStarted() && hydrate());
  // Lets the home page show its frame without having to load React.
  const stage = frameElement?.closest<HTMLElement>("[data-state]");
  if (!stage) return;
  stage.dataset.state = "ready";
  delete stage.dataset.hydrate;
}

/** Enter submits the form with the question; once React is loaded, it handles the event. */
function submitOnEnter(event: KeyboardEvent): void {
  const { key, shiftKey, target } = event;
  if (key !== "Enter" || shiftKey || isComposing(event)) return;
  if (!(target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  if (target.value.trim()) target.form?.requestSubmit();
}
