import { dayOf } from '@bigorna/domain/trending';
import { now } from '../platform/clock.ts';
import { create, doc, get, isAlreadyExists } from '../platform/firestore.ts';
import { viewId } from './ids.ts';
import { factsOf } from './mod-facts.ts';

/** Keeps a counted view among what a member did, once a mod and day; `addViewTime` adds how long it took. */
export const noteView = async (uid: string, modId: string): Promise<void> => {
  const mod = await get(doc('mods/{mod}', modId));
  if (mod === undefined) return;
  const at = now();
  const ref = doc('users/{uid}/activity/{entry}', uid, viewId(modId, dayOf(at)));
  try {
    await create(ref, { kind: 'views', ...factsOf(modId, mod), at, duration: 0 });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
};
