/** Whether a visitor asked on this site: not another site's page, a crawler's HEAD or a browser's guess. */
export function isFromVisitor({ method, headers }: Request): boolean {
  const isGuess = headers.get("Sec-Purpose")?.startsWith("prefetch") === true;
  return method === "GET" && headers.get("Sec-Fetch-Site") !== "cross-site" && !isGuess;
}

/** Whether a browser sends Do Not Track (w3.org/TR/tracking-dnt) or Global Privacy Control (w3.org/TR/gpc). */
export function asksForPrivacy({ headers }: Request): boolean {
  return headers.get("DNT") === "1" || headers.get("Sec-GPC") === "1";
}
