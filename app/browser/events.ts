/** The path that browsers send events to. The form "Was this page helpful?" posts its event there. */
export const beaconPath = "/beacon";

/** The ID of the thanks, to which that form leads without JavaScript. */
export const thanksId = "thanks";

/** The answers to "Was this page helpful?". */
export const helpfulAnswers = ["yes", "no"] as const;
