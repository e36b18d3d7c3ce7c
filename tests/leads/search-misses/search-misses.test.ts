import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { purge } from "#app/leads/.server/retention.ts";
import type { SearchMiss } from "#app/leads/.server/search-misses/record.ts";
import { searchesCommand } from "#app/leads/.server/search-misses/report.ts";
import { openStore, type StoreConfig } from "#app/leads/.server/store/store.ts";
import { collect } from "../collect.ts";
import { engines, sqlite } from "../engines.ts";
import { searches } from "../processes.ts";
import { run, testConfig } from "../running-leads.ts";

const searchReportKey = "0123456789abcdef0123456789abcdef";

/** Five addresses in as many networks. */
const networks = ["192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8:1::1", "2001:db8:2::1"];

function miss(term: string, address: string, rest: Partial<SearchMiss> = {}): SearchMiss {
  return { term, locale: "en", address, ...rest };
}

/** Records searches as a running site does, until it stops. */
async function record(config: StoreConfig, misses: readonly SearchMiss[]): Promise<void> {
  await using leads = await run({ ...config, searchReportKey });
  for (const miss of misses) leads.recordSearchMiss?.(miss);
}

/** The lines of the report. */
function report(storeConfig: StoreConfig): Promise<string[]> {
  return collect(searchesCommand([])(testConfig({ ...storeConfig, searchReportKey })));
}

async function rows(config: StoreConfig) {
  await using store = await openStore(config);
  return await store.db.selectFrom("searchMisses").selectAll().execute();
}

/* The clock alone: timers of databases go on. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 22, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(engines)("$name", (engine) => {
  it("the report names what came from five networks, the most wanted first", async () => {
    const config = await engine.newStore();
    await record(config, [
      ...networks.map((address) => miss("zapier", address)),
      ...networks.map((address) => miss("发票抬头", address, { locale: "zh" })),
      miss("发票抬头", "198.18.0.1", { locale: "zh" }),
      // Four networks, of which one has two clients, and a fifth on the pages in Chinese.
      ...networks.slice(1).map((address) => miss("sso", address)),
      miss("sso", "198.51.100.2"),
      miss("sso", "192.0.2.1", { locale: "zh" }),
    ]);
    expect(await report(config)).toEqual([
      "6\t2026-11-22\tzh\t发票抬头\n",
      "5\t2026-11-22\ten\tzapier\n",
    ]);
  });

  it("a network that searches again counts once, with its last day", async () => {
    const config = await engine.newStore();
    const misses = networks.map((address) => miss("zapier", address));
    await record(config, misses);
    vi.setSystemTime(Date.UTC(2026, 10, 24));
    await record(config, misses.slice(0, 1));
    expect(await report(config)).toEqual(["5\t2026-11-24\ten\tzapier\n"]);
  });

  it("no address is stored, nor what else a network has searched for", async () => {
    const config = await engine.newStore();
    await record(config, [miss("zapier", "192.0.2.1"), miss("sso", "192.0.2.2")]);
    const stored = await rows(config);
    expect(stored.map(({ term }) => term).sort()).toEqual(["sso", "zapier"]);
    expect(new Set(stored.map(({ source }) => source)).size).toBe(2);
    for (const { source } of stored) expect(source).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(stored)).not.toContain("192.0.2");
  });

  it("searches are deleted after 30 days", async () => {
    const config = await engine.newStore();
    await record(config, [miss("old", "192.0.2.1")]);
    vi.setSystemTime(Date.UTC(2026, 10, 23));
    await record(config, [miss("new", "192.0.2.1")]);
    vi.setSystemTime(Date.UTC(2026, 11, 22));
    {
      await using store = await openStore(config);
      await purge(store, 365);
    }
    expect((await rows(config)).map(({ term }) => term)).toEqual(["new"]);
  });

  it("a client can record 20 searches a day, and all together 2,000", async () => {
    const config = await engine.newStore();
    const fromOne = Array.from({ length: 21 }, (_, at) => miss(`term ${at}`, "192.0.2.1"));
    await record(config, fromOne);
    expect(await rows(config)).toHaveLength(20);
    {
      await using store = await openStore(config);
      const day = "2026-11-22";
      const filling = Array.from({ length: 1_979 }, (_, at) => {
        return { source: `source ${at}`, term: `${at}`, locale: "en", day } as const;
      });
      await store.db.insertInto("searchMisses").values(filling).execute();
    }
    await record(config, [miss("one", "198.51.100.1"), miss("another", "198.51.100.1")]);
    expect(await rows(config)).toHaveLength(2_000);
    vi.setSystemTime(Date.UTC(2026, 10, 23));
    await record(config, [miss("tomorrow", "198.51.100.1")]);
    expect(await rows(config)).toHaveLength(2_001);
  });
});

it("nothing is recorded without a key", async () => {
  await using leads = await run(await sqlite.newStore());
  expect(leads.recordSearchMiss).toBeUndefined();
});

it("the command line prints the report, and says in a line when it is off", async () => {
  const config = await sqlite.newStore();
  await record(
    config,
    networks.map((address) => miss("zapier", address)),
  );
  expect(await searches(config, { SEARCH_REPORT_KEY: searchReportKey })).toEqual({
    code: 0,
    stdout: "5\t2026-11-22\ten\tzapier\n",
    stderr: "",
  });
  expect(await searches(config)).toEqual({
    code: 1,
    stdout: "",
    stderr: "searches: SEARCH_REPORT_KEY is not set: no searches are recorded.\n",
  });
});
