import { isOff } from "../pages.ts";

const candidates = [
  { name: "pricing", path: "/pricing" },
  { name: "apiKeys", path: "/docs#api-key" },
  { name: "rateLimits", path: "/api#rate-limits" },
  { name: "models", path: "/docs#model-selection" },
  { name: "privacy", path: "/privacy" },
  { name: "contact", path: "/contact" },
] as const;

/** The links of the empty search dialog. Paths have no locale prefix. */
export const startingPoints = candidates.filter(({ path }) => !isOff(path));
