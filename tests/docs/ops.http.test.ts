import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { createMetrics } from "#app/http/monitoring/metrics.ts";
import { commands } from "#app/leads/.server/commands.ts";
import { hasPart } from "#app/pages.ts";
import { site as config } from "#app/site/site.ts";
import { startTestSite, type TestSite } from "../support/site.ts";

const read = (name: string) => readFileSync(join("docs/ops", name), "utf8");

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; description: string; runbook: string };
}

const rules: Rule[] = parse(read("prometheus-rules.yaml")).groups[0].rules;
const dashboard: { panels: { title: string; targets?: { expr: string }[] }[] } = JSON.parse(
  read("grafana-dashboard.json"),
);
const expressions = [
  ...rules.map(({ alert, expr }) => [`the alert ${alert}`, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [`the panel "${title}"`, expr] as const),
  ),
];

const site = await startTestSite();

/** Lists the names of the series of a running site. A histogram has three series. */
async function listSeries({ get }: TestSite): Promise<Set<string>> {
  const { body } = await get("/metrics");
  const types = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    types.flatMap(([, name = "", type]) =>
      type === "histogram" ? ["_bucket", "_sum", "_count"].map((part) => name + part) : [name],
    ),
  );
}

/** Lists the labels of the site's metrics, of Prometheus and of histograms. */
async function listLabels(): Promise<Set<string>> {
  const names = createMetrics()
    .registry.getMetricsAsArray()
    .flatMap((metric) =>
      "labelNames" in metric && Array.isArray(metric.labelNames) ? metric.labelNames : [],
    );
  return new Set([...names, "job", "instance", "le"]);
}

it.each(expressions)("%s queries only series that the site has", async (_, expr) => {
  const measured = await listSeries(site);
  const queried = expr.match(/\b(site|http|process|nodejs)_\w+/g) ?? [];
  expect([...queried, ...(expr.match(/\bup\b/g) ?? [])]).not.toEqual([]);
  expect(queried.filter((name) => !measured.has(name))).toEqual([]);
});

it.each(expressions)("%s selects and groups by labels that the site sets", async (_, expr) => {
  const selectors = [...expr.matchAll(/\{([^}]*)\}/g)].map(([, text = ""]) => text);
  const matched = selectors.flatMap((text) => text.match(/\w+(?=(=~|!~|!=|=)")/g) ?? []);
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, text = ""]) =>
    text.split(", "),
  );
  const known = await listLabels();
  expect([...matched, ...grouped].filter((name) => !known.has(name))).toEqual([]);
});

it.runIf(hasPart("sandbox"))("an error that a test key asks for fires no alert", async () => {
  const headers = { Authorization: `Bearer ${config.api.testKey}-500` };
  expect((await site.get("/sandbox/v1/conversations/a", { headers })).status).toBe(500);
  const { body } = await site.get("/metrics");
  const [, route = ""] = /_count\{route="([^"]*)",locale="",status="5xx"\}/.exec(body) ?? [];
  expect(route).toMatch(/^\/sandbox/);
  const selectors = rules.flatMap(({ expr }) => expr.match(/(?<=_count\{)[^}]*/g) ?? []);
  for (const selector of selectors) {
    const [, left = ""] = /route!~"([^"]*)"/.exec(selector) ?? [];
    expect(route, selector).toMatch(new RegExp(`^(${left})$`));
  }
  expect(selectors).not.toEqual([]);
});

it("every metric of the site's own is on the dashboard", async () => {
  const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const own = [...(await listSeries(site))].filter((name) => /^(site|http)_/.test(name));
  const missing = own.filter(
    (name) => !/_(sum|count|bucket)$/.test(name) && !shown.join().includes(name),
  );
  expect(missing).toEqual([]);
});

describe("the runbook", () => {
  const runbook = readFileSync("docs/runbook.md", "utf8");
  const alerts = runbook.slice(runbook.indexOf("\n## Alerts"), runbook.indexOf("\n## Tasks"));
  const sections = [...alerts.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);

  it("the runbook has a section for each alert, and no others", () => {
    expect(sections).toEqual(rules.map(({ alert }) => alert));
  });

  it.each(rules)("the alert $alert leads to its section", ({ alert, annotations, labels }) => {
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
    expect(["critical", "warning"]).toContain(labels.severity);
    const section = alerts.split(`### ${alert}\n`)[1]?.split("\n### ")[0] ?? "";
    for (const part of ["**Seen**", "**Look**", "**Do**"]) expect(section).toContain(part);
  });

  it("the runbook names only commands that exist", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    for (const [, script = ""] of runbook.matchAll(/npm run (?:--silent )?([\w:]+)/g)) {
      expect(Object.keys(scripts)).toContain(script);
    }
    for (const [, command] of runbook.matchAll(/leads -- (\w+)/g)) {
      expect(Object.keys(commands)).toContain(command);
    }
  });
});

