import type { Mod, ModModeration } from '@bigorna/domain/entities/mod';
import { untouched } from '../mods/stored-mod.ts';
import { notFoundUnless } from '../platform/api-error.ts';
import { now } from '../platform/clock.ts';
import { doc, getAll, type Reader, runSound, transaction, type Writer } from '../platform/firestore.ts';
import { claimOf, claimOfAnother, refuseClaimed, sinceOf } from './claims.ts';

/** So many of those that wait are looked through at once for one that nobody looks at. */
const PART = 25;

const moderationAt = (modId: string) => doc('mods/{mod}/private/moderation', modId);

interface Item {
  readonly mod: Mod | undefined;
  readonly moderation: ModModeration | undefined;
}

const read = async (step: Reader, modId: string): Promise<Item> => {
  const [mod, moderation] = await Promise.all([step.get(doc('mods/{mod}', modId)), step.get(moderationAt(modId))]);
  return { mod, moderation };
};

const isWaiting = ({ mod }: Item): boolean => mod?.status === 'pending';

/** Whoever has it already has it since they took it. */
const put = (step: Writer, modId: string, { moderation }: Item, uid: string): void => {
  const [held, at] = [claimOf(moderation), now()];
  const since = held?.uid === uid ? sinceOf(held) : at;
  step.set(moderationAt(modId), { ...(moderation ?? untouched(uid)), claim: { uid, at, since } });
};

const claimIfFree = (modId: string, uid: string): Promise<boolean> =>
  transaction(async (step) => {
    const item = await read(step, modId);
    if (!isWaiting(item) || claimOfAnother(item.moderation, uid) !== undefined) return false;
    put(step, modId, item, uid);
    return true;
  });

/** Those of a list that nobody else looked at a moment ago, in its order. */
const seeminglyFree = async (modIds: readonly string[], uid: string): Promise<string[]> => {
  const moderations = await getAll(modIds.map(moderationAt));
  return modIds.filter((_, i) => claimOfAnother(moderations[i], uid) === undefined);
};

/**
 * Claims the longest waiting mod that nobody else looks at, for one person alone however many ask at once.
 *
 * @param skip those put off
 * @returns its id; undefined where none is left
 */
export const claimNext = async (uid: string, skip: readonly string[]): Promise<string | undefined> => {
  let part = await runSound('modsOfStatus', { status: 'pending' }, { limit: PART });
  for (;;) {
    const waiting = part.found.map(({ id }) => id).filter((id) => !skip.includes(id));
    for (const id of await seeminglyFree(waiting, uid)) if (await claimIfFree(id, uid)) return id;
    if (part.last === undefined) return undefined;
    part = await runSound('modsOfStatus', { status: 'pending' }, { limit: PART, after: part.last });
  }
};

/**
 * Claims a pending mod, or keeps a claim alive; one that waits no longer has nothing to claim.
 *
 * @throws ApiError mod_not_found, claimed
 */
export const claimMod = (modId: string, uid: string): Promise<void> =>
  transaction(async (step) => {
    const item = await read(step, modId);
    notFoundUnless(item.mod, 'mod_not_found');
    await refuseClaimed(step, item.moderation, uid);
    if (isWaiting(item)) put(step, modId, item, uid);
  });

/**
 * Gives one's own claim up; that of somebody else stays.
 *
 * @throws ApiError mod_not_found
 */
export const leaveMod = (modId: string, uid: string): Promise<void> =>
  transaction(async (step) => {
    const { mod, moderation } = await read(step, modId);
    notFoundUnless(mod, 'mod_not_found');
    if (moderation?.claim?.uid === uid) step.update(moderationAt(modId), { claim: null });
  });
