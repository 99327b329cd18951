import { MessageSquare, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import type { UsefulMarkState } from './use-useful-mark.ts';

const messages = defineMessages({
  useful: { id: 'comments.useful', defaultMessage: 'Útil' },
  reply: { id: 'comments.reply', defaultMessage: 'Responder' },
});
const replyTo = defineMessage<{ readonly name: string }>({
  id: 'comments.replyTo',
  defaultMessage: 'Responder a {name}',
});
const resultCount = defineMessage<{ readonly count: number }>({
  id: 'comments.usefulTo',
  defaultMessage:
    '{count, plural, one {# pessoa achou útil} many {# de pessoas acharam útil} other {# pessoas acharam útil}}',
});

interface CommentFootProps {
  /** Display name of the author. */
  name: string;
  isOwn: boolean;
  useful: UsefulMarkState;
  /** Runs an action that needs a verified member. Leads other viewers to the login or the verification. */
  asMember: (action: () => void) => void;
  /** Undefined if nobody can reply. */
  onReply: (() => void) | undefined;
  /** Button that opens the thread. */
  toggle: ReactNode;
}

/** Buttons below a comment: mark as useful, reply, open the thread. */
export const CommentFoot = ({ name, isOwn, useful, asMember, onReply, toggle }: CommentFootProps) => {
  const intl = useIntl();
  const { count, isOn } = useful;
  return (
    <div className="comment-foot">
      {isOwn ? (
        count > 0 && <span className="note">{translate(resultCount, { count })}</span>
      ) : (
        <button
          type="button"
          className="comment-act"
          aria-pressed={isOn}
          title={count > 0 ? intl.formatMessage(resultCount, { count }) : undefined}
          onClick={() => asMember(() => void useful.toggle?.())}
        >
          <ThumbsUp aria-hidden size={18} />
          {translate(messages.useful)}
          {count > 0 && <span className="tabular-nums">{intl.formatNumber(count)}</span>}
        </button>
      )}
      {onReply && (
        <button
          type="button"
          className="comment-act"
          aria-label={intl.formatMessage(replyTo, { name })}
          onClick={() => asMember(onReply)}
        >
          <MessageSquare aria-hidden size={18} />
          {translate(messages.reply)}
        </button>
      )}
      {toggle}
    </div>
  );
};
