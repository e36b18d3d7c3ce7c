import { startProcess } from "../tests/support/site-process.ts";

/** The site as a process of its own, with these environment variables. */
export async function startSite(
  environment: Record<string, string>,
  options: Parameters<typeof startProcess>[1] = {},
): Promise<AsyncDisposable & { readonly url: string }> {
  const site = await startProcess(environment, options);
  await site.live();
  return {
    // The origin that the site has by default.
    url: `http://localhost:${site.port}`,
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  };
}
