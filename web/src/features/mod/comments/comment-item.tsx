import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useAuth } from '#session/auth-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { actionsFor, type CommentAction } from './comment-actions.ts';
import { AuthorPicture, authorName } from './comment-author.tsx';
import { CommentHead } from './comment-head.tsx';
import { CommentMenu } from './comment-menu.tsx';
import type { CommentRow } from './comment-row.ts';
import { CommentText } from './comment-text.tsx';
import { OfficialReply } from './official-reply.tsx';
import { TextForm } from './text-form.tsx';
import type { CommentActs } from './use-comment-acts.ts';

const label = defineMessage<{ readonly name: string }>({ id: 'comments.by', defaultMessage: 'Comentário de {name}' });
const messages = defineMessages({
  edit: { id: 'comments.editText', defaultMessage: 'Editar comentário' },
  reply: { id: 'comments.replyText', defaultMessage: 'Resposta oficial' },
});

/** What is asked in a dialog before, or in place of, the act. */
export type AskedAction = Extract<CommentAction, 'delete' | 'remove' | 'report' | 'reportAuthor'>;
type ItemForm = 'edit' | 'reply';

interface CommentItemProps {
  row: CommentRow;
  acts: CommentActs;
  /** Where staff see it among the mod's others. */
  panelHref: string | undefined;
  /** `trigger` gets the focus back. */
  onAsk: (action: AskedAction, row: CommentRow, trigger: HTMLElement | null) => void;
  /** Takes the focus when it comes. */
  isFocused?: boolean;
  onFocused?: () => void;
  /** A form opens in it, or closes. */
  onWriting?: (row: CommentRow, isOpen: boolean) => void;
}

/** One comment with its official reply, and what may be done with it. */
export const CommentItem = ({
  row,
  acts,
  panelHref,
  onAsk,
  isFocused = false,
  onFocused,
  onWriting,
}: CommentItemProps) => {
  const intl = useIntl();
  const { user, panelAccess } = useAuth();
  const [form, setForm] = useState<ItemForm>();
  const article = useRef<HTMLElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isFocused) return;
    article.current?.focus();
    onFocused?.();
  }, [isFocused, onFocused]);
  const tellWriting = useEffectEvent((isOpen: boolean) => onWriting?.(row, isOpen));
  const isWriting = form !== undefined;
  useLayoutEffect(() => {
    if (!isWriting) return;
    tellWriting(true);
    return () => tellWriting(false);
  }, [isWriting]);

  const onAction: Readonly<Record<CommentAction, () => void>> = {
    edit: () => setForm('edit'),
    reply: () => setForm('reply'),
    changeReply: () => setForm('reply'),
    removeReply: () => void acts.removeReply(row),
    hide: () => void acts.hide(row),
    restore: () => void acts.restore(row),
    delete: () => onAsk('delete', row, trigger.current),
    remove: () => onAsk('remove', row, trigger.current),
    report: () => onAsk('report', row, trigger.current),
    reportAuthor: () => onAsk('reportAuthor', row, trigger.current),
  };
  const closeForm = (): void => {
    setForm(undefined);
    trigger.current?.focus();
  };
  const name = authorName(intl, row.author);
  return (
    <article
      ref={article}
      tabIndex={-1}
      data-comment={row.id}
      aria-label={intl.formatMessage(label, { name })}
      className={classNames('comment', row.hidden && 'comment-hidden')}
    >
      <AuthorPicture author={row.author} />
      <div className="comment-body">
        <CommentHead row={row} isPending={false} />
        {form === 'edit' ? (
          <TextForm
            label={intl.formatMessage(messages.edit)}
            text={row.text}
            failed="comment_edit_failed"
            onSave={(text) => acts.edit(row, text)}
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
            onSave={(text) => acts.reply(row, text)}
            onDone={closeForm}
          />
        )}
      </div>
      <CommentMenu
        author={name}
        actions={actionsFor(row, user, panelAccess)}
        panelHref={panelHref}
        onAction={(action) => onAction[action]()}
        triggerRef={trigger}
      />
    </article>
  );
};
