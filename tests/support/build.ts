import { ensureBuild } from "#app/tasks/ensure-build.ts";

/** Vitest's global setup for tests of the production build. */
export function setup(): void {
  ensureBuild();
}
