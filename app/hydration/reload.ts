/** Whether the site itself reloads; entry.client.tsx prevents what React Router reloads. */
export let reloading = false;

/**
 * Whether loading the document again may help: React met one that something else has changed, a translating
 * browser or an extension, and `removeChild` or `insertBefore` threw a NotFoundError. A document that has been
 * loaded again already would only break again.
 */
export function isMendedByReload(error: unknown): boolean {
  if (!(error instanceof DOMException) || error.name !== "NotFoundError") return false;
  const [load] = performance.getEntriesByType("navigation");
  return !(load && "type" in load && load.type === "reload");
}

export function reload(): void {
  reloading = true;
  location.reload();
}
