/**
 * The longest body of a form, in bytes. The longest valid message, ten thousand Chinese characters,
 * takes 90 KB in a URL-encoded form.
 */
export const longestBody = 131_072;

/** What browsers send forms as (HTML standard, 4.10.21.6). */
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** A posted form, or the status code that says why there is none. Never throws. */
export async function readForm(request: Request): Promise<FormData | 400 | 413 | 415> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!formTypes.test(type)) return 415;
  try {
    const body = await readBody(request);
    if (!body) return 413;
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    return 400;
  }
}

/**
 * Keeps no more than may be sent, for a declared length may be missing. What is too long is read to its
 * end all the same: an unread rest would hold up the connection's next request.
 */
async function readBody({ body }: Request): Promise<Blob | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length <= longestBody) chunks.push(chunk);
  }
  return length <= longestBody ? new Blob(chunks) : undefined;
}
