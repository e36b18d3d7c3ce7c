/** A difference between groups with the bounds of its 95% confidence interval. */
export interface Result {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

export interface PooledResult extends Result {
  /** The share of each trial in the pooled result, in the order of the trials; they sum to one. */
  readonly weights: readonly number[];
  /** How much each trial adds to Cochran's Q, the sum of the weighted squared distances from the pooled result. */
  readonly contributions: readonly number[];
  /** I², from 0 to 1: the part of Q beyond what chance would explain (section 10.10.2). */
  readonly inconsistency: number;
}

/** Distance from an estimate to each bound of its 95% confidence interval, in standard errors. */
export const bound = 1.96;

/**
 * Pools the results of trials, each weighted by one over its squared standard error: the fixed-effect (also called
 * common-effect) method of the Cochrane Handbook for Systematic Reviews of Interventions, section 10.3. Standard errors
 * come from the widths of the intervals (section 6.3.1). Ratios have to be given as logarithms.
 */
export function pool(trials: readonly Result[]): PooledResult {
  const precisions = trials.map(({ low, high }) => ((2 * bound) / (high - low)) ** 2);
  const total = sum(precisions);
  const weights = precisions.map((precision) => precision / total);
  const difference = sum(trials.map((trial, index) => trial.difference * (weights[index] ?? 0)));
  const margin = bound / Math.sqrt(total);
  const contributions = trials.map(
    (trial, index) => (precisions[index] ?? 0) * (trial.difference - difference) ** 2,
  );
  const q = sum(contributions);
  const inconsistency = q > 0 ? Math.max(0, (q - (trials.length - 1)) / q) : 0;
  const [low, high] = [difference - margin, difference + margin];
  return { difference, low, high, weights, contributions, inconsistency };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
