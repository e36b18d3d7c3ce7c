/** What a cover shows below the horizon. */
export const coverKinds = ["forest", "code", "wave", "chat", "bars", "lines"] as const;

/** Where its sun stands: an hour of the day, which colours the sky too. */
export const coverHours = [6, 9, 12, 15, 18, 21] as const;

export interface CoverArt {
  readonly kind: (typeof coverKinds)[number];
  readonly hour: (typeof coverHours)[number];
}
