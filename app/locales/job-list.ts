import type { Locale } from "../i18n/locales.ts";
import type { Copy } from "./copy.ts";
import { jobList as en } from "./en/job-list.ts";
import { jobList as zh } from "./zh/job-list.ts";

export const jobList: Readonly<Record<Locale, Copy<typeof en>>> = { en, zh };
