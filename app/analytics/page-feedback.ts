/** The path that the form "Was this page helpful?" posts to. */
export const feedbackPath = "/feedback";

/** The ID of the thanks, to which the form leads without JavaScript. */
export const thanksId = "thanks";
