/** A media range of `Accept` with its weight. */
interface MediaRange {
  readonly type: string;
  readonly weight: number;
}

/**
 * Whether a client prefers Markdown (RFC 7763) to HTML, by its `Accept` (RFC 9110, section 12.5.1). Markdown has to be
 * named, because browsers and other clients accept everything by wildcards. If both have the same weight, the client's
 * order decides.
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  if (!accept || !namesMarkdown(accept)) return false;
  const ranges = mediaRanges(accept);
  const find = (type: string) => ranges.find((range) => range.type === type);
  const markdown = find("text/markdown");
  if (!markdown || markdown.weight === 0) return false;
  const named = find("text/html");
  const html = named ?? find("text/*") ?? find("*/*");
  if (!html || markdown.weight > html.weight) return true;
  const isListedFirst = !named || ranges.indexOf(markdown) < ranges.indexOf(named);
  return markdown.weight === html.weight && isListedFirst;
}

/** A quick check for requests that can be answered without reading `Accept`. */
export function namesMarkdown(accept: string): boolean {
  return /text\/markdown/i.test(accept);
}

/** Reads the media ranges of `Accept`; parameters other than the weight don't count. */
function mediaRanges(accept: string): MediaRange[] {
  return accept
    .toLowerCase()
    .split(",")
    .map((item) => {
      const [type = "", ...parameters] = item.split(";").map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return { type, weight: weight === undefined ? 1 : Number(weight) || 0 };
    });
}
