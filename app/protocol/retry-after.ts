/** Seconds in `Retry-After` (RFC 9110, section 10.2.3), by what keeps the server from answering now. */
export const retryAfter = { overload: 5, storeOutage: 60 } as const;
