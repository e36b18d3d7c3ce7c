const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes text for elements and quoted attributes of HTML and XML. */
export function escapeHtml(text: string, special = /[&<>"']/g): string {
  return text.replace(special, (character) => entities[character] ?? character);
}

/** Escapes code for an element, where its many quotes may stay. */
export const escapeCode = (code: string) => escapeHtml(code, /[&<>]/g);
