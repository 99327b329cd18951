import { EyeOff } from 'lucide-react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { MomentAgo } from '#app/moment-ago.tsx';
import { Pill } from '#ui/pill.tsx';
import { AuthorName } from './comment-author.tsx';
import { kindNames } from './comment-messages.ts';
import type { CommentRow } from './comment-row.ts';

const messages = defineMessages({
  edited: { id: 'comments.edited', defaultMessage: 'editado' },
  sending: { id: 'comments.sending', defaultMessage: 'Enviando...' },
  hidden: { id: 'comments.hidden', defaultMessage: 'Oculto pela moderação' },
});
const fromRelease = defineMessage<{ readonly version: string }>({
  id: 'comments.fromRelease',
  defaultMessage: 'na versão {version}',
});

const TONES = { comment: 'plain', question: 'bedrock', bug: 'danger', praise: 'works' } as const;

/** Who wrote a comment, of which release, when, and what it is. */
export const CommentHead = ({ row, isPending }: { row: CommentRow; isPending: boolean }) => {
  const intl = useIntl();
  const { author, kind, release, created_at, edited_at, hidden } = row;
  return (
    <div className="comment-head">
      <AuthorName author={author} />
      <span className="note">
        {release && (
          <>
            <FormattedMessage {...fromRelease} values={{ version: release }} />
            {' · '}
          </>
        )}
        {isPending ? <FormattedMessage {...messages.sending} /> : <MomentAgo iso={created_at} />}
        {edited_at && (
          <>
            {' · '}
            <span title={intl.formatDate(edited_at, { dateStyle: 'long', timeStyle: 'short' })}>
              <FormattedMessage {...messages.edited} />
            </span>
          </>
        )}
      </span>
      {kind !== 'comment' && (
        <Pill tone={TONES[kind]}>
          <FormattedMessage {...kindNames[kind]} />
        </Pill>
      )}
      {hidden && (
        <Pill tone="danger">
          <EyeOff aria-hidden size={14} />
          <FormattedMessage {...messages.hidden} />
        </Pill>
      )}
    </div>
  );
};
