/** The media types of forms (HTML standard, section 4.10.21.6). */
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Reads a posted form, or returns the status code of the error. It does not throw. */
export async function readForm(request: Request): Promise<FormData | 400 | 415> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!formTypes.test(type)) return 415;
  try {
    return await request.formData();
  } catch {
    return 400;
  }
}
