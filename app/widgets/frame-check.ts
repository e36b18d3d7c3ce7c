/** Whether the chat can be shown; undefined if the check failed. */
export type Check = (signal: AbortSignal) => Promise<boolean | undefined>;

/** Checks an external application, through the server, whose log has the reason of a failure. */
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
 * Whether a frame shows the built-in preview. The browser's error page is of another origin, without access to its
 * document; an error page of the server is of this origin, but not the preview.
 */
export function showsPreview(frame: HTMLIFrameElement | null): boolean {
  return Boolean(frame?.contentDocument?.querySelector("main[data-begun]"));
}

/** Checks whether the built-in preview can be loaded. */
export async function askForPreview(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { method: "HEAD", cache: "no-store", signal });
    return ok;
  } catch {
    return false;
  }
}
