import { moderationEndpoints } from '@bigorna/domain/endpoints/moderation';
import type { StaffComment } from '@bigorna/domain/endpoints/moderation.schemas';
import type { SuccessCode } from '@bigorna/domain/errors/codes';
import { getFailureText } from '#shared/failures/use-failure-text.ts';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import type { NewComment } from '#shared/live/member-writes.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useMemberWrites } from '#shared/session/live/use-member-writes.ts';
import { type AuthorizedFetch, useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { notify } from '#shared/toasts/notify.ts';
import { useIdempotencyKey } from '../idempotency-key.ts';
import { useWriteFailure } from '../use-write-failure.ts';
import type { CommentRow } from './comment-row.ts';
import type { CommentDraft } from './draft.ts';
import type { SetLocalComment } from './use-local-comments.ts';

/**
 * Actions of members and staff on comments. Actions sent by a form reject on failure; all other actions show the
 * failure as a toast.
 */
export interface CommentMutations {
  /** Resolves to the new comment's id. */
  send: (draft: CommentDraft) => Promise<string>;
  /** Sends a reply to a comment. Resolves to the reply's id. */
  sendReply: (row: CommentRow, text: string) => Promise<string>;
  edit: (row: CommentRow, text: string) => Promise<void>;
  delete: (row: CommentRow) => Promise<void>;
  reply: (row: CommentRow, text: string) => Promise<void>;
  removeReply: (row: CommentRow) => Promise<void>;
  hide: (row: CommentRow) => Promise<void>;
  restore: (row: CommentRow) => Promise<void>;
  remove: (row: CommentRow) => Promise<void>;
}

/** Ids of a mod and of one of its comments. */
interface CommentIds {
  modId: string;
  id: string;
}

const toParams = ({ modId, id }: CommentIds) => ({ mod: modId, id });

const hideComment = async (call: AuthorizedFetch, comment: CommentIds): Promise<StaffComment> =>
  (await call(moderationEndpoints, 'hideComment', { params: toParams(comment), body: {} })).data;

const restoreComment = async (call: AuthorizedFetch, comment: CommentIds): Promise<StaffComment> =>
  (await call(moderationEndpoints, 'restoreComment', { params: toParams(comment), body: {} })).data;

const removeComment = async (call: AuthorizedFetch, comment: CommentIds): Promise<void> => {
  await call(moderationEndpoints, 'removeComment', { params: toParams(comment) });
};

const replyToComment = async (call: AuthorizedFetch, comment: CommentIds, text: string): Promise<StaffComment> =>
  (await call(moderationEndpoints, 'replyToComment', { params: toParams(comment), body: { text } })).data;

const removeReply = async (call: AuthorizedFetch, comment: CommentIds): Promise<StaffComment> =>
  (await call(moderationEndpoints, 'removeReply', { params: toParams(comment) })).data;

/** Actions on a mod's comments. Each action stores its result locally and shows a toast. */
export const useCommentMutations = (modId: string, setLocal: SetLocalComment): CommentMutations => {
  const { user } = useAuth();
  const writes = useMemberWrites();
  const call = useAuthorizedFetch();
  const loadedText = useLoadedDomainText();
  const notifyFailure = useWriteFailure();
  const idempotencyKey = useIdempotencyKey();

  const notifySuccess = async (code: SuccessCode): Promise<void> =>
    notify({ type: 'success', id: 'comments', title: (await loadedText())(code) });
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
  const toRef = ({ id }: CommentRow) => ({ modId, id });
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
    send: async ({ text, kind, release }) => {
      const id = await create({ text, kind, release: release || null, parent: null });
      await notifySuccess('comment_sent');
      return id;
    },
    sendReply: async (row, text) => {
      const id = await create({ text, kind: 'comment', release: null, parent: row.id });
      await notifySuccess('comment_sent');
      return id;
    },
    edit: async (row, text) => {
      await writes.editComment(modId, row.id, text);
      setLocal(row.id, { ...row, text, edited_at: new Date().toISOString() });
      await notifySuccess('comment_edited');
    },
    delete: async (row) => {
      try {
        await writes.deleteComment(modId, row.id);
        setLocal(row.id, null);
        await notifySuccess('comment_deleted');
      } catch (error) {
        await notifyFailure(error, 'comment_delete_failed');
      }
    },
    reply: async (row, text) => {
      setLocalFromResponse(await replyToComment(call, toRef(row), text));
      await notifySuccess('reply_sent');
    },
    removeReply: (row) =>
      moderate(async () => setLocalFromResponse(await removeReply(call, toRef(row))), 'reply_removed'),
    hide: (row) => moderate(async () => setLocalFromResponse(await hideComment(call, toRef(row))), 'comment_hidden'),
    restore: (row) =>
      moderate(async () => setLocalFromResponse(await restoreComment(call, toRef(row))), 'comment_restored'),
    remove: (row) =>
      moderate(async () => {
        await removeComment(call, toRef(row));
        setLocal(row.id, null);
      }, 'comment_deleted'),
  };
};
