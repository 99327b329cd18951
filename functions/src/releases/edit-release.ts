import type { Actor } from '../accounts/actor.ts';
import { changeRelease } from './change-release.ts';
import type { SeenRelease } from './find-release.ts';
import { heldByForm } from './held-by-form.ts';
import { type SentFields, type Some, writtenFields } from './release-fields.ts';

/**
 * Changes what is said of a release, those fields alone that are given; its file stays. Loaders that
 * the archive contradicts take it from visitors until a person has confirmed it.
 *
 * @returns the log entry's id; undefined where nothing changed
 * @throws ApiError mod_not_found, record_not_found, stale, invalid_request, release_exists
 */
export const editRelease = (id: SeenRelease, actor: Actor, sent: Some<SentFields>): Promise<string | undefined> =>
  changeRelease(id, actor, async (found, step) => ({
    action: 'edit:release',
    ...heldByForm(found, await writtenFields(step, found.of, sent)),
  }));
