/**
 * A fictional trial of morning light against usual light, measured in minutes to fall asleep. Pages label its figures as
 * sample data.
 */
export const sampleStudy = {
  adults: 214,
  weeks: 8,
  /** The age in years from which adults belong to the older group. */
  olderFrom: 65,
  /** Differences in minutes with the bounds of their 95% confidence intervals; negative is sooner. */
  groups: {
    all: { difference: -12, low: -18, high: -6 },
    perProtocol: { difference: -11, low: -18, high: -4 },
    older: { difference: -3, low: -16, high: 10 },
  },
  /** Four trials of the same question, whose pooled result is in the features hero and in a post. */
  trials: [
    { difference: -15, low: -24, high: -6 },
    { difference: -9, low: -19, high: 1 },
    { difference: -13, low: -20, high: -6 },
    { difference: -4, low: -17, high: 9 },
  ],
} as const;
