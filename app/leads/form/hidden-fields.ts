/** Fields against spam and duplicate submissions. The browser adds the last two when it sends the form. */
export const hiddenFields = {
  /** People leave it empty; bots that fill in all fields don't. */
  honeypot: "referral",
  /** Created by the browser for each form: cached pages can't have one. */
  token: "token",
  /** Milliseconds between the hydration of the form, at its first use or before, and its submission. */
  elapsed: "elapsed",
} as const;

/** In milliseconds: people need longer to fill in a form. */
export const minElapsed = 2_000;
