/** The path that browsers send events to. */
export const beaconPath = "/beacon";

/** Core Web Vitals and supporting metrics (web.dev/articles/vitals). */
export const vitalNames = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;

export type VitalName = (typeof vitalNames)[number];

/** An event of a page, without anything about the visitor. */
export type ReportedEvent =
  | { readonly type: "view"; readonly path: string }
  | {
      readonly type: "vital";
      readonly path: string;
      readonly name: VitalName;
      /** Milliseconds; for CLS without a unit. */
      readonly value: number;
    }
  | { readonly type: "hydration"; readonly path: string; readonly message: string };

/** Longer messages are cut, in characters. */
export const maxMessageLength = 300;
