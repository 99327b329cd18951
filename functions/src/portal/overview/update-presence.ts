import type { Viewer } from '@bigorna/domain/endpoints/admin/overview.schemas';
import { PRESENCE_MS } from '@bigorna/domain/limits';
import { getDisplayNames } from '../../members/accounts/display-names.ts';
import { now } from '../../platform/clock.ts';
import { doc, run, set } from '../../platform/firestore.ts';

/** Many more than staff who work at the same time. */
const STAFF_MAX = 100;

/**
 * Stores which record a staff member looks at, for `PRESENCE_MS`. A later call replaces it, also from another window.
 *
 * @param path path of the record; undefined stores nothing
 * @param canSee whether the member may know who looks at a record
 * @returns the other staff members who look at a record
 */
export const updatePresence = async (
  uid: string,
  path: string | undefined,
  canSee: (path: string) => boolean,
): Promise<Viewer[]> => {
  const at = now();
  const presence = path === undefined ? undefined : { path, expires_at: new Date(at.getTime() + PRESENCE_MS) };
  const [docs] = await Promise.all([
    run('staffPresent', { at }, { limit: STAFF_MAX }),
    presence && set(doc('staff_presence/{uid}', uid), presence),
  ]);
  const others = docs.filter(({ id, data }) => id !== uid && canSee(data.path));
  const names = await getDisplayNames(others.map(({ id }) => id));
  return others.map(({ id, data }) => ({ uid: id, name: names.get(id) ?? '', path: data.path }));
};
