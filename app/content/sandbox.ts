/** The figures of the sandbox (api/sandbox/), small enough that each limit can be reached and waited out by hand. */
export const sandbox = {
  /** Requests in `limitSeconds` with the key of a plan, in the ratio of the plans' rate limits. */
  limits: { starter: 5, professional: 50 },
  limitSeconds: 10,
  /** Seconds from the start of a study's analysis to the first progress, and to its results. */
  queueSeconds: 1,
  studySeconds: 5,
  /** Minutes after which it forgets. */
  keptMinutes: 60,
} as const;
