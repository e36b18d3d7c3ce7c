import { randomUUID } from "node:crypto";
import { copyFile, lstat, lutimes, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../shared/log.ts";

const builtAssets = "build/client/assets";
const day = 86_400_000;
/** Milliseconds after which assets that no process uses any more are removed. */
const maxUnusedTime = 7 * day;

/** A hashed file of a build, or one that was being copied when its process died. Nothing else is ever removed. */
const removable = /-[\w-]{8}\.\w+(\.br|\.gz)?(\.[\da-f-]{36}\.tmp)?$/;

/**
 * Copies the assets of this release into a folder that all releases and replicas share, so that each replica
 * has the files that pages of another release load; marks them as used once a day, and removes those that no release
 * has used for a week. Resolves when the copies are complete: only then may a page be served.
 */
export async function shareAssets(directory: string, log: Log): Promise<void> {
  const share = () =>
    copyAssets(directory)
      .then(() => removeUnused(directory))
      .catch((error: unknown) => log.error({ err: error }, "assets can't be shared"));
  setInterval(share, day).unref();
  await share();
}

async function copyAssets(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const shared = new Set(await readdir(directory));
  const now = new Date();
  for (const name of await readdir(builtAssets)) {
    const target = join(directory, name);
    if (!shared.has(name)) {
      // Renamed when it is complete, so that other replicas never see a part of it.
      const copy = `${target}.${randomUUID()}.tmp`;
      await copyFile(join(builtAssets, name), copy);
      await rename(copy, target);
    }
    await lutimes(target, now, now);
  }
}

async function removeUnused(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!removable.test(name)) continue;
    const path = join(directory, name);
    // Another replica may have removed it.
    const used = await lstat(path).catch(() => undefined);
    if (used && Date.now() - used.mtimeMs > maxUnusedTime) await rm(path, { force: true });
  }
}
