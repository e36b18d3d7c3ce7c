/** In the head of code blocks; the names of programming languages are the same everywhere. */
export const codeBlock = {
  text: "Text",
  /** Opens the chat with a prompt of the documentation. */
  ask: "Ask this",
  idle: "Copy",
  done: "Copied",
  failed: "Copy failed. The code is selected: press Ctrl+C or ⌘C.",
};
