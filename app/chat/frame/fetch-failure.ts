/** Why `fetch` got no response. */
export type FetchFailure = "dns" | "tls" | "timeout" | "connection";

/** The kind of an error that `fetch` has thrown. Node's own error is its cause. */
export function fetchFailure(error: unknown): FetchFailure {
  if (error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name)) return "timeout";
  const code = errorCode(error);
  if (/^(ENOTFOUND|EAI_\w+)$/.test(code)) return "dns";
  if (/TIMEDOUT|_TIMEOUT$/.test(code)) return "timeout";
  if (/SSL|TLS|CERT|SIGNATURE|^EPROTO$|^DEPTH_ZERO|^UNABLE_TO/.test(code)) return "tls";
  return "connection";
}

/** The code of an error that `fetch` has thrown, such as ECONNREFUSED; its name if it has none. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const source = error.cause instanceof Error ? error.cause : error;
  return "code" in source && typeof source.code === "string" ? source.code : source.name;
}
