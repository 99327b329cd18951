import { isDeepStrictEqual } from 'node:util';
import type { Comment } from '@bigorna/domain/entities/member';
import { logger } from 'firebase-functions';
import { doc, type QueryDoc, type Reader, runLenient, runTransaction } from '../../platform/firestore.ts';
import { queryPages } from '../../platform/query-pages.ts';
import { enqueue } from '../../platform/tasks.ts';

type Card = Comment['author'];

/** A change must appear within 30 seconds, including the task's delay of five seconds. */
const SLOT_SECONDS = 10;

/** Blank card for comments of deleted accounts. */
const BLANK_CARD: Card = { username: '', display_name: '', avatar_url: null, role: 'user' };

/** A member's current card; a blank card if the account was deleted. */
export const getAuthorCard = async (uid: string, tx: Reader): Promise<Card> => {
  const profile = await tx.get(doc('profiles/{uid}', uid));
  if (profile === undefined) return BLANK_CARD;
  const { username, display_name, avatar_url, role } = profile;
  return { username, display_name, avatar_url, role };
};

/** Replaces a comment's cards that belong to the member: as author, and as author of the official reply. */
const replaceCards = (
  { uid, author, reply }: Comment,
  member: string,
  card: Card,
): Pick<Comment, 'author' | 'reply'> => ({
  author: uid === member ? card : author,
  reply: reply?.uid === member ? { ...reply, author: card } : reply,
});

const getRef = ({ path, id }: QueryDoc<Comment>) => doc('mods/{mod}/comments/{comment}', path.split('/')[1] ?? '', id);

/** Reads comments and card again in the transaction. Either may have changed or been deleted. */
const rewrite = (member: string, comments: readonly QueryDoc<Comment>[]): Promise<void> =>
  runTransaction(async (tx) => {
    const refs = comments.map(getRef);
    const card = await getAuthorCard(member, tx);
    const stored = await tx.getAll(refs);
    for (const [i, ref] of refs.entries()) {
      const comment = stored[i];
      if (comment === undefined) continue;
      const { author, reply } = comment;
      const cards = replaceCards(comment, member, card);
      if (!isDeepStrictEqual(cards, { author, reply })) tx.update(ref, cards);
    }
  });

/** Queries for comments and for official replies with a member's card. */
const QUERIES = ['commentsByUid', 'repliesByUid'] as const;

/**
 * Writes a member's current card to all comments and official replies of the member. Writes a blank card if the account
 * was deleted. Idempotent.
 *
 * @param stop stops the work before its next page
 * @throws the reason of `stop`
 */
export const rewriteAuthorCards = async (member: string, stop?: AbortSignal): Promise<void> => {
  for (const query of QUERIES) {
    for await (const { docs } of queryPages(query, { uid: member })) {
      stop?.throwIfAborted();
      if (docs.length > 0) await rewrite(member, docs);
    }
  }
};

const hasComments = async (member: string): Promise<boolean> => {
  const first = await Promise.all(QUERIES.map((query) => runLenient(query, { uid: member }, { limit: 1 })));
  return first.some(({ docs, invalid }) => docs.length + invalid.length > 0);
};

/**
 * Schedules an update of the cards on a member's comments. Call it after the commit that changed the card. Later
 * comments need no update, because the rules require the current card. Most members have no comments and need no task.
 * If enqueuing fails, the function updates the cards at once.
 */
export const renewAuthorCards = async (member: string): Promise<void> => {
  if (!(await hasComments(member))) return;
  try {
    await enqueue('authorCards', { subject: member, slotSeconds: SLOT_SECONDS, data: () => ({ uid: member }) });
  } catch (error) {
    logger.error('author cards not enqueued, rewritten at once', { error: String(error) });
    await rewriteAuthorCards(member);
  }
};
