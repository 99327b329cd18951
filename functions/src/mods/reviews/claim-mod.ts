import type { Mod, ModModeration } from '@bigorna/domain/entities/mod';
import { requireFound } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { doc, getAll, type Reader, runLenient, runTransaction, type Writer } from '../../platform/firestore.ts';
import { assertNotClaimed, getActiveClaim, getClaimOfOther, getClaimStart } from '../stored/claims.ts';
import { createModeration } from '../stored/stored-mod.ts';

/** Pending mods read per page in search of an unclaimed mod. */
const PAGE_SIZE = 25;

const PENDING = { status: 'pending' } as const;
/** Mods without `submitted_at`, from before migration 0003, are only in the second queue. */
const QUEUES = ['modsWaiting', 'modsOfStatus'] as const;

const getModerationRef = (modId: string) => doc('mods/{mod}/private/moderation', modId);

interface Item {
  readonly mod: Mod | undefined;
  readonly moderation: ModModeration | undefined;
}

const read = async (tx: Reader, modId: string): Promise<Item> => {
  const [mod, moderation] = await Promise.all([tx.get(doc('mods/{mod}', modId)), tx.get(getModerationRef(modId))]);
  return { mod, moderation };
};

const isWaiting = ({ mod }: Item): boolean => mod?.status === 'pending';

/** Renewing a claim keeps its start. */
const saveClaim = (tx: Writer, modId: string, { moderation }: Item, uid: string): void => {
  const [activeClaim, at] = [getActiveClaim(moderation), now()];
  const since = activeClaim?.uid === uid ? getClaimStart(activeClaim) : at;
  tx.set(getModerationRef(modId), { ...(moderation ?? createModeration(uid)), claim: { uid, at, since } });
};

const claimIfFree = (modId: string, uid: string): Promise<boolean> =>
  runTransaction(async (tx) => {
    const item = await read(tx, modId);
    if (!isWaiting(item) || getClaimOfOther(item.moderation, uid) !== undefined) return false;
    saveClaim(tx, modId, item, uid);
    return true;
  });

/** The mods without a claim by somebody else, in the same order. The transaction of `claimIfFree` checks this again. */
const findUnclaimed = async (modIds: readonly string[], uid: string): Promise<string[]> => {
  const moderations = await getAll(modIds.map(getModerationRef));
  return modIds.filter((_, i) => getClaimOfOther(moderations[i], uid) === undefined);
};

/**
 * Claims the longest waiting mod that nobody else has claimed. Concurrent calls claim different mods.
 *
 * @param skip ids of mods the reviewer postponed
 * @returns the id of the mod; undefined if no mod is left
 */
export const claimNext = async (uid: string, skip: readonly string[]): Promise<string | undefined> => {
  for (const queue of QUEUES) {
    let page = await runLenient(queue, PENDING, { limit: PAGE_SIZE });
    for (;;) {
      const waiting = page.docs.map(({ id }) => id).filter((id) => !skip.includes(id));
      for (const id of await findUnclaimed(waiting, uid)) if (await claimIfFree(id, uid)) return id;
      if (page.last === undefined) break;
      page = await runLenient(queue, PENDING, { limit: PAGE_SIZE, after: page.last });
    }
  }
  return undefined;
};

/**
 * Claims a pending mod, or renews the claim. Does nothing if the mod is no longer pending.
 *
 * @throws ApiError mod_not_found, claimed
 */
export const claimMod = (modId: string, uid: string): Promise<void> =>
  runTransaction(async (tx) => {
    const item = await read(tx, modId);
    requireFound(item.mod, 'mod_not_found');
    await assertNotClaimed(tx, item.moderation, uid);
    if (isWaiting(item)) saveClaim(tx, modId, item, uid);
  });

/**
 * Releases the caller's claim. A claim of somebody else remains.
 *
 * @throws ApiError mod_not_found
 */
export const releaseClaim = (modId: string, uid: string): Promise<void> =>
  runTransaction(async (tx) => {
    const { mod, moderation } = await read(tx, modId);
    requireFound(mod, 'mod_not_found');
    if (moderation?.claim?.uid === uid) tx.update(getModerationRef(modId), { claim: null });
  });
