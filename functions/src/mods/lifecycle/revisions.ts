import type { revisionCard } from '@bigorna/domain/endpoints/admin/mods.schemas';
import { modFields } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import type { Page } from '@bigorna/domain/entities/mod';
import { REVISIONS_MAX } from '@bigorna/domain/limits';
import type { z } from 'zod';
import { requireFound } from '../../platform/api-error.ts';
import { doc, get, run } from '../../platform/firestore.ts';
import { diffStates, type StatePatch, statePatchSchema } from '../stored/mod-state.ts';
import { readSlugState } from '../stored/slug-claims.ts';
import { changeMod, type ModCommand } from './change-mod.ts';
import { omitDeletedPictures } from './remove-picture.ts';

/** Fields that a revision restores: all that staff edit, except slug and featured. */
const RESTORED_FIELDS = modFields.omit({ featured: true, slug: true }).keyof().options;

/** The fields of a revision that `revertMod` restores. */
export const toStatePatch = (page: Page): StatePatch =>
  statePatchSchema.parse(Object.fromEntries(RESTORED_FIELDS.map((field) => [field, page[field]])));

/** Names of the restored fields that differ from the previous revision; null without a previous revision. */
const getChangedFields = (before: Page | undefined, after: Page): string[] | null =>
  before === undefined ? null : Object.keys(diffStates(toStatePatch(before), toStatePatch(after))?.after ?? {});

/**
 * The latest revisions of a mod, newest first. Older revisions can still be restored by number.
 *
 * @throws ApiError mod_not_found
 */
export const listRevisions = async (modId: string): Promise<z.infer<typeof revisionCard>[]> => {
  requireFound(await get(doc('mods/{mod}', modId)), 'mod_not_found');
  // One revision more than listed: the last listed revision is compared with it.
  const docs = await run('revisionsByMod', { mod: modId }, { limit: REVISIONS_MAX + 1 });
  const revisions = docs
    .map(({ id, data }) => ({ revision: Number(id), ...data }))
    .toSorted((a, b) => b.revision - a.revision);
  return revisions.slice(0, REVISIONS_MAX).map(({ revision, page, made_by, made_at }, i) => ({
    revision,
    made_by,
    made_at: made_at.toISOString(),
    title: page.title,
    version: page.version,
    changed: getChangedFields(revisions[i + 1]?.page, page),
  }));
};

/**
 * Restores the edited fields of a revision, without pictures that no longer exist. Restores the slug if it is free.
 * Releases do not change.
 *
 * @returns the id of the log entry; undefined if nothing changed
 * @throws ApiError mod_not_found, record_not_found, stale
 */
export const revertMod = (command: ModCommand, revision: number): Promise<string | undefined> =>
  changeMod(command, async (stored, tx) => {
    const revisionDoc = await tx.get(doc('mods/{mod}/revisions/{revision}', command.modId, String(revision)));
    const { page } = requireFound(revisionDoc, 'record_not_found');
    const { free } = await readSlugState(tx, page.slug, command.modId);
    const patch = await omitDeletedPictures(stored, toStatePatch(page));
    return { action: 'revert:mod', patch: { ...patch, ...(free ? { slug: page.slug } : {}) } };
  });
