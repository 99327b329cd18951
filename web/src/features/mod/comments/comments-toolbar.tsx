import { COMMENT_KINDS, COMMENT_SORTS, type CommentKind, type CommentSort } from '@bigorna/domain/comment-terms';
import { defineMessage, defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Select } from '#shared/ui/select.tsx';
import type { CommentsState } from './comments-state.ts';

const messages = defineMessages({
  sort: { id: 'comments.sort', defaultMessage: 'Ordenar' },
  kinds: { id: 'comments.kinds', defaultMessage: 'Mostrar' },
});
const sortNames = defineMessages({
  newest: { id: 'comments.sort.newest', defaultMessage: 'Mais recentes' },
  oldest: { id: 'comments.sort.oldest', defaultMessage: 'Mais antigos' },
  useful: { id: 'comments.sort.useful', defaultMessage: 'Mais úteis' },
}) satisfies Record<CommentSort, MessageDescriptor>;
const kindChoices = defineMessages({
  all: { id: 'comments.kinds.all', defaultMessage: 'Todos os tipos' },
  comment: { id: 'comments.kinds.comment', defaultMessage: 'Só comentários' },
  question: { id: 'comments.kinds.question', defaultMessage: 'Só dúvidas' },
  bug: { id: 'comments.kinds.bug', defaultMessage: 'Só bugs' },
  praise: { id: 'comments.kinds.praise', defaultMessage: 'Só elogios' },
}) satisfies Record<CommentKind | 'all', MessageDescriptor>;
const resultCount = defineMessage<{ readonly count: number }>({
  id: 'comments.found',
  defaultMessage:
    '{count, plural, =0 {nenhum comentário} one {# comentário} many {# de comentários} other {# comentários}}',
});

interface CommentsToolbarProps {
  state: CommentsState;
  change: (next: Partial<CommentsState>) => void;
  /** Number of comments of the selected kind; undefined until known. */
  total: number | undefined;
}

/** Number, sort order and kind filter of the comments. */
export const CommentsToolbar = ({ state, change, total }: CommentsToolbarProps) => {
  const intl = useIntl();
  return (
    <div className="comment-controls">
      <p className="note" role="status">
        {total !== undefined && translate(resultCount, { count: total })}
      </p>
      <Select
        label={intl.formatMessage(messages.kinds)}
        value={state.kind}
        onChange={(kind) => change({ kind, page: 1 })}
        options={(['all', ...COMMENT_KINDS] as const).map((kind) => ({
          value: kind,
          text: intl.formatMessage(kindChoices[kind]),
        }))}
      />
      <Select
        label={intl.formatMessage(messages.sort)}
        value={state.sort}
        onChange={(sort) => change({ sort, page: 1 })}
        options={COMMENT_SORTS.map((sort) => ({ value: sort, text: intl.formatMessage(sortNames[sort]) }))}
      />
    </div>
  );
};
