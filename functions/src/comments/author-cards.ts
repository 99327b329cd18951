import { isDeepStrictEqual } from 'node:util';
import type { Comment } from '@bigorna/domain/entities/member';
import { logger } from 'firebase-functions';
import { pagesOf } from '../member-data/pages-of.ts';
import { doc, type Found, type Reader, runSound, transaction } from '../platform/firestore.ts';
import { enqueue } from '../platform/tasks.ts';

type Card = Comment['author'];

/** With the five seconds that a task waits after its slot, a change shows well within the 30 seconds promised. */
const SLOT_SECONDS = 10;

/** What a deleted account's comments show of their author. */
const GONE: Card = { username: '', display_name: '', avatar_url: null, role: 'user' };

/** A member's card as it is now; a blank one where the account is gone. */
export const cardOf = async (uid: string, step: Reader): Promise<Card> => {
  const profile = await step.get(doc('profiles/{uid}', uid));
  if (profile === undefined) return GONE;
  const { username, display_name, avatar_url, role } = profile;
  return { username, display_name, avatar_url, role };
};

/** A comment's cards: the member's own where they wrote it, and where they gave the official reply. */
const cardsOf = ({ uid, author, reply }: Comment, member: string, card: Card): Pick<Comment, 'author' | 'reply'> => ({
  author: uid === member ? card : author,
  reply: reply?.uid === member ? { ...reply, author: card } : reply,
});

const refOf = ({ path, id }: Found<Comment>) => doc('mods/{mod}/comments/{comment}', path.split('/')[1] ?? '', id);

/** Reads again, as one step with the card: by now a comment may be gone, and the card another. */
const rewrite = (member: string, comments: readonly Found<Comment>[]): Promise<void> =>
  transaction(async (step) => {
    const refs = comments.map(refOf);
    const card = await cardOf(member, step);
    const stored = await step.getAll(refs);
    for (const [i, ref] of refs.entries()) {
      const comment = stored[i];
      if (comment === undefined) continue;
      const { author, reply } = comment;
      const cards = cardsOf(comment, member, card);
      if (!isDeepStrictEqual(cards, { author, reply })) step.update(ref, cards);
    }
  });

/** The comments that show a member's card, and those that show it on the reply. */
const SHOWING = ['commentsOf', 'repliesOf'] as const;

/**
 * Puts a member's card, as it is now, on all their comments and official replies; a blank one where the account is gone.
 * Run again it writes nothing.
 */
export const rewriteAuthorCards = async (member: string): Promise<void> => {
  for (const query of SHOWING) {
    for await (const { found } of pagesOf(query, { uid: member })) if (found.length > 0) await rewrite(member, found);
  }
};

const isShown = async (member: string): Promise<boolean> => {
  const first = await Promise.all(SHOWING.map((query) => runSound(query, { uid: member }, { limit: 1 })));
  return first.some(({ found, unfit }) => found.length + unfit.length > 0);
};

/**
 * Has a member's comments show their present card. Call it after the commit that changed the card: comments written since
 * have the new one, as the rules ask. Most members have none, and cost no task; where none can be made, the work is done
 * at once.
 */
export const renewAuthorCards = async (member: string): Promise<void> => {
  if (!(await isShown(member))) return;
  try {
    await enqueue('authorCards', { subject: member, slotSeconds: SLOT_SECONDS, data: () => ({ uid: member }) });
  } catch (error) {
    logger.error('author cards not enqueued, rewritten at once', { error: String(error) });
    await rewriteAuthorCards(member);
  }
};
