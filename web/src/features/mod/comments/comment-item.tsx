import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { CommentText } from '#shared/comments/comment-text.tsx';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';
import { joinClassNames } from '#shared/ui/class-names.ts';
import { Pill } from '#shared/ui/pill.tsx';
import { type CommentAction, getActions } from './comment-actions.ts';
import { AuthorName, AuthorPicture, getAuthorName } from './comment-author.tsx';
import { CommentFoot } from './comment-foot.tsx';
import { CommentHead } from './comment-head.tsx';
import { CommentMenu } from './comment-menu.tsx';
import type { CommentRow } from './comment-row.ts';
import { TextForm } from './text-form.tsx';
import { useAsMember } from './use-as-member.ts';
import type { CommentMutations } from './use-comment-mutations.ts';
import { useUsefulMark } from './use-useful-mark.ts';

const label = defineMessage<{ readonly name: string }>({ id: 'comments.by', defaultMessage: 'Comentário de {name}' });
const replyLabel = defineMessage<{ readonly name: string }>({
  id: 'comments.replyBy',
  defaultMessage: 'Resposta de {name}',
});
const messages = defineMessages({
  edit: { id: 'comments.editText', defaultMessage: 'Editar comentário' },
  reply: { id: 'comments.replyText', defaultMessage: 'Resposta oficial' },
  official: { id: 'comments.official', defaultMessage: 'Resposta oficial' },
  ownReply: { id: 'comments.ownReply', defaultMessage: 'Sua resposta' },
  send: { id: 'comments.reply', defaultMessage: 'Responder' },
});

/** Actions that open a dialog. */
export type ConfirmedAction = Extract<CommentAction, 'delete' | 'remove' | 'report' | 'reportAuthor'>;
type ItemForm = 'edit' | 'reply' | 'threadReply';

/** The staff's reply to a comment. */
const OfficialReply = ({ reply }: { reply: NonNullable<CommentRow['reply']> }) => (
  <div className="mt-1.5 grid gap-1.5 border-l-4 border-ember bg-ember-soft px-4 py-3">
    <p className="comment-head">
      <AuthorName author={reply.author} uid={reply.uid} />
      <Pill tone="on">{translate(messages.official)}</Pill>
      <span className="note text-text-2">
        <RelativeTime iso={reply.created_at} />
      </span>
    </p>
    <CommentText text={reply.text} />
  </div>
);

interface CommentItemProps {
  row: CommentRow;
  mutations: CommentMutations;
  modId: string;
  /** Sends a reply to the comment; undefined if the comment is a reply. Rejects if the write fails. */
  onReply?: (text: string) => Promise<void>;
  /** Button that opens the thread. */
  threadToggle?: ReactNode;
  /** URL of the console's page for the comment; undefined if the viewer may not moderate. */
  panelHref: string | undefined;
  /** Opens the dialog of an action. `trigger` takes the focus when the dialog closes. */
  onAsk: (action: ConfirmedAction, row: CommentRow, trigger: HTMLElement | null) => void;
  /** Whether the URL links to the comment. */
  isLinked?: boolean;
  onCopyLink: (row: CommentRow) => Promise<void>;
  /** Whether to move the focus to the comment. */
  isFocused?: boolean;
  onFocused?: () => void;
  /** Called when a form of the comment opens or closes. */
  onWriting?: (isOpen: boolean) => void;
}

/** A comment with its official reply and its actions. */
export const CommentItem = ({
  row,
  mutations,
  modId,
  onReply,
  threadToggle,
  panelHref,
  onAsk,
  isLinked = false,
  onCopyLink,
  isFocused = false,
  onFocused,
  onWriting,
}: CommentItemProps) => {
  const intl = useIntl();
  const { user, panelAccess } = useAuth();
  const asMember = useAsMember(row.id);
  const useful = useUsefulMark(modId, row);
  const [form, setForm] = useState<ItemForm>();
  const article = useRef<HTMLElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  /** Takes the focus after a reply is canceled. A sent reply takes the focus itself. */
  const replyOpener = useRef<Element>(null);
  useEffect(() => {
    if (!isFocused) return;
    article.current?.focus();
    onFocused?.();
  }, [isFocused, onFocused]);
  const notifyWriting = useEffectEvent((isOpen: boolean) => onWriting?.(isOpen));
  const isWriting = form !== undefined;
  useLayoutEffect(() => {
    if (!isWriting) return;
    notifyWriting(true);
    return () => notifyWriting(false);
  }, [isWriting]);

  const onAction: Readonly<Record<CommentAction, () => void>> = {
    edit: () => setForm('edit'),
    reply: () => setForm('reply'),
    changeReply: () => setForm('reply'),
    removeReply: () => void mutations.removeReply(row),
    hide: () => void mutations.hide(row),
    restore: () => void mutations.restore(row),
    delete: () => onAsk('delete', row, trigger.current),
    remove: () => onAsk('remove', row, trigger.current),
    copyLink: () => void onCopyLink(row),
    report: () => onAsk('report', row, trigger.current),
    reportAuthor: () => onAsk('reportAuthor', row, trigger.current),
  };
  const closeForm = (): void => {
    setForm(undefined);
    if (form !== 'threadReply') trigger.current?.focus();
    else if (replyOpener.current instanceof HTMLElement) replyOpener.current.focus();
  };
  const startReply = (): void => {
    replyOpener.current = document.activeElement;
    setForm('threadReply');
  };
  const name = getAuthorName(intl, row.author);
  return (
    <article
      ref={article}
      tabIndex={-1}
      data-comment={row.id}
      aria-label={intl.formatMessage(row.parent === null ? label : replyLabel, { name })}
      aria-current={isLinked ? true : undefined}
      className={joinClassNames('comment', row.hidden && 'comment-hidden')}
    >
      <AuthorPicture author={row.author} />
      <div className="comment-body">
        <CommentHead row={row} isPending={false} />
        {form === 'edit' ? (
          <TextForm
            label={intl.formatMessage(messages.edit)}
            text={row.text}
            failed="comment_edit_failed"
            onSave={(text) => mutations.edit(row, text)}
            onDone={closeForm}
          />
        ) : (
          <CommentText text={row.text} />
        )}
        {row.reply && form !== 'reply' && <OfficialReply reply={row.reply} />}
        {form === 'reply' && (
          <TextForm
            label={intl.formatMessage(messages.reply)}
            text={row.reply?.text ?? ''}
            failed="moderation_failed"
            onSave={(text) => mutations.reply(row, text)}
            onDone={closeForm}
          />
        )}
        {!row.hidden && (
          <CommentFoot
            name={name}
            isOwn={user?.id === row.uid}
            useful={useful}
            asMember={asMember}
            onReply={onReply && startReply}
            toggle={threadToggle}
          />
        )}
        {form === 'threadReply' && onReply && (
          <TextForm
            label={intl.formatMessage(messages.ownReply)}
            text=""
            failed="comment_send_failed"
            submitLabel={translate(messages.send)}
            onSave={async (text) => {
              await onReply(text);
              replyOpener.current = null;
            }}
            onDone={closeForm}
          />
        )}
      </div>
      <CommentMenu
        author={name}
        actions={getActions(row, user, panelAccess)}
        panelHref={panelHref}
        onAction={(action) => onAction[action]()}
        triggerRef={trigger}
      />
    </article>
  );
};
