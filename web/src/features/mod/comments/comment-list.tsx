import { ArrowUp, Pin } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { defineMessage, defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';
import { Button } from '#shared/ui/button.tsx';
import bareBoard from '#shared/ui/scene/bare-board.svg';
import { EmptyScene } from '#shared/ui/scene/empty-scene.tsx';
import type { CommentRow, LocalComments } from './comment-row.ts';
import type { CommentsState } from './comments-state.ts';
import { type EditedComment, keepEditedRows } from './merge-rows.ts';
import { useBufferedRows } from './use-buffered-rows.ts';
import type { VisibleComments } from './use-comments.ts';

const messages = defineMessages({
  none: { id: 'comments.none', defaultMessage: 'Ninguém comentou ainda.' },
  noneOfKind: { id: 'comments.noneOfKind', defaultMessage: 'Nenhum comentário deste tipo.' },
  noneHere: { id: 'comments.noneHere', defaultMessage: 'Esta página não tem comentários.' },
  first: { id: 'comments.first', defaultMessage: 'Conte como foi: ajuda quem vem depois.' },
  pinned: { id: 'comments.pinned', defaultMessage: 'Respondidos pela equipe' },
});
const newComments = defineMessage<{ readonly count: number }>({
  id: 'comments.new',
  defaultMessage: '{count, plural, one {# comentário novo} many {# de comentários novos} other {# comentários novos}}',
});
const showNew = defineMessage<{ readonly count: number }>({
  id: 'comments.showNew',
  defaultMessage:
    '{count, plural, one {Mostrar # comentário novo} many {Mostrar # de comentários novos} other {Mostrar # comentários novos}}',
});

/** Empty state with its reason. */
const EmptyList = ({ isFiltered, page }: { isFiltered: boolean; page: number }) => (
  <div className="quiet-state">
    <EmptyScene picture={bareBoard} />
    <p className="quiet-title">
      {translate(page > 1 ? messages.noneHere : isFiltered ? messages.noneOfKind : messages.none)}
    </p>
    {!isFiltered && page === 1 && <p>{translate(messages.first)}</p>}
  </div>
);

interface CommentListProps {
  comments: Pick<VisibleComments, 'rows' | 'pinned'>;
  known: LocalComments;
  state: CommentsState;
  /** Comment that is being sent. */
  pending: ReactNode;
  item: (row: CommentRow, onWriting: (row: CommentRow, isOpen: boolean) => void) => ReactNode;
}

/** Comments with an open form, and a factory of callbacks for when a form opens or closes. */
const useEditedComments = (list: RefObject<HTMLElement | null>) => {
  const [edited, setEdited] = useState<ReadonlyMap<string, EditedComment>>(new Map());
  const previousSize = useRef(0);
  useEffect(() => {
    // A row that stayed only for its open form disappears with the form, so the list takes the lost focus.
    if (edited.size < previousSize.current && document.activeElement === document.body) list.current?.focus();
    previousSize.current = edited.size;
  }, [edited, list]);
  const createFormHandler = (isPinned: boolean) => (row: CommentRow, isOpen: boolean) =>
    setEdited((before) => {
      const next = new Map(before);
      if (isOpen) next.set(row.id, { row, isPinned });
      else next.delete(row.id);
      return next;
    });
  return { edited, createFormHandler };
};

/**
 * Comments with a staff reply, then all other comments. New comments of other members are buffered, so that nothing
 * shifts.
 */
export const CommentList = ({ comments, known, state, pending, item }: CommentListProps) => {
  const { user } = useAuth();
  const list = useRef<HTMLOListElement>(null);
  const { edited, createFormHandler } = useEditedComments(list);
  const { rows, pinned } = keepEditedRows(comments, edited, known, state.sort);
  const { visible, held, arrived, showAll } = useBufferedRows(rows, user?.id, list);
  const onShow = (): void => {
    showAll();
    list.current?.focus();
  };
  return (
    <>
      {pinned.length > 0 && (
        <section className="comment-pinned">
          <h3 className="panel-title mb-0 flex items-center gap-2 text-text-2">
            <Pin aria-hidden size={18} />
            {translate(messages.pinned)}
          </h3>
          <ol>
            {pinned.map((row) => (
              <li key={row.id}>{item(row, createFormHandler(true))}</li>
            ))}
          </ol>
        </section>
      )}
      <p role="status" className="sr-only">
        {held + arrived > 0 && translate(newComments, { count: held || arrived })}
      </p>
      {held > 0 && (
        <Button className="sticky top-[84px] z-10 justify-self-center" onClick={onShow}>
          <ArrowUp aria-hidden size={18} />
          {translate(showNew, { count: held })}
        </Button>
      )}
      {pending}
      <ol ref={list} tabIndex={-1} className="comment-list">
        {visible.map((row) => (
          <li key={row.id}>{item(row, createFormHandler(false))}</li>
        ))}
      </ol>
      {visible.length + pinned.length === 0 && !pending && (
        <EmptyList isFiltered={state.kind !== 'all'} page={state.page} />
      )}
    </>
  );
};
