import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { callApiAs, getMod, postAs, readJson } from './api.ts';
import { addClearRelease } from './clear-release.ts';
import { expect } from './fixtures.ts';
import type { PendingMod } from './pending-mod.ts';

const createdMod = z.object({ id: z.string(), slug: z.string(), title: z.string() });
/** Timeout until a change appears on the site. */
const FRESH = { timeout: 30_000 };

/**
 * Creates an approved Java mod without releases, so that its uploads do not duplicate other files. Approves the mod
 * with a release, and then deletes the release.
 */
export const createModWithoutRelease = async (): Promise<PendingMod> => {
  const body = { title: `Prova ${randomUUID().slice(0, 8)}`, author: 'Prova', content_type: 'mod', status: 'pending' };
  const mod = createdMod.parse(await postAs('admin', '/mods', body));
  const release = await addClearRelease(mod.id);
  await postAs('admin', `/admin/mods/${mod.id}/approve`, {});
  await readJson(release, await callApiAs('admin', release, { method: 'DELETE' }));
  await expect(() => getMod(mod.slug)).toPass(FRESH);
  return mod;
};
