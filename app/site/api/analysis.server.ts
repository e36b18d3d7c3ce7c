import * as v from "valibot";
import { copyIn } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import type { Locale } from "../../i18n/locales.ts";
import { bound, type PooledResult, pool, type Result } from "../meta-analysis.ts";

const arm = v.object({ participants: v.number(), mean: v.number(), sd: v.number() });
const cases = v.object({ participants: v.number(), events: v.number() });
const common = { sample_size: v.number(), primary_outcome: v.string() };
const armSite = v.object({ label: v.string(), intervention: arm, control: arm });
const caseSite = v.object({ label: v.string(), exposed: cases, unexposed: cases });

/** The fields that count here of requests for studies, which the document's schema has already validated. */
export const studyRequest = v.variant("study_type", [
  v.object({
    study_type: v.picklist(["randomized_controlled_trial", "light_therapy_trial"]),
    parameters: v.looseObject({
      ...common,
      unit: v.optional(v.string()),
      sites: v.optional(v.array(armSite)),
    }),
  }),
  v.object({
    study_type: v.literal("observational_cohort"),
    parameters: v.looseObject({ ...common, sites: v.optional(v.array(caseSite)) }),
  }),
]);

export type StudyRequest = v.InferOutput<typeof studyRequest>;

interface Site extends Result {
  readonly label: string;
  readonly participants: number;
}

/** The results of a study, computed from its numbers: the sites are pooled as the dial of the features page pools trials. */
export function analyze(request: StudyRequest, locale: Locale) {
  const { study_type, parameters } = request;
  const { sample_size: sample, primary_outcome: outcome } = parameters;
  const isRatio = study_type === "observational_cohort";
  const sites = isRatio
    ? (request.parameters.sites ?? []).map(riskRatio)
    : (request.parameters.sites ?? []).map(meanDifference);
  const unit = isRatio ? undefined : request.parameters.unit;
  const toValue = (number: number) => (isRatio ? round(Math.exp(number), 3) : round(number));
  const interval = ({ difference, low, high }: Result) => ({
    estimate: toValue(difference),
    low: toValue(low),
    high: toValue(high),
  });
  const pooled = sites.length > 0 ? pool(sites) : undefined;
  const effect = pooled && {
    measure: isRatio ? "risk_ratio" : "mean_difference",
    unit: unit ?? null,
    ...interval(pooled),
  };
  const participants = sites.reduce((sum, site) => sum + site.participants, 0);
  const copy = copyIn(locale, "sandbox").results;
  const text = effect ? (isRatio ? copy.ratio : copy.difference) : copy.none;
  return {
    study_type,
    primary_outcome: outcome,
    participants: sample,
    // 1.96 and 0.84 are the normal quantiles of the level and the power. A ratio has no standard deviation.
    detectable_effect: isRatio ? null : round((2 * (bound + 0.84)) / Math.sqrt(sample)),
    effect: effect ?? null,
    heterogeneity: pooled && sites.length > 1 ? heterogeneity(pooled) : null,
    sites: sites.map((site, index) => ({
      label: site.label,
      ...interval(site),
      weight_percent: Math.round(1000 * (pooled?.weights[index] ?? 0)) / 10,
    })),
    summary: formatMessage(text, {
      outcome,
      unit: unit ? ` ${unit}` : "",
      ...(pooled && interval(pooled)),
    }),
    limitations: [
      effect ? copy.fixedEffect : copy.noData,
      ...(isRatio ? [copy.confounding] : []),
      ...(effect && participants !== sample
        ? [formatMessage(copy.sizes, { participants, sample })]
        : []),
    ],
    notice: copy.notice,
  };
}

function meanDifference({ label, intervention, control }: v.InferOutput<typeof armSite>): Site {
  const error = Math.sqrt(
    intervention.sd ** 2 / intervention.participants + control.sd ** 2 / control.participants,
  );
  const participants = intervention.participants + control.participants;
  return { label, participants, ...confidenceInterval(intervention.mean - control.mean, error) };
}

/**
 * The logarithm of the risk ratio. Where nobody or everybody in a group had the event, each of the four cells gets half
 * an event, as in metafor's `escalc` by default.
 */
function riskRatio({ label, exposed, unexposed }: v.InferOutput<typeof caseSite>): Site {
  const isEmpty = [exposed, unexposed].some(
    ({ events, participants }) => events === 0 || events === participants,
  );
  const correction = isEmpty ? 0.5 : 0;
  const [a, n, c, m] = [
    exposed.events + correction,
    exposed.participants + 2 * correction,
    unexposed.events + correction,
    unexposed.participants + 2 * correction,
  ];
  const error = Math.sqrt(1 / a - 1 / n + 1 / c - 1 / m);
  const participants = exposed.participants + unexposed.participants;
  return { label, participants, ...confidenceInterval(Math.log(a / n / (c / m)), error) };
}

function confidenceInterval(difference: number, error: number): Result {
  return { difference, low: difference - bound * error, high: difference + bound * error };
}

/** Cochran's Q and I² (Cochrane Handbook, section 10.10.2). */
function heterogeneity({ contributions, inconsistency }: PooledResult) {
  return {
    q: round(contributions.reduce((sum, contribution) => sum + contribution, 0)),
    degrees_of_freedom: contributions.length - 1,
    i2_percent: round(100 * inconsistency),
  };
}

/** Rounds to decimals; below 0.1, to two significant digits. */
function round(value: number, decimals = 2): number {
  return Number(Math.abs(value) < 0.1 ? value.toPrecision(2) : value.toFixed(decimals));
}
