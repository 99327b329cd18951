import type { RecountKind } from '@bigorna/domain/entities/counting';
import { mod } from '@bigorna/domain/entities/mod';
import { now } from '../platform/clock.ts';
import { doc, get } from '../platform/firestore.ts';
import { storeEvent } from './count-once.ts';
import { getRecountRequestId, toRecountRequest } from './events.ts';
import { getSlot, getSlotEnd } from './slots.ts';

/** Requests of this process in open slots. One request per slot is enough. */
const requested = new Map<string, { readonly slot: string; readonly done: Promise<void> }>();

/** Undefined if the mod does not exist: then nothing is counted. */
const findBucket = async (modId: string): Promise<string | undefined> => {
  const { path } = doc('mods/{mod}', modId);
  return (await get({ path, schema: mod.pick({ counts_bucket: true }) }))?.counts_bucket;
};

const createRequest = async (kind: RecountKind, modId: string, releaseId: string | null, at: Date): Promise<void> => {
  const bucket = await findBucket(modId);
  if (bucket === undefined) return;
  const event = toRecountRequest({ kind, mod_id: modId, release_id: releaseId, bucket }, at);
  await storeEvent(getRecountRequestId(event), event);
};

/**
 * Requests a recount of a mod from its documents, at the end of the current slot. The recount covers all commits before
 * this call. Repeated requests in a slot, from any process, add nothing.
 *
 * @param releaseId release for which to recount votes
 */
export const requestRecount = async (
  kind: RecountKind,
  modId: string,
  releaseId: string | null = null,
): Promise<void> => {
  for (const [key, { slot }] of requested) if (getSlotEnd(slot) <= now()) requested.delete(key);
  const at = now();
  const slot = getSlot(modId, at);
  const key = [kind, modId, releaseId, slot].join('/');
  const known = requested.get(key);
  if (known !== undefined) return known.done;
  const done = createRequest(kind, modId, releaseId, at);
  requested.set(key, { slot, done });
  done.catch(() => requested.delete(key));
  return done;
};
