/**
 * The longest body of a form, in bytes. The longest valid message, ten thousand Chinese characters,
 * takes 90 KB in a URL-encoded form.
 */
export const maxBodyBytes = 131_072;

/** What browsers send forms as (HTML standard, 4.10.21.6). */
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** A posted form, or the status code that says why there is none. Never throws. */
export async function readForm(request: Request): Promise<FormData | 400 | 415> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!formTypes.test(type)) return 415;
  try {
    return await request.formData();
  } catch {
    return 400;
  }
}
