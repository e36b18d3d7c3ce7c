import type { CrawlerPolicy } from "../site/site.ts";

/**
 * Writes robots.txt (RFC 9309) with content signals (contentsignals.org). Crawlers obey the group that names them
 * and ignore that of `*`, so each group repeats the signals. Pages that should not be listed have `noindex`.
 */
export function robotsText(
  siteUrl: string,
  { signals, trainingCrawlers, answerCrawlers }: CrawlerPolicy,
): string {
  const signalLine = Object.entries(signals)
    .map(([use, allowed]) => `${use}=${allowed ? "yes" : "no"}`)
    .join(", ");
  const group = (agents: readonly string[], allowed: boolean) => [
    ...agents.map((agent) => `User-agent: ${agent}`),
    `Content-Signal: ${signalLine}`,
    `${allowed ? "Allow" : "Disallow"}: /`,
    "",
  ];
  return [
    ...group(["*"], true),
    ...(answerCrawlers.length > 0 ? group(answerCrawlers, signals["ai-input"]) : []),
    ...(trainingCrawlers.length > 0 ? group(trainingCrawlers, signals["ai-train"]) : []),
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
