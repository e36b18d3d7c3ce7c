/** The figures of the sandbox (sandbox/), small enough that each limit can be reached and waited out by hand. */
export const sandbox = {
  /** Requests in `limitSeconds` with the key of a plan, in the ratio of the plans' rate limits. */
  limits: { starter: 5, professional: 50 },
  limitSeconds: 10,
  /** The age, in seconds, at which a study is completed. */
  studySeconds: 5,
} as const;
