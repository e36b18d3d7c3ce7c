import { vi } from "vitest";
import * as actual from "#app/site/site.ts";

/** Runs something for which modules are loaded anew and see another site; files that come later don't see them. */
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
