import * as v from "valibot";
import { ratedKinds, verdicts } from "../chat/verdict.ts";
import { maxMessageLength, type ReportedEvent, vitalNames } from "./events.ts";

const path = v.pipe(v.string(), v.startsWith("/"), v.maxLength(500));

const event = v.variant("type", [
  v.object({ type: v.literal("view"), path }),
  v.object({
    type: v.literal("vital"),
    path,
    name: v.picklist(vitalNames),
    /** At most an hour in milliseconds. */
    value: v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000)),
  }),
  v.object({
    type: v.literal("hydration"),
    path,
    message: v.pipe(v.string(), v.maxLength(maxMessageLength)),
  }),
  v.object({
    type: v.literal("verdict"),
    kind: v.picklist(ratedKinds),
    verdict: v.picklist(verdicts),
  }),
]);

/** A page sends fewer events at once. */
const events = v.pipe(v.array(event), v.nonEmpty(), v.maxLength(20));

/** Reads the events in a beacon's body; undefined if any of them is invalid. */
export function readEvents(body: unknown): readonly ReportedEvent[] | undefined {
  const result = v.safeParse(events, body);
  return result.success ? result.output : undefined;
}
