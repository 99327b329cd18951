import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { FailureState } from '#shared/failures/failure-state.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';
import { getAuthorName } from './comment-author.tsx';
import type { CommentRow } from './comment-row.ts';
import { type ThreadSources, useThread } from './use-thread.ts';

const messages = defineMessages({
  loading: { id: 'comments.loadingReplies', defaultMessage: 'Carregando as respostas...' },
  more: { id: 'comments.moreReplies', defaultMessage: 'Mostrar mais respostas' },
});
const replyCount = defineMessage<{ readonly count: number }>({
  id: 'comments.replies',
  defaultMessage: '{count, plural, one {# resposta} many {# de respostas} other {# respostas}}',
});
const label = defineMessage<{ readonly name: string }>({
  id: 'comments.repliesTo',
  defaultMessage: 'Respostas ao comentário de {name}',
});

interface ThreadToggleProps {
  count: number;
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
}

const ThreadToggle = ({ count, isOpen, controls, onToggle }: ThreadToggleProps) => {
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <button type="button" className="comment-act" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <Icon aria-hidden size={18} />
      {translate(replyCount, { count })}
    </button>
  );
};

interface CommentThreadProps extends ThreadSources {
  onToggle: () => void;
  /** Renders the comment with the button that opens its thread. */
  item: (toggle: ReactNode) => ReactNode;
  reply: (row: CommentRow) => ReactNode;
}

/** A comment and its replies, which show on request. A hidden comment shows no replies. */
export const CommentThread = ({ onToggle, item, reply, ...sources }: CommentThreadProps) => {
  const { comment, isOpen } = sources;
  const intl = useIntl();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number>(undefined);
  const { replies, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useThread(sources);
  useEffect(() => {
    if (firstNew.current === undefined || isFetchingNextPage) return;
    list.current?.children[firstNew.current]?.querySelector('article')?.focus();
    firstNew.current = undefined;
  }, [isFetchingNextPage]);
  const showMore = (): void => {
    firstNew.current = replies.length;
    void fetchNextPage();
  };
  const isComplete = isOpen && !isPending && !hasNextPage;
  const visibleCount = replies.filter(({ hidden }) => !hidden).length;
  // The server counts the member's own reply a moment later.
  const count = isComplete ? visibleCount : Math.max(comment.replies, visibleCount);
  const hasThread = !comment.hidden && (count > 0 || replies.length > 0);
  return (
    <>
      {item(hasThread && <ThreadToggle count={count} isOpen={isOpen} controls={id} onToggle={onToggle} />)}
      {hasThread && isOpen && (
        <div id={id} className="comment-thread">
          {replies.length > 0 && (
            <ol
              ref={list}
              className="w-full"
              aria-label={intl.formatMessage(label, { name: getAuthorName(intl, comment.author) })}
            >
              {replies.map((row) => (
                <li key={row.id}>{reply(row)}</li>
              ))}
            </ol>
          )}
          {isPending && (
            <p role="status" className="note">
              {translate(messages.loading)}
            </p>
          )}
          {error && (
            <FailureState
              error={error}
              fallbackText="comments_load_failed"
              onRetry={hasNextPage ? showMore : () => void refetch()}
            />
          )}
          {hasNextPage && !error && (
            <Button aria-busy={isFetchingNextPage} onClick={showMore}>
              {translate(messages.more)}
            </Button>
          )}
        </div>
      )}
    </>
  );
};
