import { parse, parseDocument } from "yaml";
import { isObject, type Overlay, select } from "../../api/overlay.ts";
import type { Json } from "../../api/types.ts";
import { mark } from "./mark.ts";

interface OverlayOptions {
  /** Replaces the texts. */
  readonly edit: (text: string) => string;
  /** What the paths of pages begin with in the language of the overlay. */
  readonly prefix: string;
}

/** An overlay of the API reference with the English words in the places in which another overlay has its own. */
export function translatedOverlay(
  openApi: string,
  overlay: string,
  { edit, prefix }: OverlayOptions,
): string {
  const document: Json = parse(openApi);
  const result = parseDocument(overlay.replace(/^#.*\n/, ""));
  const { actions }: Overlay = result.toJS();
  for (const [at, { target, update }] of actions.entries()) {
    result.setIn(
      ["actions", at, "update"],
      result.createNode(english(select(document, target), update)),
    );
  }
  result.setIn(["info", "title"], "Translated texts");
  return `# ${mark}.\n${result.toString()}`;

  function english(source: Json | undefined, like: Json): Json {
    if (typeof source === "string") return source.startsWith("/") ? prefix + source : edit(source);
    if (Array.isArray(source) && Array.isArray(like)) {
      return like.map((part, index) => english(source[index], part));
    }
    if (!isObject(source) || !isObject(like))
      throw new Error("The overlay does not fit the document.");
    return Object.fromEntries(
      Object.entries(like).map(([key, value]) => [key, english(source[key], value)]),
    );
  }
}
