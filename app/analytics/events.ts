import type { RatedKind, Verdict } from "../chat/verdict.ts";

/** The path that browsers send events to. */
export const beaconPath = "/beacon";

/** Core Web Vitals and supporting metrics (web.dev/articles/vitals). */
export const vitalNames = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;

export type VitalName = (typeof vitalNames)[number];

/** An event of a page, without anything about the visitor. */
export type PageEvent =
  | { readonly type: "view"; readonly path: string }
  | {
      readonly type: "vital";
      readonly path: string;
      readonly name: VitalName;
      /** Milliseconds; for CLS without a unit. */
      readonly value: number;
    }
  | { readonly type: "hydration"; readonly path: string; readonly message: string };

/** What a visitor says of an answer of the preview chat, without the answer. */
export interface VerdictEvent {
  readonly type: "verdict";
  readonly kind: RatedKind;
  readonly verdict: Verdict;
}

export type ReportedEvent = PageEvent | VerdictEvent;

/** Longer messages are cut, in characters. */
export const maxMessageLength = 300;
