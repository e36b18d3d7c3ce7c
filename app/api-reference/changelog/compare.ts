import type { ApiDocument } from "../types.ts";
import { type ApiElement, apiElements, type ElementKind, type Trait } from "./elements.ts";

type Value = ApiElement["traits"][Trait];

export type Change = {
  readonly kind: ElementKind;
  readonly path: readonly string[];
  /** Whether a client that did as the earlier version says may fail. */
  readonly breaking: boolean;
} & (
  | { readonly action: "added" | "removed" }
  | {
      readonly action: "changed";
      readonly trait: Trait;
      readonly before: Value;
      readonly after: Value;
    }
);

const traits: readonly Trait[] = [
  "published",
  "required",
  "type",
  "minimum",
  "minLength",
  "listed",
];

/** What differs between two versions of the API; without the earlier one, everything is added. Wording doesn't count. */
export function compare(before: ApiDocument | undefined, after: ApiDocument): Change[] {
  const old = byKey(before ? apiElements(before) : []);
  const now = byKey(apiElements(after));
  return [
    ...missingFrom(now, old).map((part) => ({
      ...changeOf(part, part.kind !== "response" && isDemanded(part) && wasDescribed(part, old)),
      action: "added" as const,
    })),
    ...[...now].flatMap(([key, part]) => {
      const earlier = old.get(key);
      return earlier ? traitChanges(earlier, part) : [];
    }),
    ...missingFrom(old, now).map((part) => ({
      ...changeOf(part, isMissed(part)),
      action: "removed" as const,
    })),
  ];
}

function byKey(elements: readonly ApiElement[]): Map<string, ApiElement> {
  return new Map(elements.map((part) => [keyOf(part), part]));
}

function keyOf({ kind, path }: ApiElement): string {
  return JSON.stringify([kind, ...path]);
}

/** The elements that the others lack, without those whose parent is missing, too. */
function missingFrom(
  elements: ReadonlyMap<string, ApiElement>,
  others: ReadonlyMap<string, ApiElement>,
): ApiElement[] {
  return [...elements.values()].filter(
    (part) => !others.has(keyOf(part)) && (!part.parent || others.has(keyOf(part.parent))),
  );
}

function changeOf({ kind, path }: ApiElement, breaking: boolean) {
  return { kind, path, breaking };
}

/** Whether clients have to send it. */
function isDemanded({ sent, traits }: ApiElement): boolean {
  return sent && traits.required === true;
}

/** Whether the body that it is in was published: if not, what is new in it is only described now. */
function wasDescribed(part: ApiElement, old: ReadonlyMap<string, ApiElement>): boolean {
  for (let at = part.parent; at; at = at.parent) {
    if (at.kind === "body") return old.get(keyOf(at))?.traits.published === true;
  }
  return true;
}

/** Whether a client may miss it: not an error, and not a value that it gets no longer. */
function isMissed({ kind, path, sent }: ApiElement): boolean {
  if (kind === "response") return path.at(-1)?.startsWith("2") ?? false;
  return kind !== "value" || sent;
}

function traitChanges(earlier: ApiElement, part: ApiElement): Change[] {
  return traits.flatMap((trait) => {
    const [before, after] = [earlier.traits[trait], part.traits[trait]];
    if (before === after) return [];
    const breaking = breaks(trait, part.sent, before, after);
    return [{ ...changeOf(part, breaking), action: "changed" as const, trait, before, after }];
  });
}

function breaks(trait: Trait, sent: boolean, before: Value, after: Value): boolean {
  switch (trait) {
    case "published":
      return false;
    case "type":
      return true;
    case "required":
      return after === sent;
    case "listed":
      return sent && after === true;
    case "minimum":
    case "minLength":
      return sent && Number(after ?? -Infinity) > Number(before ?? -Infinity);
  }
}
