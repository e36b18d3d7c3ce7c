/**
 * A valid address by the HTML standard (`<input type=email>`), of which the domain has a dot.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** RFC 5321, 4.5.3.1.1. */
const longestLocalPart = 64;

/** Whether a text is an address that mail from outside can reach. Its length has been checked before. */
export function isEmail(text: string): boolean {
  return pattern.test(text) && text.indexOf("@") <= longestLocalPart;
}

/** One spelling for each address, to look it up by: no mail provider tells upper case from lower. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
