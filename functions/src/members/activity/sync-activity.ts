import { isDeepStrictEqual } from 'node:util';
import { type ActivityEntry, activityEntry, type Comment, getFavoriteId } from '@bigorna/domain/entities/member';
import { mod } from '@bigorna/domain/entities/mod';
import { doc, type Reader, runTransaction, type Writer } from '../../platform/firestore.ts';
import { type ActivityModFields, getCommentId, getRatingId, toActivityModFields } from './activity-entry.ts';

/** A member, and the mod of their favorite or rating. */
interface MemberAndMod {
  readonly uid: string;
  readonly modId: string;
}

/** A comment before and after a write; undefined if it did not exist. */
interface CommentChange {
  readonly modId: string;
  readonly commentId: string;
  readonly before: Comment | undefined;
  readonly after: Comment | undefined;
}

type ActivityFields = Pick<ActivityEntry, 'kind' | 'at'> & Partial<Pick<ActivityEntry, 'comment' | 'rating'>>;

/** A written document, and the activity entry for it. */
interface Subject {
  readonly uid: string;
  readonly modId: string;
  readonly entryId: string;
  /** The entry's fields from the current document; undefined if the document was deleted. */
  read(tx: Reader): Promise<ActivityFields | undefined>;
}

const MOD_FIELDS = mod.pick({ title: true, content_type: true, categories: true });

/** The mod's fields. For a deleted mod, the fields stored in the entry. */
const readModFields = async (
  tx: Reader,
  modId: string,
  stored: ActivityEntry | undefined,
): Promise<ActivityModFields | undefined> => {
  const storedMod = await tx.get({ path: doc('mods/{mod}', modId).path, schema: MOD_FIELDS });
  if (storedMod !== undefined) return toActivityModFields(modId, storedMod);
  return stored && { mod_id: stored.mod_id, title: stored.title, type: stored.type, category: stored.category };
};

const write = async (tx: Reader & Writer, { uid, modId, entryId, read }: Subject): Promise<void> => {
  // Skips a deleted account, because nothing would delete the entry later.
  if ((await tx.get(doc('users/{uid}', uid))) === undefined) return;
  const ref = doc('users/{uid}/activity/{entry}', uid, entryId);
  const [fields, stored] = await Promise.all([read(tx), tx.get(ref)]);
  if (fields === undefined) {
    if (stored !== undefined) tx.delete(ref);
    return;
  }
  const modFields = await readModFields(tx, modId, stored);
  if (modFields === undefined) return;
  const entry = activityEntry.parse({ ...fields, ...modFields });
  if (!isDeepStrictEqual(entry, stored)) tx.set(ref, entry);
};

/** Creates, updates or deletes an entry to match the current document. */
const syncEntry = (subject: Subject): Promise<void> => runTransaction((tx) => write(tx, subject));

/** Adds or removes the activity entry of a favorite. */
export const syncFavoriteActivity = ({ uid, modId }: MemberAndMod): Promise<void> =>
  syncEntry({
    uid,
    modId,
    entryId: getFavoriteId(modId),
    read: async (tx) => {
      const favorite = await tx.get(doc('users/{uid}/favorites/{mod}', uid, modId));
      return favorite && { kind: 'favorites', at: favorite.created_at };
    },
  });

/** Adds, updates or removes the activity entry of a rating. */
export const syncRatingActivity = ({ uid, modId }: MemberAndMod): Promise<void> =>
  syncEntry({
    uid,
    modId,
    entryId: getRatingId(modId),
    read: async (tx) => {
      const rating = await tx.get(doc('mods/{mod}/ratings/{uid}', modId, uid));
      return rating && { kind: 'ratings', at: rating.rated_at, rating: rating.stars };
    },
  });

/** Whether a write changes the author's entry. A new reply or author card does not change it. */
const changesEntry = ({ before, after }: CommentChange): boolean =>
  before?.text !== after?.text || before?.created_at.getTime() !== after?.created_at.getTime();

/** Adds, updates or removes the activity entry of a comment, hidden or not. */
export const syncCommentActivity = async (written: CommentChange): Promise<void> => {
  const { modId, commentId: id, before, after } = written;
  const uid = (after ?? before)?.uid;
  if (uid === undefined || !changesEntry(written)) return;
  await syncEntry({
    uid,
    modId,
    entryId: getCommentId(id),
    read: async (tx) => {
      const comment = await tx.get(doc('mods/{mod}/comments/{comment}', modId, id));
      return comment?.uid === uid ? { kind: 'comments', at: comment.created_at, comment: comment.text } : undefined;
    },
  });
};
