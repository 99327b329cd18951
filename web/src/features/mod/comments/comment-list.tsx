import { ArrowUp, MessagesSquare, Pin } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { useAuth } from '#session/auth-context.tsx';
import { Button } from '#ui/button.tsx';
import type { CommentRow } from './comment-row.ts';
import type { ShownComments } from './use-comments.ts';
import { useHeldBack } from './use-held-back.ts';

const messages = defineMessages({
  none: { id: 'comments.none', defaultMessage: 'Ainda ninguém comentou.' },
  noneOfKind: { id: 'comments.noneOfKind', defaultMessage: 'Nenhum comentário deste tipo.' },
  noneHere: { id: 'comments.noneHere', defaultMessage: 'Esta página não tem comentários.' },
  first: { id: 'comments.first', defaultMessage: 'Conte como foi: ajuda quem vem depois.' },
  pinned: { id: 'comments.pinned', defaultMessage: 'Respondidos pela equipe' },
});
const newOnes = defineMessage<{ readonly count: number }>({
  id: 'comments.new',
  defaultMessage: '{count, plural, one {# comentário novo} many {# de comentários novos} other {# comentários novos}}',
});
const showNew = defineMessage<{ readonly count: number }>({
  id: 'comments.showNew',
  defaultMessage:
    '{count, plural, one {Mostrar # comentário novo} many {Mostrar # de comentários novos} other {Mostrar # comentários novos}}',
});

/** Nothing to show, and why. */
const Nothing = ({ isFiltered, page }: { isFiltered: boolean; page: number }) => (
  <div className="quiet-state">
    <MessagesSquare aria-hidden size={40} />
    <p className="quiet-title">
      <FormattedMessage {...(page > 1 ? messages.noneHere : isFiltered ? messages.noneOfKind : messages.none)} />
    </p>
    {!isFiltered && page === 1 && (
      <p>
        <FormattedMessage {...messages.first} />
      </p>
    )}
  </div>
);

interface CommentListProps {
  comments: Pick<ShownComments, 'rows' | 'pinned'>;
  isFiltered: boolean;
  page: number;
  /** What is on its way to the server. */
  pending: ReactNode;
  item: (row: CommentRow) => ReactNode;
}

/** The comments answered by staff, then the others; new ones of others come without moving what is being read. */
export const CommentList = ({ comments: { rows, pinned }, isFiltered, page, pending, item }: CommentListProps) => {
  const { user } = useAuth();
  const list = useRef<HTMLOListElement>(null);
  const { shown, held, arrived, showAll } = useHeldBack(rows, user?.id, list);
  const onShow = (): void => {
    showAll();
    list.current?.focus();
  };
  return (
    <>
      {pinned.length > 0 && (
        <section className="comment-pinned">
          <h3 className="panel-title">
            <Pin aria-hidden size={18} />
            <FormattedMessage {...messages.pinned} />
          </h3>
          <ol>
            {pinned.map((row) => (
              <li key={row.id}>{item(row)}</li>
            ))}
          </ol>
        </section>
      )}
      <p role="status" className="sr-only">
        {held + arrived > 0 && <FormattedMessage {...newOnes} values={{ count: held || arrived }} />}
      </p>
      {held > 0 && (
        <Button className="comment-new" onClick={onShow}>
          <ArrowUp aria-hidden size={18} />
          <FormattedMessage {...showNew} values={{ count: held }} />
        </Button>
      )}
      {pending}
      <ol ref={list} tabIndex={-1} className="comment-list">
        {shown.map((row) => (
          <li key={row.id}>{item(row)}</li>
        ))}
      </ol>
      {shown.length + pinned.length === 0 && !pending && <Nothing isFiltered={isFiltered} page={page} />}
    </>
  );
};
