import type { StaffComment } from '@bigorna/domain/endpoints/moderation';
import type { SuccessCode } from '@bigorna/domain/errors/codes';
import { notify } from '#app/notify.ts';
import { failureText } from '#app/use-failure-text.ts';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import { useAuth } from '#session/auth-context.tsx';
import { useMemberWrites } from '#session/live/use-member-writes.ts';
import { useAuthorizedFetch } from '#session/use-authorized-fetch.ts';
import { hideComment, removeComment, removeReply, replyToComment, restoreComment } from '../api/moderate-comment.ts';
import { useSendingId } from '../sending-id.ts';
import { useWriteFailure } from '../use-write-failure.ts';
import type { CommentRow } from './comment-row.ts';
import type { CommentDraft } from './draft.ts';
import type { LearnComment } from './use-known-comments.ts';

/** What members and staff do with a mod's comments. Those that a form sends reject; the others tell of a failure themselves. */
export interface CommentActs {
  /** Answers the new comment's id. */
  send: (draft: CommentDraft) => Promise<string>;
  edit: (row: CommentRow, text: string) => Promise<void>;
  delete: (row: CommentRow) => Promise<void>;
  reply: (row: CommentRow, text: string) => Promise<void>;
  removeReply: (row: CommentRow) => Promise<void>;
  hide: (row: CommentRow) => Promise<void>;
  restore: (row: CommentRow) => Promise<void>;
  remove: (row: CommentRow) => Promise<void>;
}

/** The acts on a mod's comments; what they make of a comment is learnt, and told in a toast. */
export const useCommentActs = (modId: string, learn: LearnComment): CommentActs => {
  const { user } = useAuth();
  const writes = useMemberWrites();
  const call = useAuthorizedFetch();
  const loadedText = useLoadedDomainText();
  const tellFailure = useWriteFailure();
  const sendingId = useSendingId();

  const tell = async (code: SuccessCode): Promise<void> =>
    notify({ type: 'success', id: 'comments', title: (await loadedText())(code) });
  const learnAnswer = ({ mod_id: _mod, ...row }: StaffComment): void => learn(row.id, row);

  const moderate = async (act: () => Promise<unknown>, code: SuccessCode): Promise<void> => {
    try {
      await act();
      await tell(code);
    } catch (error) {
      const text = await loadedText();
      const title = text('moderation_failed');
      notify({ type: 'error', id: 'comments', title, text: failureText(text, error, 'unavailable') });
    }
  };
  const place = ({ id }: CommentRow) => ({ modId, id });

  return {
    send: async ({ text, kind, release }) => {
      const id = sendingId.of([modId, text, kind, release]);
      await writes.addComment(modId, id, { text, kind, release: release || null });
      sendingId.done();
      if (user) {
        const { id: uid, username, display_name, avatar_url, role } = user;
        const author = { username, display_name, avatar_url, role };
        const written = { text, kind, release: release || null, created_at: new Date().toISOString() };
        learn(id, { id, uid, author, ...written, edited_at: null, hidden: false, reply: null });
      }
      await tell('comment_sent');
      return id;
    },
    edit: async (row, text) => {
      await writes.editComment(modId, row.id, text);
      learn(row.id, { ...row, text, edited_at: new Date().toISOString() });
      await tell('comment_edited');
    },
    delete: async (row) => {
      try {
        await writes.deleteComment(modId, row.id);
        learn(row.id, null);
        await tell('comment_deleted');
      } catch (error) {
        await tellFailure(error, 'comment_delete_failed');
      }
    },
    reply: async (row, text) => {
      learnAnswer(await replyToComment(call, place(row), text));
      await tell('reply_sent');
    },
    removeReply: (row) => moderate(async () => learnAnswer(await removeReply(call, place(row))), 'reply_removed'),
    hide: (row) => moderate(async () => learnAnswer(await hideComment(call, place(row))), 'comment_hidden'),
    restore: (row) => moderate(async () => learnAnswer(await restoreComment(call, place(row))), 'comment_restored'),
    remove: (row) =>
      moderate(async () => {
        await removeComment(call, place(row));
        learn(row.id, null);
      }, 'comment_deleted'),
  };
};
