import type { Json } from "./types.ts";

export type Overlay = { actions: { target: string; update: Json }[] };

/**
 * Applies the part of OpenAPI Overlay 1.0.0 (https://spec.openapis.org/overlay/v1.0.0.html) that a
 * translation needs: updates that replace strings and numbers. It is stricter than the standard, which allows a target without
 * matches and an update with new keys: here both throw, so that typos are found.
 */
export function applyOverlay(document: Json, overlay: Overlay): Json {
  const result = structuredClone(document);
  for (const { target, update } of overlay.actions) {
    replaceValues(select(result, target), update, target);
  }
  return result;
}

function replaceValues(target: Json | undefined, update: Json | undefined, place: string): void {
  if (!isObject(target) || !isObject(update)) {
    throw new Error(
      `Overlay: ${place} must be an object or a list in the document and in the overlay`,
    );
  }
  for (const [key, value] of Object.entries(update)) {
    const isSameType = typeof value === typeof target[key];
    if (isSameType && ["string", "number"].includes(typeof value)) target[key] = value;
    else replaceValues(target[key], value, `${place}['${key}']`);
  }
}

/** Follows a JSONPath (RFC 9535) of `.name`, `['name']` and `[0]`, which selects at most one node. */
export function select(document: Json, path: string): Json | undefined {
  const segments = [...path.matchAll(/\.([A-Za-z_]\w*)|\['([^']+)'\]|\[(\d+)\]/g)];
  if (path !== `$${segments.map(([segment]) => segment).join("")}`) {
    throw new Error(`Overlay: cannot follow the target ${path}`);
  }
  let node: Json | undefined = document;
  for (const [, name, quoted, index] of segments) {
    node = isObject(node) ? node[name ?? quoted ?? index ?? ""] : undefined;
  }
  return node;
}

/** Whether a value is an object, or a list, whose keys are indexes. */
export function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null;
}