interface Container {
  env: { name: string; value: string }[];
  envFrom: { secretRef: { name: string } }[];
  readinessProbe: { httpGet: { path: string }; periodSeconds: number };
  livenessProbe: { httpGet: { path: string } };
}
interface Pod {
  containers: { volumeMounts: { name: string }[] }[];
  volumes: { name: string; persistentVolumeClaim: { claimName: string } }[];
}
const objects = parseAllDocuments(read("kubernetes.yaml")).map((document) => document.toJS());
const find = (kind: string) => objects.find((object) => object.kind === kind);
const pod = find("Deployment").spec.template;
const container: Container = pod.spec.containers[0];
const compose = parse(read("compose.yaml"), { merge: true });
const settings = readFileSync("app/http/shared/config.ts", "utf8");

it("every variable that the examples set is one that the site reads", () => {
  const names = [
    ...container.env.map(({ name }) => name),
    ...Object.keys(compose.services["website-1"].environment),
  ];
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !settings.includes(`  ${name}: `))).toEqual([]);
});

it("Kubernetes probes what the site answers, and the services find its pods", async () => {
  expect(container.readinessProbe.httpGet.path).toBe("/readyz");
  expect(container.livenessProbe.httpGet.path).toBe("/healthz");
  for (const { httpGet } of [container.readinessProbe, container.livenessProbe]) {
    expect((await site.get(httpGet.path)).status).toBe(200);
  }
  for (const selector of [
    find("Deployment").spec.selector.matchLabels,
    find("Service").spec.selector,
    find("PodDisruptionBudget").spec.selector.matchLabels,
  ]) {
    expect(pod.metadata.labels).toMatchObject(selector);
  }
});

it("every mount has its volume, and every volume its claim", () => {
  const pods: Pod[] = [pod.spec, find("CronJob").spec.jobTemplate.spec.template.spec];
  const claims = objects.filter(({ kind }) => kind === "PersistentVolumeClaim");
  const names = claims.map(({ metadata }) => metadata.name);
  for (const { containers, volumes } of pods) {
    expect(containers[0]?.volumeMounts.map(({ name }) => name).sort()).toEqual(
      volumes.map(({ name }) => name).sort(),
    );
    for (const { persistentVolumeClaim } of volumes)
      expect(names).toContain(persistentVolumeClaim.claimName);
  }
});

it("the Ingress leads to the service, and the backup reads the site's database", () => {
  const {
    rules: [rule],
    tls: [certificate],
  } = find("Ingress").spec;
  expect(certificate.hosts).toEqual([rule.host]);
  expect(container.env).toContainEqual({ name: "SITE_URL", value: `https://${rule.host}` });
  const { name, port } = rule.http.paths[0].backend.service;
  expect(find("Service").metadata.name).toBe(name);
  expect(find("Service").spec.ports).toContainEqual(expect.objectContaining({ name: port.name }));
  const [backup] = find("CronJob").spec.jobTemplate.spec.template.spec.containers;
  const [{ name: variable, valueFrom }] = backup.env;
  expect(settings).toContain(`  ${variable}: `);
  expect([{ secretRef: { name: valueFrom.secretKeyRef.name } }]).toEqual(container.envFrom);
});

it("a pod leaves the load balancer before it stops, and has time to stop", () => {
  const delay = Number(container.env.find(({ name }) => name === "SHUTDOWN_DELAY")?.value);
  expect(delay).toBeGreaterThan(container.readinessProbe.periodSeconds);
  expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThan(delay + 9);
  const { environment, stop_grace_period: grace } = compose.services["website-1"];
  expect(Number.parseInt(grace, 10)).toBeGreaterThan(Number(environment.SHUTDOWN_DELAY) + 9);
});

it("the compose file mounts files that exist, and nginx's replicas are its services", () => {
  const mounted: string[] = compose.services.nginx.volumes;
  expect(mounted.some((volume) => volume.startsWith("./nginx.conf:"))).toBe(true);
  expect(existsSync(join("docs/ops", compose["x-website"].build, "Dockerfile"))).toBe(true);
  const upstream = [...read("nginx.conf").matchAll(/server ([\w-]+):3000/g)];
  expect(upstream.map(([, name]) => name)).toEqual(
    Object.keys(compose.services).filter((name) => name.startsWith("website-")),
  );
});

it("every link of the documents leads to a file and a heading", () => {
  const files = ["README.md", "CONTRIBUTING.md", ...globSync("docs/{*,ops/*,decisions/*}.md")];
  for (const file of files) {
    // Code may show how a link is written.
    const text = readFileSync(file, "utf8").replaceAll(/`[^`\n]*`/g, "");
    for (const [, link = ""] of text.matchAll(/\]\(([^)#:]*(?:#[\w-]+)?)\)/g)) {
      const [path = "", anchor] = link.split("#");
      const target = path ? join(dirname(file), path) : file;
      expect(existsSync(target), link).toBe(true);
      if (anchor) expect(anchorsOf(readFileSync(target, "utf8")), link).toContain(anchor);
    }
  }
});

/** The anchors of a Markdown file's headings, as GitHub makes them. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );
}
