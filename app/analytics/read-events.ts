import { maxMessageLength, type ReportedEvent, type VitalName } from "./events.ts";

/** A page sends fewer events at once. */
const maxEvents = 20;
const maxPathLength = 500;
/** In milliseconds, and for CLS without a unit. */
const maxValue = 3_600_000;

const vitals: Readonly<Record<VitalName, true>> = {
  LCP: true,
  INP: true,
  CLS: true,
  FCP: true,
  TTFB: true,
};

/** Reads the events in a beacon's body; undefined if any of them is invalid. */
export function readEvents(body: unknown): ReportedEvent[] | undefined {
  if (!Array.isArray(body) || body.length === 0 || body.length > maxEvents) return undefined;
  const list: unknown[] = body;
  return list.every(isEvent) ? list : undefined;
}

function isEvent(event: unknown): event is ReportedEvent {
  if (!isObject(event) || !isPath(event.path)) return false;
  switch (event.type) {
    case "view":
      return true;
    case "vital":
      return (
        typeof event.name === "string" &&
        Object.hasOwn(vitals, event.name) &&
        isMeasure(event.value)
      );
    case "hydration":
      return typeof event.message === "string" && event.message.length <= maxMessageLength;
    default:
      return false;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isPath(path: unknown): boolean {
  return typeof path === "string" && path.startsWith("/") && path.length <= maxPathLength;
}

function isMeasure(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && value <= maxValue;
}
