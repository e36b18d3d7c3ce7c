import { type FeedFormat, feeds } from "../../pages.ts";

/** The media type of a feed: browsers, which accept HTML, render the stylesheet of XML but not of feeds. */
export function feedType(format: FeedFormat, request: Request): string {
  const browser = request.headers.get("Accept")?.includes("text/html");
  return browser && format !== "json" ? "application/xml" : feeds[format].type;
}
