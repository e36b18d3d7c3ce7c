/** The plans of the API, from the smallest. */
export const planIds = ["starter", "professional", "enterprise"] as const;

export type PlanId = (typeof planIds)[number];
