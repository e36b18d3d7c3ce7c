import * as v from "valibot";
import { helpfulAnswers } from "./events.ts";

/** Core Web Vitals and supporting metrics (web.dev/articles/vitals). */
const vitalNames = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;

export type VitalName = (typeof vitalNames)[number];

const path = v.pipe(v.string(), v.startsWith("/"), v.maxLength(500));

const pageEvent = v.variant("type", [
  v.object({ type: v.literal("view"), path }),
  v.object({
    type: v.literal("vital"),
    path,
    name: v.picklist(vitalNames),
    /** In milliseconds, at most an hour; CLS has no unit. */
    value: v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000)),
  }),
  v.object({ type: v.literal("helpful"), path, answer: v.picklist(helpfulAnswers) }),
]);

/** An event of a page, without anything about the visitor. */
export type PageEvent = v.InferOutput<typeof pageEvent>;

/** The body of a beacon request. Pages send fewer events at once. */
export const pageEvents = v.pipe(v.array(pageEvent), v.nonEmpty(), v.maxLength(20));
