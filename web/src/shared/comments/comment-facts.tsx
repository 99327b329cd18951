import type { CommentCard } from '@bigorna/domain/endpoints/feedback.schemas';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { Pill } from '#shared/ui/pill.tsx';
import { kindNames } from './comment-kinds.ts';

const messages = defineMessages({
  edited: { id: 'comments.edited', defaultMessage: 'editado' },
  sending: { id: 'comments.sending', defaultMessage: 'Enviando...' },
});
const fromRelease = defineMessage<{ readonly version: string }>({
  id: 'comments.fromRelease',
  defaultMessage: 'na versão {version}',
});

const TONES = { comment: 'plain', question: 'bedrock', bug: 'danger', praise: 'works' } as const;

interface CommentFactsProps {
  comment: Pick<CommentCard, 'kind' | 'release' | 'created_at' | 'edited_at'>;
  isPending?: boolean;
}

/** Release, date and kind of a comment. */
export const CommentFacts = ({ comment, isPending = false }: CommentFactsProps) => {
  const intl = useIntl();
  const { kind, release, created_at, edited_at } = comment;
  return (
    <>
      <span className="note">
        {release && (
          <span>
            {translate(fromRelease, { version: release })}
            {' · '}
          </span>
        )}
        {isPending ? translate(messages.sending) : <RelativeTime iso={created_at} />}
        {edited_at && (
          <span>
            {' · '}
            <span title={intl.formatDate(edited_at, { dateStyle: 'long', timeStyle: 'short' })}>
              {translate(messages.edited)}
            </span>
          </span>
        )}
      </span>
      {kind !== 'comment' && <Pill tone={TONES[kind]}>{translate(kindNames[kind])}</Pill>}
    </>
  );
};
