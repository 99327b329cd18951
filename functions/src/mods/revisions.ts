import type { revisionCard } from '@bigorna/domain/endpoints/admin/mods';
import { modFields } from '@bigorna/domain/endpoints/admin/staff-mod';
import type { Page } from '@bigorna/domain/entities/mod';
import { REVISIONS_SHOWN } from '@bigorna/domain/limits';
import type { z } from 'zod';
import { notFoundUnless } from '../platform/api-error.ts';
import { doc, get, run } from '../platform/firestore.ts';
import { changeMod, type StaffAct } from './change-mod.ts';
import { type StatePatch, statePatch } from './mod-state.ts';
import { slugState } from './slug-claims.ts';

/** What comes back with an approved state: all that staff write of a mod but the shelf it stands on. */
const BROUGHT_BACK = modFields.omit({ featured: true, slug: true }).keyof().options;

/** The texts and pictures of an approved state. */
export const textsOf = (page: Page): StatePatch =>
  statePatch.parse(Object.fromEntries(BROUGHT_BACK.map((field) => [field, page[field]])));

/**
 * The newest approved states of a mod, newest first; older ones stay and can be brought back by their number.
 *
 * @throws ApiError mod_not_found
 */
export const listRevisions = async (modId: string): Promise<z.infer<typeof revisionCard>[]> => {
  notFoundUnless(await get(doc('mods/{mod}', modId)), 'mod_not_found');
  const found = await run('revisionsOf', { mod: modId }, { limit: REVISIONS_SHOWN });
  return found
    .map(({ id, data: { page, made_by, made_at } }) => ({
      revision: Number(id),
      made_by,
      made_at: made_at.toISOString(),
      title: page.title,
      version: page.version,
    }))
    .toSorted((a, b) => b.revision - a.revision);
};

/**
 * Brings an approved state's texts and pictures back, and its slug where no other mod has it; its releases stay as they are.
 *
 * @returns the log entry's id; undefined where it is so already
 * @throws ApiError mod_not_found, record_not_found, stale
 */
export const revertMod = (act: StaffAct, revision: number): Promise<string | undefined> =>
  changeMod(act, async (_found, step) => {
    const stored = await step.get(doc('mods/{mod}/revisions/{revision}', act.modId, String(revision)));
    const { page } = notFoundUnless(stored, 'record_not_found');
    const { free } = await slugState(step, page.slug, act.modId);
    return { action: 'revert:mod', patch: { ...textsOf(page), ...(free ? { slug: page.slug } : {}) } };
  });
