import { type modBody, modFields } from '@bigorna/domain/endpoints/admin/staff-mod';
import type { z } from 'zod';
import { changeMod, type StaffAct } from './change-mod.ts';

const FIELDS = modFields.partial();

/**
 * Changes what staff write of a mod, those fields alone that are given. Of an approved one visitors see it at once.
 *
 * @returns the log entry's id; undefined where nothing changed
 * @throws ApiError mod_not_found, stale, slug_taken
 */
export const editMod = (act: StaffAct, given: z.output<typeof modBody>): Promise<string | undefined> =>
  changeMod(act, () => ({ action: 'edit:mod', patch: FIELDS.parse(given) }));

/**
 * Puts a mod among the featured ones, or takes it from there.
 *
 * @returns the log entry's id; undefined where it is so already
 * @throws ApiError mod_not_found, stale
 */
export const featureMod = (act: StaffAct, featured: boolean): Promise<string | undefined> =>
  changeMod(act, () => ({ action: featured ? 'feature:mod' : 'unfeature:mod', patch: { featured } }));
