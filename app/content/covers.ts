/** The kinds of drawings below the horizon of a cover. */
export const coverKinds = ["forest", "code", "wave", "chat", "bars", "lines"] as const;

/** The hour of a cover, which determines the position of the sun and the colour of the sky. */
export const coverHours = [6, 9, 12, 15, 18, 21] as const;

/** What a cover is drawn from. */
export interface CoverArt {
  /** The post's slug, from which follows all that kind and hour leave open. */
  readonly slug: string;
  readonly kind: (typeof coverKinds)[number];
  readonly hour: (typeof coverHours)[number];
}
