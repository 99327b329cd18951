import { z } from 'zod';
import { call, getMod, login } from './api.ts';
import { firestore } from './firebase.ts';
import { expect } from './fixtures.ts';
import { newPendingMod, type PendingMod } from './pending-mod.ts';

interface OwnMod extends PendingMod {
  description?: string;
  /** An address that the mod had before. */
  formerSlug?: string;
}

const SEEN_MS = 15_000;

const asModerator = async (path: string, body: unknown = {}): Promise<void> => {
  const { tokens } = await login('moderador');
  await call(path, z.unknown(), { method: 'POST', token: tokens.accessToken, body });
};

/** An approved mod for one test alone, as the catalogue has it already. */
export const newOwnMod = async ({ description, formerSlug }: Partial<OwnMod> = {}): Promise<PendingMod> => {
  const mod = await newPendingMod();
  if (description) await firestore.doc(`mods/${mod.id}/private/details`).update({ description });
  if (formerSlug) await firestore.doc(`slugs/${formerSlug}`).set({ mod_id: mod.id, current: false });
  await asModerator(`/admin/mods/${mod.id}/approve`);
  await expect(() => getMod(mod.slug)).toPass({ timeout: SEEN_MS });
  return mod;
};

/** Takes an approved mod out of the catalogue, and waits until its page is gone. */
export const takeAway = async ({ id, slug }: PendingMod): Promise<void> => {
  await asModerator(`/admin/mods/${id}/reject`, { reason: 'Prova' });
  await expect.poll(() => getMod(slug).then(() => 'there', String), { timeout: SEEN_MS }).toContain('404');
};

/** Takes mods of a test out of every queue and list, whatever became of them. */
export const archiveAll = async (ids: readonly string[]): Promise<void> => {
  const { tokens } = await login('admin');
  const options = { method: 'POST', token: tokens.accessToken, body: {} } as const;
  await Promise.all(ids.map((id) => call(`/admin/mods/${id}/archive`, z.unknown(), options)));
};
