import type { AdminComment } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { type ReactNode, useState } from 'react';
import { useTranslate, useUnselect } from 'react-admin';
import { ActionDialog } from '#shared/actions/titled-dialog.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import type { ModerationAction } from './comment-actions.ts';
import { ReplyDialog } from './reply-dialog.tsx';

const toCall = ({ mod_id, comment_id }: AdminComment) => ({ params: { mod: mod_id, id: comment_id } });

type ConfirmedAction = 'remove' | 'remove_reply' | 'reply';

/**
 * Runs an action on a comment. Actions that cannot be undone ask first.
 *
 * @returns `run`, which starts an action; `dialogs` to render with the page
 */
export const useCommentActions = () => {
  const translate = useTranslate();
  const { runAction, isBusy } = useStaffMutation();
  const canReply = useCurrentStaff().canCall('replyToComment');
  const unselect = useUnselect('comments-moderation');
  const [pending, setPending] = useState<{ action: ConfirmedAction; comment: AdminComment }>();
  const close = () => setPending(undefined);
  const askFor = (action: ConfirmedAction) => (comment: AdminComment) => setPending({ action, comment });
  /** Removes a comment from the bulk selection after a single decision. */
  const decide = async (comment: AdminComment, decision: Promise<unknown>): Promise<void> => {
    if ((await decision) !== undefined) unselect([comment.id]);
  };
  /** Shows a hidden comment again. For a visible comment, dismisses its reports. */
  const restore = (comment: AdminComment) =>
    void decide(comment, runAction('restoreComment', { ...toCall(comment), body: {} }));
  const handlers: Readonly<Record<ModerationAction, (comment: AdminComment) => void>> = {
    hide: (comment) => void decide(comment, runAction('hideComment', { ...toCall(comment), body: {} })),
    restore,
    keep: restore,
    remove: askFor('remove'),
    reply: askFor('reply'),
    remove_reply: askFor('remove_reply'),
  };
  const confirmed = async () => {
    if (!pending) return;
    const { action, comment } = pending;
    if (action === 'remove') await decide(comment, runAction('removeComment', { ...toCall(comment), body: {} }));
    else await runAction('removeReply', toCall(comment));
    close();
  };
  const isConfirm = pending !== undefined && pending.action !== 'reply';
  const dialogs: ReactNode = (
    <>
      {isConfirm ? (
        <ActionDialog
          title={translate(`console.comments.${pending.action}_title`)}
          action={translate(`console.action.${pending.action}`)}
          color="error"
          isDisabled={isBusy}
          onConfirm={() => void confirmed()}
          onClose={close}
        >
          {translate(`console.comments.${pending.action}_text`)}
        </ActionDialog>
      ) : null}
      {pending?.action === 'reply' ? (
        <ReplyDialog
          comment={pending.comment}
          isBusy={isBusy}
          onSend={async (text) =>
            (await runAction('replyToComment', { ...toCall(pending.comment), body: { text } })) !== undefined
          }
          onClose={close}
        />
      ) : null}
    </>
  );
  return {
    isBusy,
    canReply,
    run: (action: ModerationAction, comment: AdminComment) => handlers[action](comment),
    dialogs,
  };
};
