import { ArrowUp, Pin } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { useAuth } from '#session/auth-context.tsx';
import { Button } from '#ui/button.tsx';
import bareBoard from '#ui/scene/bare-board.svg';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';
import type { CommentRow, KnownComments } from './comment-row.ts';
import type { CommentsState } from './comments-address.ts';
import { keepWritten, type WrittenIn } from './merge-rows.ts';
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
    <EmptyScene picture={bareBoard} />
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
  known: KnownComments;
  state: CommentsState;
  /** What is on its way to the server. */
  pending: ReactNode;
  item: (row: CommentRow, onWriting: (row: CommentRow, isOpen: boolean) => void) => ReactNode;
}

/** The comments in which something is being written, and how to tell that it begins and ends. */
const useWritten = (list: RefObject<HTMLElement | null>) => {
  const [written, setWritten] = useState<ReadonlyMap<string, WrittenIn>>(new Map());
  const former = useRef(0);
  useEffect(() => {
    // A comment that stayed for what was written in it went with it, and the focus.
    if (written.size < former.current && document.activeElement === document.body) list.current?.focus();
    former.current = written.size;
  }, [written, list]);
  const tellOf = (isPinned: boolean) => (row: CommentRow, isOpen: boolean) =>
    setWritten((before) => {
      const next = new Map(before);
      if (isOpen) next.set(row.id, { row, isPinned });
      else next.delete(row.id);
      return next;
    });
  return { written, tellOf };
};

/** The comments answered by staff, then the others; new ones of others come without moving what is being read. */
export const CommentList = ({ comments, known, state, pending, item }: CommentListProps) => {
  const { user } = useAuth();
  const list = useRef<HTMLOListElement>(null);
  const { written, tellOf } = useWritten(list);
  const { rows, pinned } = keepWritten(comments, written, known, state.sort);
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
              <li key={row.id}>{item(row, tellOf(true))}</li>
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
          <li key={row.id}>{item(row, tellOf(false))}</li>
        ))}
      </ol>
      {shown.length + pinned.length === 0 && !pending && (
        <Nothing isFiltered={state.kind !== 'all'} page={state.page} />
      )}
    </>
  );
};
