import { vi } from "vitest";
import { site } from "#app/site.ts";

/** Runs something for which modules are loaded anew and see another site; files that come later don't see them. */
export async function withSite(
  changed: Partial<Record<keyof typeof site, unknown>>,
  run: () => Promise<void>,
): Promise<void> {
  vi.resetModules();
  vi.doMock("#app/site.ts", () => ({ site: { ...site, ...changed } }));
  try {
    await run();
  } finally {
    vi.doUnmock("#app/site.ts");
    vi.resetModules();
  }
}
