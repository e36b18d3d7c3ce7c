/** Whether a visitor asked on this site: not another site's page, a crawler's HEAD or a browser's guess. */
export function isFromVisitor({ method, headers }: Request): boolean {
  const isGuess = headers.get("Sec-Purpose")?.startsWith("prefetch") === true;
  return method === "GET" && headers.get("Sec-Fetch-Site") !== "cross-site" && !isGuess;
}
