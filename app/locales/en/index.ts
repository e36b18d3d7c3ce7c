import { chrome } from "./chrome.ts";
import { features } from "./features.ts";
import { notFound } from "./not-found.ts";

/** All English copy. It is the shape that every other language satisfies. */
export const en = { chrome, features, notFound };
