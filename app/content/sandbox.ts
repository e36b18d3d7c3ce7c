/** The figures of the sandbox (api/sandbox/): small enough to reach each limit by hand and wait for it to end. */
export const sandbox = {
  /** Requests per `limitSeconds` with the key of a plan, in the ratio of the plans' rate limits. */
  limits: { starter: 5, professional: 50 },
  limitSeconds: 10,
  /** Seconds from the start of a study's analysis to the first progress, and to its results. */
  queueSeconds: 1,
  studySeconds: 5,
  /** Minutes after which its data is deleted. */
  keptMinutes: 60,
} as const;
