import { vi } from "vitest";
import * as actual from "#app/site/site.ts";

/** Loads modules again for a function, so that they see a changed site. Later test files get the original ones. */
export async function withSite(
  changed: Partial<Record<keyof typeof actual.site, unknown>>,
  run: () => Promise<void>,
): Promise<void> {
  vi.resetModules();
  vi.doMock("#app/site/site.ts", () => ({
    ...actual,
    site: { ...actual.site, ...changed },
  }));
  try {
    await run();
  } finally {
    vi.doUnmock("#app/site/site.ts");
    vi.resetModules();
  }
}
