import { isDeepStrictEqual } from 'node:util';
import { type ActivityEntry, activityEntry } from '@bigorna/domain/entities/member';
import { mod } from '@bigorna/domain/entities/mod';
import type { CommentWritten } from '../events/comment-written.ts';
import type { FavoriteWritten } from '../events/favorite-written.ts';
import type { RatingWritten } from '../events/rating-written.ts';
import { doc, type Reader, transaction, type Writer } from '../platform/firestore.ts';
import { commentId, favoriteId, ratingId } from './ids.ts';
import { factsOf, type ModFacts } from './mod-facts.ts';

type Did = Pick<ActivityEntry, 'kind' | 'at'> & Partial<Pick<ActivityEntry, 'comment' | 'rating'>>;

/** A document that a member wrote, and the entry that says so. */
interface Subject {
  readonly uid: string;
  readonly modId: string;
  readonly entryId: string;
  /** What the document says of it now; undefined where it is gone. */
  read(step: Reader): Promise<Did | undefined>;
}

const MOD_FACTS = mod.pick({ title: true, content_type: true, categories: true });

/** What is known of a mod; of one that is gone what the entry says already. */
const factsIn = async (
  step: Reader,
  modId: string,
  known: ActivityEntry | undefined,
): Promise<ModFacts | undefined> => {
  const found = await step.get({ path: doc('mods/{mod}', modId).path, schema: MOD_FACTS });
  if (found !== undefined) return factsOf(modId, found);
  return known && { mod_id: known.mod_id, title: known.title, type: known.type, category: known.category };
};

const write = async (step: Reader & Writer, { uid, modId, entryId, read }: Subject): Promise<void> => {
  // Nothing would erase what is written of an account that is gone.
  if ((await step.get(doc('users/{uid}', uid))) === undefined) return;
  const ref = doc('users/{uid}/activity/{entry}', uid, entryId);
  const [did, known] = await Promise.all([read(step), step.get(ref)]);
  if (did === undefined) {
    if (known !== undefined) step.delete(ref);
    return;
  }
  const facts = await factsIn(step, modId, known);
  if (facts === undefined) return;
  const entry = activityEntry.parse({ ...did, ...facts });
  if (!isDeepStrictEqual(entry, known)) step.set(ref, entry);
};

/** Brings an entry in line with the document it is about, as that is now: set, changed, or deleted with it. */
const follow = (subject: Subject): Promise<void> => transaction((step) => write(step, subject));

/** Keeps a favorite among what its member did. */
export const followFavorite = ({ uid, modId }: FavoriteWritten): Promise<void> =>
  follow({
    uid,
    modId,
    entryId: favoriteId(modId),
    read: async (step) => {
      const favorite = await step.get(doc('users/{uid}/favorites/{mod}', uid, modId));
      return favorite && { kind: 'favorites', at: favorite.created_at };
    },
  });

/** Keeps a rating among what its member did. */
export const followRating = ({ uid, modId }: RatingWritten): Promise<void> =>
  follow({
    uid,
    modId,
    entryId: ratingId(modId),
    read: async (step) => {
      const rating = await step.get(doc('mods/{mod}/ratings/{uid}', modId, uid));
      return rating && { kind: 'ratings', at: rating.rated_at, rating: rating.stars };
    },
  });

/** Whether a write is one that its author's entry shows: a reply, or another author card, is not. */
const isShown = ({ before, after }: CommentWritten): boolean =>
  before?.text !== after?.text || before?.created_at.getTime() !== after?.created_at.getTime();

/** Keeps a comment among what its author did, hidden ones too. */
export const followComment = async (written: CommentWritten): Promise<void> => {
  const { modId, commentId: id, before, after } = written;
  const uid = (after ?? before)?.uid;
  if (uid === undefined || !isShown(written)) return;
  await follow({
    uid,
    modId,
    entryId: commentId(id),
    read: async (step) => {
      const comment = await step.get(doc('mods/{mod}/comments/{comment}', modId, id));
      return comment?.uid === uid ? { kind: 'comments', at: comment.created_at, comment: comment.text } : undefined;
    },
  });
};
