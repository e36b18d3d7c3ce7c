/** Where the browser reports to. */
export const beaconPath = "/beacon";

/** Core Web Vitals and what explains them (web.dev/articles/vitals). */
export type VitalName = "LCP" | "INP" | "CLS" | "FCP" | "TTFB";

/** What a browser reports: which page of the site, and never who looks at it. */
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

/** Characters of a message that are reported. */
export const longestMessage = 300;
