import type { MemberComment } from '@bigorna/domain/endpoints/member-pages.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { CommentFacts } from '#shared/comments/comment-facts.tsx';
import { getCommentPath } from '#shared/comments/comment-path.ts';
import { CommentText } from '#shared/comments/comment-text.tsx';
import { FailureState } from '#shared/failures/failure-state.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { memberCommentsQuery } from '../api/member-query.ts';

const messages = defineMessages({
  title: { id: 'member.comments', defaultMessage: 'Comentários' },
  loading: { id: 'comments.loading', defaultMessage: 'Carregando os comentários...' },
  open: { id: 'member.openComment', defaultMessage: 'Ver na conversa' },
  older: { id: 'member.olderComments', defaultMessage: 'Mostrar mais antigos' },
});
const none = defineMessage<{ readonly name: string }>({
  id: 'member.noComments',
  defaultMessage: '{name} ainda não comentou em nenhum mod.',
});
const onMod = defineMessage<{ readonly title: string }>({
  id: 'member.commentOn',
  defaultMessage: 'Comentário em {title}',
});

/** A comment with links to its mod and to itself. */
const CommentItem = ({ comment }: { comment: MemberComment }) => {
  const intl = useIntl();
  const { id, text, mod } = comment;
  return (
    <article tabIndex={-1} className="member-comment" aria-label={intl.formatMessage(onMod, { title: mod.title })}>
      <div className="comment-head">
        <Link className="text-link py-1" lang={mod.language} to={paths.mod(mod.slug)}>
          {mod.title}
        </Link>
        <CommentFacts comment={comment} />
      </div>
      <CommentText text={text} />
      <Link className="text-link py-1 wrap-anywhere" to={getCommentPath(mod.slug, id)}>
        {translate(messages.open)}
      </Link>
    </article>
  );
};

/** A member's comments, newest first. A button loads older comments. */
export const MemberComments = ({ uid, name }: { uid: string; name: string }) => {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    memberCommentsQuery(uid),
  );
  const comments = data?.pages.flatMap((page) => page.comments) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    if (firstNew.current === undefined || isFetchingNextPage) return;
    list.current?.children[firstNew.current]?.querySelector('article')?.focus();
    firstNew.current = undefined;
  }, [isFetchingNextPage]);
  const showOlder = (): void => {
    firstNew.current = comments.length;
    void fetchNextPage();
  };
  return (
    <section aria-labelledby="member-comments" className="max-w-[58rem]">
      <div className="section-head">
        <h2 id="member-comments">{translate(messages.title)}</h2>
      </div>
      {!data && !error && (
        <>
          <p role="status" className="sr-only">
            {translate(messages.loading)}
          </p>
          <div className="skeleton h-64" aria-hidden="true" />
        </>
      )}
      {comments.length > 0 && (
        <ul ref={list}>
          {comments.map((comment) => (
            <li key={`${comment.mod.slug} ${comment.id}`}>
              <CommentItem comment={comment} />
            </li>
          ))}
        </ul>
      )}
      {data && comments.length === 0 && !hasNextPage && (
        <div className="quiet-state">
          <p>{translate(none, { name })}</p>
        </div>
      )}
      {error && (
        <FailureState
          error={error}
          fallbackText="comments_load_failed"
          onRetry={data ? showOlder : () => void refetch()}
        />
      )}
      {hasNextPage && !error && (
        <Button className="mt-4" aria-busy={isFetchingNextPage} onClick={showOlder}>
          {translate(messages.older)}
        </Button>
      )}
    </section>
  );
};
