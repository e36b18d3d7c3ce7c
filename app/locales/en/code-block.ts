/** In the head of code blocks; the names of programming languages are the same everywhere. */
export const codeBlock = { text: "Text" };
