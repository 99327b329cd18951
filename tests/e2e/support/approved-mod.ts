import { callApiAs, getMod, postAs } from './api.ts';
import { firestore } from './firebase.ts';
import { expect } from './fixtures.ts';
import { createPendingMod, type PendingMod } from './pending-mod.ts';

interface Options extends PendingMod {
  description?: string;
  /** What changed, for every release. */
  changelog?: string;
  /** A slug that redirects to the mod. */
  previousSlug?: string;
}

const SYNC_TIMEOUT_MS = 15_000;

/** Creates an approved mod for one test and waits until the catalogue has synced it. */
export const createApprovedMod = async ({
  description,
  changelog,
  previousSlug,
}: Partial<Options> = {}): Promise<PendingMod> => {
  const mod = await createPendingMod();
  if (description) await firestore.doc(`mods/${mod.id}/private/details`).update({ description });
  if (changelog) {
    const releases = await firestore.collection(`mods/${mod.id}/releases`).get();
    await Promise.all(releases.docs.map(({ ref }) => ref.update({ changelog })));
  }
  if (previousSlug) await firestore.doc(`slugs/${previousSlug}`).set({ mod_id: mod.id, current: false });
  await postAs('moderador', `/admin/mods/${mod.id}/approve`, {});
  await expect(() => getMod(mod.slug)).toPass({ timeout: SYNC_TIMEOUT_MS });
  return mod;
};

/** Rejects an approved mod, and waits until its page responds 404. */
export const withdrawMod = async ({ id, slug }: PendingMod): Promise<void> => {
  await postAs('moderador', `/admin/mods/${id}/reject`, { reason: 'Prova' });
  await expect.poll(() => getMod(slug).then(() => 'found', String), { timeout: SYNC_TIMEOUT_MS }).toContain('404');
};

/** Archives the mods of a test, which removes them from every queue and list. */
export const archiveAll = async (ids: readonly string[]): Promise<void> => {
  await Promise.all(ids.map((id) => postAs('admin', `/admin/mods/${id}/archive`, {})));
};

/** Changes the summary of a mod, as a colleague would. */
export const changeSummary = async ({ id }: PendingMod, short_description: string): Promise<void> => {
  const response = await callApiAs('admin', `/admin/mods/${id}`, { method: 'PUT', body: { short_description } });
  expect(response.status).toBe(200);
};
