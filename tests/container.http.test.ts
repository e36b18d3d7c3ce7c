import { globSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

interface LockedPackage {
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
}

const dockerfile = readFileSync("Dockerfile", "utf8").replaceAll("\\\n", " ");
const { dependencies, scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const lock: Record<string, LockedPackage> = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
).packages;

/** The stage that becomes the image. */
const image = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));

describe("the image", () => {
  it("the image has the files that the site needs at run time, and no others", () => {
    const copied = [...image.matchAll(/^COPY (?:--from=\w+ )?(.+) \S+$/gm)].flatMap(([, from]) =>
      String(from).split(" "),
    );
    expect(copied).toEqual([
      "/site/node_modules",
      "/site/build",
      "package.json",
      "server.ts",
      "app",
    ]);
    expect(globSync("{app,build}/**/*{.test.*,.spec.*,.map,.pem,.key,.env*,.db}")).toEqual([]);
  });

  it("the build context has only the files that the build needs", () => {
    const [first, ...allowed] = readFileSync(".dockerignore", "utf8").trim().split("\n");
    expect(first).toBe("**");
    expect(
      allowed.filter((line) => !/^!(app|public|server\.ts|[\w-]+\.(json|config\.ts))$/.test(line)),
    ).toEqual([]);
  });

  it("the image runs as an unprivileged user, who owns the data", () => {
    expect(image).toMatch(/RUN mkdir \/data && chown node:node \/data\nVOLUME \/data\n/);
    expect(image).toMatch(/\nUSER node\n/);
    expect(image).toMatch(/HEALTHCHECK .*CMD \["node", .*process\.env\.PORT \|\| 3000/);
  });

  it("the image starts the server as `npm start` does", () => {
    const [, command = ""] = /^CMD (.+)$/m.exec(image) ?? [];
    expect(scripts.start).toContain(`exec ${JSON.parse(command).join(" ")}`);
  });
});

describe("production dependencies", () => {
  const locked = Object.entries(lock).filter(
    ([path, { dev, optional, devOptional }]) => path && !dev && !optional && !devOptional,
  );

  it("production dependencies run no install scripts", () => {
    expect(locked.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  });

  it("the server imports only production dependencies", () => {
    const imported = new Set<string>();
    const seen = new Set<string>();
    /** Follows static imports; the development server is imported only when it is wanted. */
    function follow(file: string): void {
      if (seen.has(file)) return;
      seen.add(file);
      const code = readFileSync(file, "utf8");
      for (const [, from = ""] of code.matchAll(
        /^(?:import|export) (?!type )(?:[^;"']*? from )?["']([^"'\n]+)["']/gm,
      )) {
        if (from.startsWith(".")) follow(join(dirname(file), from));
        else
          imported.add(
            from
              .split("/")
              .slice(0, from.startsWith("@") ? 2 : 1)
              .join("/"),
          );
      }
    }
    follow("server.ts");
    for (const file of globSync("build/server/**/*.js")) follow(file);
    expect(seen.size).toBeGreaterThan(50);
    const foreign = [...imported].filter(
      (name) => !name.startsWith("node:") && !builtinModules.includes(name),
    );
    expect(foreign.length).toBeGreaterThan(8);
    expect(foreign.filter((name) => !(name in dependencies))).toEqual([]);
  });
});
