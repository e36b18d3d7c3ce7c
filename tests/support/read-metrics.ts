import type { TestSite } from "./site.ts";

/** Reads a site's metrics. Returns a function that gives the value of `name{label="…"}`. */
export async function readMetrics(site: TestSite): Promise<(sample: string) => number | undefined> {
  const { body } = await site.get("/metrics");
  const samples = new Map(
    body
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => {
        const end = line.lastIndexOf(" ");
        return [line.slice(0, end), Number(line.slice(end + 1))];
      }),
  );
  return (sample) => samples.get(sample);
}
