/** Fields that no visitor sees, by which people are told from programs, and one sending from two. */
export const guard = {
  /** People leave it empty; programs that fill in everything do not. */
  trap: "referral",
  /** Made by the browser, once for each form: pages are kept for everyone and can't hold one. */
  token: "token",
  /** Milliseconds between the first touch of the form and its sending. */
  elapsed: "elapsed",
} as const;

/** Nobody fills in a form in fewer milliseconds. */
export const minimumTime = 2_000;
