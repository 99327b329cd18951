import { type modBody, modFields } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import type { z } from 'zod';
import { changeMod, type ModCommand } from './change-mod.ts';

const FIELDS = modFields.partial();

/**
 * Changes the given fields of a mod. Changes of an approved mod are visible at once.
 *
 * @returns the id of the log entry; undefined if nothing changed
 * @throws ApiError mod_not_found, stale, slug_taken, mod_too_large; invalid_request if the releases have loaders that
 * the new content type does not allow; move_not_allowed if the body features a rejected mod
 */
export const editMod = (command: ModCommand, body: z.output<typeof modBody>): Promise<string | undefined> =>
  changeMod(command, () => ({ action: 'edit:mod', patch: FIELDS.parse(body) }));

/**
 * Features a mod, or stops featuring it.
 *
 * @returns the id of the log entry; undefined if nothing changed
 * @throws ApiError mod_not_found, stale; move_not_allowed if the mod is rejected
 */
export const featureMod = (command: ModCommand, featured: boolean): Promise<string | undefined> =>
  changeMod(command, () => ({ action: featured ? 'feature:mod' : 'unfeature:mod', patch: { featured } }));
