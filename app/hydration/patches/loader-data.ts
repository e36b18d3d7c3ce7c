import type { LoaderData } from "../hydrate.ts";

const contextScript =
  /<script>window\.__reactRouterContext = (\{[^<]*?\});window\.__reactRouterContext\.stream = new ReadableStream\(\{start\(controller\)\{window\.__reactRouterContext\.streamController = controller;\}\}\)\.pipeThrough\(new TextEncoderStream\(\)\);<\/script>/;

/** A part of the stream. React Router escapes `<` in it. */
const chunkScript =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\(("[^<]*")\);<\/script>/g;

const closeScript = "<script>window.__reactRouterContext.streamController.close();</script>";

interface Extracted {
  readonly html: string;
  readonly data: LoaderData;
}

/**
 * Takes React Router's context and the stream of the loaders' data out of a document; undefined if its scripts are
 * unknown. React expects the first script, which stays and is empty.
 */
export function extractLoaderData(html: string): Extracted | undefined {
  const context = contextScript.exec(html)?.[1];
  const chunks = [...html.matchAll(chunkScript)].map(([, text = '""']): string => JSON.parse(text));
  if (!context || chunks.length === 0 || !html.includes(closeScript)) return undefined;
  const rest = html
    .replace(contextScript, "<script></script>")
    .replace(chunkScript, "")
    .replace(closeScript, "");
  if (rest.includes("<script>window.__reactRouterContext")) return undefined;
  return { html: rest, data: { context: JSON.parse(context), chunks } };
}
