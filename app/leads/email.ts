/**
 * A valid address by the HTML standard (`<input type=email>`) whose domain has a dot.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** In characters (RFC 5321, section 4.5.3.1.1). */
const maxLocalPartLength = 64;

/** Whether a text is an address on the public internet. The caller checks its length. */
export function isEmail(text: string): boolean {
  return pattern.test(text) && text.indexOf("@") <= maxLocalPartLength;
}

/** Normalizes an address for lookups: mail providers ignore case. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
