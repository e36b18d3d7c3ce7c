/** A difference between groups with the bounds of its 95% confidence interval. */
export interface Result {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

export interface PooledResult extends Result {
  /** The share of each trial in the pooled result, in the order of the trials; they sum to one. */
  readonly weights: readonly number[];
}

/** Standard errors from an estimate to a bound of its 95% confidence interval, which is symmetric. */
const bound = 1.96;

/**
 * Pools the results of trials, each weighted by one over its squared standard error: the fixed-effect (also called
 * common-effect) method of the Cochrane Handbook for Systematic Reviews of Interventions, section 10.3. Standard errors
 * come from the widths of the intervals (section 6.3.1). Ratios have to be given as logarithms.
 */
export function pool(trials: readonly Result[]): PooledResult {
  const precisions = trials.map(({ low, high }) => ((2 * bound) / (high - low)) ** 2);
  const total = precisions.reduce((sum, precision) => sum + precision, 0);
  const weights = precisions.map((precision) => precision / total);
  const difference = trials.reduce(
    (sum, trial, index) => sum + trial.difference * (weights[index] ?? 0),
    0,
  );
  const margin = bound / Math.sqrt(total);
  return { difference, low: difference - margin, high: difference + margin, weights };
}
