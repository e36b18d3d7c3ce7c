/** A text file as the parsers expect it, whatever editor wrote it: without a byte order mark, its lines ending in \n. */
export function normalizeSource(text: string): string {
  return text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
}
