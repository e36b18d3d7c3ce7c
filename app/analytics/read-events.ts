import { longestMessage, type ReportedEvent, type VitalName } from "./events.ts";

/** More at once are nothing that a page does. */
const most = 20;
const longestPath = 500;
/** Nothing takes longer than an hour, in milliseconds, nor moves by more. */
const largest = 3_600_000;

const vitals: Readonly<Record<VitalName, true>> = {
  LCP: true,
  INP: true,
  CLS: true,
  FCP: true,
  TTFB: true,
};

/** What a beacon's body says, or nothing if any of it is not what a page of the site reports. */
export function readEvents(body: unknown): ReportedEvent[] | undefined {
  if (!Array.isArray(body) || body.length === 0 || body.length > most) return undefined;
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
      return typeof event.message === "string" && event.message.length <= longestMessage;
    default:
      return false;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isPath(path: unknown): boolean {
  return typeof path === "string" && path.startsWith("/") && path.length <= longestPath;
}

function isMeasure(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && value <= largest;
}
