import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { text } from "node:stream/consumers";
import { locales, prefixOf } from "../../app/i18n/locales.ts";
import { readCpuSeconds, readMemory } from "./process.ts";

/* Searches of the built site, one after the other, over HTTP. An empty one shows the cost of everything else. */

/** Adopters delete the questions with the sample. */
const questions = "tests/sample/questions";
const rounds = 3;

/** Made to be slow: as long as the limit, all terms different or all alike, mistyped, in several scripts. */
const hostile = [
  "研究".repeat(250),
  "临床研究的数据如何上传并分析结果".repeat(30),
  Array.from({ length: 166 }, (_, at) => (at + 300).toString(36)).join(" "),
  Array.from({ length: 50 }, (_, at) => `authentcaton${at.toString(36)}`).join(" "),
  "How do I start the analysis of a clinical study? ".repeat(10),
  "study研究étude исследование ".repeat(18),
  "a".repeat(500),
  "😀".repeat(250),
  "ﷺ".repeat(500),
  "e\u0301".repeat(250),
];

const kinds: Record<string, (locale: string) => readonly string[]> = {
  "an empty search": () => Array<string>(100).fill(""),
  questions: (locale) => ["known", "unknown"].flatMap((name) => load(name, locale, "question")),
  "mistyped words": (locale) => load("typos", locale, "query"),
  "hostile queries": () => hostile,
};

function load(name: string, locale: string, key: "question" | "query"): string[] {
  const file = `${questions}/${name}.${locale}.json`;
  if (!existsSync(file)) return [];
  const list: Record<string, string>[] = JSON.parse(readFileSync(file, "utf8"));
  return list.flatMap((entry) => entry[key] ?? []);
}

/** Prints how long searches take in wall-clock and processor time, and how much memory the indexes take. */
export async function benchSearch(site: ChildProcess, port: number): Promise<void> {
  const before = readMemory(site);
  const ask = (prefix: string, query: string) =>
    fetchText(port, `${prefix}/search.json?q=${encodeURIComponent(query)}`);
  for (const locale of locales) await ask(prefixOf(locale), "webhook 研究");
  const after = readMemory(site);

  console.log(
    "\n| search | queries | p50 ms | p95 ms | CPU ms |\n| --- | ---: | ---: | ---: | ---: |",
  );
  for (const [name, list] of Object.entries(kinds)) {
    const times: number[] = [];
    const cpu = readCpuSeconds(site);
    for (let round = 0; round < rounds; round++) {
      for (const locale of locales) {
        for (const query of list(locale)) {
          const started = performance.now();
          await ask(prefixOf(locale), query);
          times.push(performance.now() - started);
        }
      }
    }
    if (times.length === 0) continue;
    const used = ((readCpuSeconds(site) - cpu) * 1_000) / times.length;
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(2);
    console.log(`| ${name} | ${times.length} | ${at(0.5)} | ${at(0.95)} | ${used.toFixed(2)} |`);
  }
  console.log(`\nThe first searches in both languages took ${Math.round(after - before)} MB.`);
}

function fetchText(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, path }, (response) => resolve(text(response))).on("error", reject);
  });
}
