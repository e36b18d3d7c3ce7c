type Area = "localStorage" | "sessionStorage";

/** The value stored in this browser or tab under a key; null if there is none, or storage is blocked. */
export function readStored(key: string, area: Area = "localStorage"): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** The value stored as JSON in this tab under a key, or the fallback. */
export function readStoredJson<Value>(key: string, fallback: Value): Value {
  try {
    return JSON.parse(readStored(key, "sessionStorage") ?? "null") ?? fallback;
  } catch {
    return fallback;
  }
}

/** Stores a value, or removes it. Storage may be full or blocked: a choice then applies only to this page. */
export function store(key: string, value: string | null, area: Area = "localStorage"): void {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
  } catch {}
}
