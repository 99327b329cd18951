import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { getRecountRequestId, toRecountRequest } from '../../../functions/src/counters/events.ts';
import { LauncherError } from '../../shared/errors.ts';

/** Counts that can be recounted from documents. The nightly repair compares views and downloads with their events. */
const KINDS = ['favorites', 'comments', 'ratings'] as const;
const mod = z.object({ counts_bucket: z.string() });

const findModId = async (db: Firestore, slug: string): Promise<string> => {
  const id: unknown = (await db.doc(`slugs/${slug}`).get()).get('mod_id');
  if (typeof id !== 'string') throw new LauncherError(`No mod has the slug ${slug}.`);
  return id;
};

/** {@link requestRecountBySlug} by mod id. */
export const requestRecountById = async (db: Firestore, id: string, at: Date): Promise<void> => {
  const { counts_bucket: bucket } = mod.parse((await db.doc(`mods/${id}`).get()).data());
  for (const kind of KINDS) {
    const event = toRecountRequest({ kind, mod_id: id, release_id: null, bucket }, at);
    await db.doc(`events/${getRecountRequestId(event)}`).set(event);
  }
};

/**
 * Requests a recount of a mod's favorites, comments and ratings. The functions run it after the current slot, within
 * ten minutes.
 *
 * @returns the mod's id
 * @throws LauncherError for an unknown slug
 */
export const requestRecountBySlug = async (db: Firestore, slug: string, at: Date): Promise<string> => {
  const id = await findModId(db, slug);
  await requestRecountById(db, id, at);
  return id;
};
