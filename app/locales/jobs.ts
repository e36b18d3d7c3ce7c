import type { Locale } from "../i18n/locales.ts";
import type { Copy } from "./copy.ts";
import { jobs as en } from "./en/jobs.ts";
import { jobs as zh } from "./zh/jobs.ts";

export const jobs: Readonly<Record<Locale, Copy<typeof en>>> = { en, zh };
