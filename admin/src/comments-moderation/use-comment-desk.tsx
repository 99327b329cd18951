import type { AdminComment } from '@bigorna/domain/endpoints/admin/comments';
import { type ReactNode, useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import type { CommentVerb } from './comment-verbs.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { useCommentActs } from './use-comment-acts.ts';

type Asked = 'remove' | 'remove_reply' | 'reply';

/**
 * Carries out what is chosen at a comment; what can't be taken back is asked first.
 *
 * @returns `run` a verb at a comment, and the `dialogs` to be drawn with the page
 */
export const useCommentDesk = () => {
  const translate = useTranslate();
  const acts = useCommentActs();
  const [asked, setAsked] = useState<{ verb: Asked; comment: AdminComment }>();
  const close = () => setAsked(undefined);
  const ask = (verb: Asked) => (comment: AdminComment) => setAsked({ verb, comment });
  const verbs: Readonly<Record<CommentVerb, (comment: AdminComment) => void>> = {
    hide: (comment) => void acts.hide(comment),
    restore: (comment) => void acts.restore(comment),
    keep: (comment) => void acts.restore(comment),
    remove: ask('remove'),
    reply: ask('reply'),
    remove_reply: ask('remove_reply'),
  };
  const confirmed = async () => {
    if (!asked) return;
    if (asked.verb === 'remove') await acts.remove(asked.comment);
    else await acts.removeReply(asked.comment);
    close();
  };
  const isConfirm = asked !== undefined && asked.verb !== 'reply';
  const dialogs: ReactNode = (
    <>
      {isConfirm ? (
        <Confirm
          isOpen
          title={translate(`console.comments.${asked.verb}_title`)}
          content={translate(`console.comments.${asked.verb}_text`)}
          confirm={translate(`console.action.${asked.verb}`)}
          confirmColor="warning"
          loading={acts.acting}
          onConfirm={() => void confirmed()}
          onClose={close}
        />
      ) : null}
      {asked?.verb === 'reply' ? (
        <ReplyDialog
          comment={asked.comment}
          acting={acts.acting}
          onSend={async (text) => (await acts.reply(asked.comment, text)) !== undefined}
          onClose={close}
        />
      ) : null}
    </>
  );
  return {
    acting: acts.acting,
    mayReply: acts.mayReply,
    run: (verb: CommentVerb, comment: AdminComment) => verbs[verb](comment),
    dialogs,
  };
};
