/** How patient the outbox is, in milliseconds. */
export interface Pace {
  /** The outbox is looked through this often for what other processes put there, and a lost store looked for. */
  readonly poll: number;
  /** A process that has not been heard of for so long no longer holds its message. */
  readonly lease: number;
  readonly firstDelay: number;
  readonly longestDelay: number;
  /** After this many tries a message is a dead letter. */
  readonly tries: number;
}

/** Tries within seconds at first, then every quarter of an hour, for about two days. */
export const normalPace: Pace = {
  poll: 2_000,
  lease: 10_000,
  firstDelay: 2_000,
  longestDelay: 900_000,
  tries: 260,
};

/** How long to wait after the nth failure: twice as long each time, and never in step with others. */
export function delayAfter(attempts: number, { firstDelay, longestDelay }: Pace): number {
  const longest = Math.min(firstDelay * 2 ** (attempts - 1), longestDelay);
  return Math.round(longest * (0.5 + Math.random() / 2));
}
