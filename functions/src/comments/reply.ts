import type { Comment } from '@bigorna/domain/entities/member';
import { notify } from '../notifications/notify.ts';
import { doc, type Reader, SERVER_TIME, type Writer } from '../platform/firestore.ts';
import { cardOf } from './author-cards.ts';
import { act, commentAt, type StaffAct } from './staff-act.ts';

/** Tells the author that the portal answered, once a comment; not where they answered themselves. */
const tellAuthor = async (
  step: Reader & Writer,
  { mod: modId, id, actor }: StaffAct,
  { uid }: Comment,
): Promise<void> => {
  const mod = await step.get(doc('mods/{mod}', modId));
  if (uid === actor.uid || mod === undefined) return;
  await notify(step, uid, {
    id: `reply_${modId}_${id}`,
    template: 'official_reply',
    values: { title: mod.title },
    path: mod.status === 'approved' ? `/mods/${mod.slug}` : null,
  });
};

/**
 * Puts an official reply below a comment, in place of a former one; the same by the same person again changes nothing.
 *
 * @returns the id of the log entry; undefined where nothing changed
 * @throws ApiError comment_not_found
 */
export const reply = (on: StaffAct, text: string): Promise<string | undefined> =>
  act(on, async (step, comment) => {
    const { uid } = on.actor;
    const former = comment.reply;
    if (former?.uid === uid && former.text === text) return undefined;
    const author = await cardOf(uid, step);
    await tellAuthor(step, on, comment);
    step.update(commentAt(on), { reply: { uid, author, text, created_at: SERVER_TIME } });
    return { action: 'reply:comment', before: { replied_by: former?.uid ?? null }, after: { replied_by: uid } };
  });

/**
 * Takes an official reply away; nothing happens where there is none.
 *
 * @returns the id of the log entry; undefined where nothing changed
 * @throws ApiError comment_not_found
 */
export const removeReply = (on: StaffAct): Promise<string | undefined> =>
  act(on, async (step, { reply: former }) => {
    if (former === null) return undefined;
    step.update(commentAt(on), { reply: null });
    return { action: 'remove:reply', before: { replied_by: former.uid }, after: { replied_by: null } };
  });
