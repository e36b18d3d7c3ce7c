import type { Copy } from "../copy.ts";
import type { en } from "../en/index.ts";
import { chrome } from "./chrome.ts";
import { features } from "./features.ts";
import { notFound } from "./not-found.ts";

/** All Chinese copy. */
export const zh = { chrome, features, notFound } satisfies Copy<typeof en>;
