/** Whether the chat can be shown in the frame; undefined if that could not be found out. */
export type Check = (signal: AbortSignal) => Promise<boolean | undefined>;

/** Asks the server about somebody else's application, which only the server can find out; it is told why there. */
export async function askServer(signal: AbortSignal): Promise<boolean | undefined> {
  try {
    const response = await fetch("/chat-status", { signal });
    const status: unknown = await response.json();
    if (typeof status !== "object" || status === null || !("reachable" in status)) return undefined;
    return status.reachable === true;
  } catch {
    return undefined;
  }
}

/**
 * Whether a frame shows the site's own preview. The browser's error page is of another origin and has no document
 * for this one; an error of the server is a page of this origin, but not the preview.
 */
export function showsPreview(frame: HTMLIFrameElement | null): boolean {
  return Boolean(frame?.contentDocument?.querySelector("main[data-begun]"));
}

/** Whether the site's own preview would load now. */
export async function askForPreview(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { method: "HEAD", cache: "no-store", signal });
    return ok;
  } catch {
    return false;
  }
}
