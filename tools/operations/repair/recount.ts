import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { touchId, touchOf } from '../../../functions/src/counters/events.ts';
import { LauncherError } from '../../emulators/errors.ts';

/** What is recounted from documents; views and downloads are compared with their ledgers every night. */
const KINDS = ['favorites', 'comments', 'ratings'] as const;
const mod = z.object({ counts_bucket: z.string() });

const modOf = async (db: Firestore, slug: string): Promise<string> => {
  const id: unknown = (await db.doc(`slugs/${slug}`).get()).get('mod_id');
  if (typeof id !== 'string') throw new LauncherError(`No mod has the slug ${slug}.`);
  return id;
};

/** {@link askForRecount} of a mod whose id is known. */
export const askForRecountOf = async (db: Firestore, id: string, at: Date): Promise<void> => {
  const { counts_bucket: bucket } = mod.parse((await db.doc(`mods/${id}`).get()).data());
  for (const kind of KINDS) {
    const event = touchOf({ kind, mod_id: id, release_id: null, bucket }, at);
    await db.doc(`events/${touchId(event)}`).set(event);
  }
};

/**
 * Has a mod's favorites, comments and ratings counted anew from their documents, by the functions, when the present slot of
 * time is over and the recurring sweep finds it: within ten minutes.
 *
 * @returns the mod's id
 * @throws LauncherError for a slug that no mod has
 */
export const askForRecount = async (db: Firestore, slug: string, at: Date): Promise<string> => {
  const id = await modOf(db, slug);
  await askForRecountOf(db, id, at);
  return id;
};
