/**
 * Formats a line of CSV (RFC 4180). A cell that spreadsheets would evaluate as a formula is prefixed with an
 * apostrophe, which makes it text. https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(text: string): string {
  const visible = escapeControls(text);
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(visible) ? `'${visible}` : visible;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Writes control characters, which a terminal would obey, as JSON does: ESC as \u001b. Tabs and line breaks stay, but for
 * a carriage return alone, with which a text could overwrite what stands before it.
 */
export function escapeControls(text: string): string {
  return text.replace(
    /\r(?!\n)|[^\P{Cc}\t\r\n]/gu,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
