/** The values of `Retry-After` in seconds (RFC 9110, section 10.2.3), by cause. */
export const retryAfter = { overload: 5, storeOutage: 60 } as const;
