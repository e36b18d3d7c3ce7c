/** A host with a dot, perhaps with a port and a path, in the syntax of HTML's `pattern`. */
const withoutScheme = String.raw`[\p{L}\p{N}][\p{L}\p{N}\-]*(\.[\p{L}\p{N}\-]+)+(:\d+)?([\/?#]\S*)?`;

/** Web addresses as people type them, with or without `https://`, for the attribute `pattern`. */
export const webAddressPattern = String.raw`\s*([Hh][Tt][Tt][Pp][Ss]?:\/\/\S+|${withoutScheme})\s*`;

const isWithoutScheme = new RegExp(`^${withoutScheme}$`, "v");

/** Puts `https://` before an address without it, such as `linkedin.com/in/wang`. Other texts are only trimmed. */
export function completeWebAddress(text: string): string {
  const address = text.trim();
  return isWithoutScheme.test(address) ? `https://${address}` : address;
}

/** Whether a text is a complete address. The URL parser accepts white space in one, which breaks links in mail. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && !/\s/.test(text);
}
