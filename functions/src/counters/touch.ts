import type { ModTouch } from '@bigorna/domain/entities/counting';
import { mod } from '@bigorna/domain/entities/mod';
import { now } from '../platform/clock.ts';
import { create, doc, get, isAlreadyExists } from '../platform/firestore.ts';
import { touchId, touchOf } from './events.ts';
import { scheduleRollUp } from './schedule-roll-up.ts';
import { endOf, slotOf } from './slots.ts';

/** What this process has touched in slots that are open: once is enough, whatever else happens in them. */
const touched = new Map<string, { readonly slot: string; readonly done: Promise<void> }>();

/** Nothing is counted of a mod that is gone. */
const bucketOf = async (modId: string): Promise<string | undefined> => {
  const { path } = doc('mods/{mod}', modId);
  return (await get({ path, schema: mod.pick({ counts_bucket: true }) }))?.counts_bucket;
};

const leave = async (kind: ModTouch, modId: string, releaseId: string | null, at: Date): Promise<void> => {
  const bucket = await bucketOf(modId);
  if (bucket === undefined) return;
  const event = touchOf({ kind, mod_id: modId, release_id: releaseId, bucket }, at);
  try {
    await create(doc('events/{event}', touchId(event)), event);
  } catch (error) {
    if (isAlreadyExists(error)) return;
    throw error;
  }
  await scheduleRollUp(event.slot);
};

/**
 * Has what members did about a mod recounted from its documents, when the present slot is over: all that was committed
 * before this call is counted then. Called again in the slot, by whatever process, it adds nothing.
 *
 * @param releaseId of which release the votes are to be recounted
 */
export const touch = async (kind: ModTouch, modId: string, releaseId: string | null = null): Promise<void> => {
  for (const [key, { slot }] of touched) if (endOf(slot) <= now()) touched.delete(key);
  const at = now();
  const slot = slotOf(modId, at);
  const key = [kind, modId, releaseId, slot].join('/');
  const known = touched.get(key);
  if (known !== undefined) return known.done;
  const done = leave(kind, modId, releaseId, at);
  touched.set(key, { slot, done });
  done.catch(() => touched.delete(key));
  return done;
};
