import type { revisionCard } from '@bigorna/domain/endpoints/admin/mods.schemas';
import type { FieldChange } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import { modFields } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import type { Page } from '@bigorna/domain/entities/mod';
import { REVISIONS_MAX } from '@bigorna/domain/limits';
import type { z } from 'zod';
import { requireFound } from '../../platform/api-error.ts';
import { doc, get, getAll, run } from '../../platform/firestore.ts';
import { diffStates, type StatePatch, statePatchSchema } from '../stored/mod-state.ts';
import { readSlugState } from '../stored/slug-claims.ts';
import { changeMod, type ModCommand } from './change-mod.ts';
import { omitDeletedPictures } from './remove-picture.ts';

/** Fields that a revision restores: all that staff edit, except slug and featured. */
const RESTORED_FIELDS = modFields.omit({ featured: true, slug: true }).keyof().options;

/** The fields of a revision that `revertMod` restores. */
const toStatePatch = (page: Page): StatePatch =>
  statePatchSchema.parse(Object.fromEntries(RESTORED_FIELDS.map((field) => [field, page[field]])));

/** The fields of a page that staff compare: the restored fields, the slug and the versions of the visible releases. */
const getComparedFields = (page: Page): StatePatch & { releases: string[] } => ({
  ...toStatePatch(page),
  slug: page.slug,
  releases: page.releases.map(({ version }) => version),
});

/** The compared fields in which two states of a mod's page differ. */
export const comparePages = (before: Page, after: Page): FieldChange[] => {
  const difference = diffStates(getComparedFields(before), getComparedFields(after));
  return Object.entries(difference?.after ?? {}).map(([field, value]) => ({
    field,
    before: difference?.before[field] ?? null,
    after: value,
  }));
};

const getRef = (modId: string, revision: number) => doc('mods/{mod}/revisions/{revision}', modId, String(revision));

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
  return revisions.slice(0, REVISIONS_MAX).map(({ revision, page, made_by, made_at }, i) => {
    const previous = revisions[i + 1]?.page;
    return {
      revision,
      made_by,
      made_at: made_at.toISOString(),
      title: page.title,
      version: page.version,
      changed: previous === undefined ? null : comparePages(previous, page).map(({ field }) => field),
    };
  });
};

/**
 * Compares two revisions of a mod.
 *
 * @throws ApiError mod_not_found, record_not_found
 */
export const compareRevisions = async (modId: string, from: number, to: number): Promise<FieldChange[]> => {
  requireFound(await get(doc('mods/{mod}', modId)), 'mod_not_found');
  const [before, after] = await getAll([getRef(modId, from), getRef(modId, to)]);
  return comparePages(requireFound(before, 'record_not_found').page, requireFound(after, 'record_not_found').page);
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
    const { page } = requireFound(await tx.get(getRef(command.modId, revision)), 'record_not_found');
    const { free } = await readSlugState(tx, page.slug, command.modId);
    const patch = await omitDeletedPictures(stored, toStatePatch(page));
    return { action: 'revert:mod', patch: { ...patch, ...(free ? { slug: page.slug } : {}) } };
  });
