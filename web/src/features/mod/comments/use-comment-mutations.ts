import { moderationEndpoints } from '@bigorna/domain/endpoints/moderation';
import type { StaffComment } from '@bigorna/domain/endpoints/moderation.schemas';
import type { SuccessCode } from '@bigorna/domain/errors/codes';
import { getFailureText } from '#shared/failures/use-failure-text.ts';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import type { NewComment } from '#shared/live/member-writes.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useMemberWrites } from '#shared/session/live/use-member-writes.ts';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { notify } from '#shared/toasts/notify.ts';
import { useSuccessToast } from '#shared/toasts/use-success-toast.ts';
import { useIdempotencyKey } from '#shared/writing/idempotency-key.ts';
import { useWriteFailure } from '../use-write-failure.ts';
import type { CommentRow } from './comment-row.ts';
import type { CommentDraft } from './draft.ts';
import type { SetLocalComment } from './use-local-comments.ts';

export type CommentMutations = ReturnType<typeof useCommentMutations>;

/**
 * Actions of members and staff on a mod's comments. Each action stores its result locally and shows a toast. Actions
 * sent by a form reject on failure; all other actions show the failure as a toast.
 */
export const useCommentMutations = (modId: string, setLocal: SetLocalComment) => {
  const { user } = useAuth();
  const writes = useMemberWrites();
  const call = useAuthorizedFetch();
  const loadedText = useLoadedDomainText();
  const notifySuccess = useSuccessToast('comments');
  const notifyFailure = useWriteFailure();
  const idempotencyKey = useIdempotencyKey();

  const setLocalFromResponse = ({ mod_id: _mod, ...row }: StaffComment): void => setLocal(row.id, row);

  const moderate = async (action: () => Promise<unknown>, code: SuccessCode): Promise<void> => {
    try {
      await action();
      await notifySuccess(code);
    } catch (error) {
      const text = await loadedText();
      const title = text('moderation_failed');
      notify({ type: 'error', id: 'comments', title, text: getFailureText(text, error, 'unavailable') });
    }
  };
  const toParams = ({ id }: CommentRow) => ({ mod: modId, id });
  const create = async (content: NewComment): Promise<string> => {
    const id = idempotencyKey.getId([modId, content]);
    await writes.addComment(modId, id, content);
    idempotencyKey.reset();
    if (user) {
      const { id: uid, username, display_name, avatar_url, role } = user;
      const author = { username, display_name, avatar_url, role };
      const created_at = new Date().toISOString();
      const counts = { replies: 0, useful: 0 };
      setLocal(id, { id, uid, author, ...content, created_at, edited_at: null, hidden: false, reply: null, ...counts });
    }
    return id;
  };

  return {
    /** Resolves to the new comment's id. */
    send: async ({ text, kind, release }: CommentDraft): Promise<string> => {
      const id = await create({ text, kind, release: release || null, parent: null });
      await notifySuccess('comment_sent');
      return id;
    },
    /** Sends a reply to a comment. Resolves to the reply's id. */
    sendReply: async (row: CommentRow, text: string): Promise<string> => {
      const id = await create({ text, kind: 'comment', release: null, parent: row.id });
      await notifySuccess('comment_sent');
      return id;
    },
    edit: async (row: CommentRow, text: string): Promise<void> => {
      await writes.editComment(modId, row.id, text);
      setLocal(row.id, { ...row, text, edited_at: new Date().toISOString() });
      await notifySuccess('comment_edited');
    },
    delete: async (row: CommentRow): Promise<void> => {
      try {
        await writes.deleteComment(modId, row.id);
        setLocal(row.id, null);
        await notifySuccess('comment_deleted');
      } catch (error) {
        await notifyFailure(error, 'comment_delete_failed');
      }
    },
    reply: async (row: CommentRow, text: string): Promise<void> => {
      const { data } = await call(moderationEndpoints, 'replyToComment', { params: toParams(row), body: { text } });
      setLocalFromResponse(data);
      await notifySuccess('reply_sent');
    },
    removeReply: (row: CommentRow): Promise<void> =>
      moderate(async () => {
        setLocalFromResponse((await call(moderationEndpoints, 'removeReply', { params: toParams(row) })).data);
      }, 'reply_removed'),
    hide: (row: CommentRow): Promise<void> =>
      moderate(async () => {
        const { data } = await call(moderationEndpoints, 'hideComment', { params: toParams(row), body: {} });
        setLocalFromResponse(data);
      }, 'comment_hidden'),
    restore: (row: CommentRow): Promise<void> =>
      moderate(async () => {
        const { data } = await call(moderationEndpoints, 'restoreComment', { params: toParams(row), body: {} });
        setLocalFromResponse(data);
      }, 'comment_restored'),
    remove: (row: CommentRow): Promise<void> =>
      moderate(async () => {
        await call(moderationEndpoints, 'removeComment', { params: toParams(row), body: {} });
        setLocal(row.id, null);
      }, 'comment_deleted'),
  };
};
