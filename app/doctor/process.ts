import { type Check, failure, ok, warning } from "./check.ts";

/** Requests that should reach every replica behind a balancer. */
const samples = 8;
/** Seconds that the clocks of the site and of this machine may be apart. */
const maxSkew = { warning: 30, failure: 300 };

export const ready: Check = {
  name: "ready",
  async run({ ask }) {
    const { status } = await ask("/readyz");
    if (status === 200) return ok("it takes requests");
    return failure(`/readyz answers ${status}: the process is stopping, or the proxy finds none`);
  },
};

export const store: Check = {
  name: "store",
  async run({ ask }) {
    const { status } = await ask("/readyz?store");
    if (status === 200) return ok("leads can be stored");
    return failure(
      `/readyz?store answers ${status}: forms answer 503. Look at the database and its disk`,
    );
  },
};

export const release: Check = {
  name: "release",
  async run({ ask }) {
    const releases = new Set<string>();
    for (let sample = 0; sample < samples; sample++) {
      releases.add(releaseOf(await (await ask("/version")).json()));
    }
    const list = [...releases].join(" and ");
    if (releases.size === 1) return ok(list);
    return warning(`${list} answer in turn: finish the deployment, or see "assets" below`);
  },
};

function releaseOf(version: unknown): string {
  const fields = typeof version === "object" && version !== null ? Object.entries(version) : [];
  return fields.map(([name, value]) => `${name} ${value}`).join(", ");
}

export const clock: Check = {
  name: "clock",
  async run({ ask }) {
    const date = (await ask("/healthz")).headers.get("Date");
    // `Date` has whole seconds.
    const skew = Math.round(Math.abs(Date.now() - Date.parse(date ?? "")) / 1000);
    if (Number.isNaN(skew)) return warning("there is no Date header: let the proxy pass it on");
    if (skew <= maxSkew.warning) return ok(`${skew} s apart from this machine's`);
    const text = `${skew} s apart from this machine's: run NTP on both, since tokens and caches expire by it`;
    return skew > maxSkew.failure ? failure(text) : warning(text);
  },
};
