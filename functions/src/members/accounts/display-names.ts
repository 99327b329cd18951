import { doc, getAll } from '../../platform/firestore.ts';

/** Display names by uid. Skips deleted accounts. */
export const getDisplayNames = async (
  uids: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> => {
  const distinct = [...new Set(uids.flatMap((uid) => uid ?? []))];
  const profiles = await getAll(distinct.map((uid) => doc('profiles/{uid}', uid)));
  return new Map(distinct.flatMap((uid, i) => (profiles[i] === undefined ? [] : [[uid, profiles[i].display_name]])));
};
