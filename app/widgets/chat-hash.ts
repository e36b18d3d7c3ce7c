/** Whether a hash is for the chat, such as `#/new-chat`; `#more` is a fragment of the page. */
export function isForChat(hash: string): boolean {
  return hash.startsWith("#/");
}
