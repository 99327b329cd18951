import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { Suspense, useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { FailureState } from '#app/failure-state.tsx';
import { useLatePart } from '#app/late-part/use-late-part.tsx';
import { useAuth } from '#session/auth-context.tsx';
import type { Asked } from './asked-dialog.tsx';
import { CommentItem } from './comment-item.tsx';
import { CommentList } from './comment-list.tsx';
import type { CommentRow } from './comment-row.ts';
import type { CommentsState } from './comments-address.ts';
import { CommentsPager } from './comments-pager.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { CommentsToolbar } from './comments-toolbar.tsx';
import type { CommentDraft } from './draft.ts';
import { panelPath } from './panel-path.ts';
import { PendingComment } from './pending-comment.tsx';
import { useCommentActs } from './use-comment-acts.ts';
import { useComments } from './use-comments.ts';
import { useKnownComments } from './use-known-comments.ts';
import { WritePlace } from './write-place.tsx';

const messages = defineMessages({ list: { id: 'comments.list', defaultMessage: 'Todos os comentários' } });

const loadDialog = async () => (await import('./asked-dialog.tsx')).AskedDialog;
const NEWEST: CommentsState = { sort: 'newest', kind: 'all', page: 1 };

export interface CommentsProps {
  mod: ModPage;
  /** The version that the page offers for download. */
  offered: string | undefined;
  state: CommentsState;
  change: (next: Partial<CommentsState>) => void;
  hrefOf: (next: Partial<CommentsState>) => string;
}

const MemberComments = ({ mod, offered, state, change, hrefOf }: CommentsProps) => {
  const { user, panelAccess } = useAuth();
  const known = useKnownComments();
  const comments = useComments(mod, state, known);
  const acts = useCommentActs(mod.id, known.learn);
  const AskedDialog = useLatePart(loadDialog);
  const [asked, setAsked] = useState<Asked>();
  const [isAskedOpen, setAskedOpen] = useState(false);
  const [pending, setPending] = useState<CommentDraft>();
  const [focused, setFocused] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const changeNow = useRef<CommentsProps['change']>(undefined);
  useEffect(() => {
    // A write settles late: by then the address may be another, or the member gone from the page.
    changeNow.current = change;
    return () => {
      changeNow.current = undefined;
    };
  }, [change]);

  const send = async (draft: CommentDraft): Promise<void> => {
    setPending(draft);
    try {
      setFocused(await acts.send(draft));
      changeNow.current?.(NEWEST);
    } finally {
      setPending(undefined);
    }
  };
  const item = (row: CommentRow, onWriting: (row: CommentRow, isOpen: boolean) => void) => (
    <CommentItem
      row={row}
      acts={acts}
      panelHref={panelPath(mod.id, user, panelAccess)}
      isFocused={row.id === focused}
      onFocused={() => setFocused(undefined)}
      onWriting={onWriting}
      onAsk={(action, about, trigger) => {
        setAsked({ action, row: about, trigger });
        setAskedOpen(true);
      }}
    />
  );

  return (
    <>
      <WritePlace mod={mod} offered={offered} onSend={send} />
      <h3 ref={heading} tabIndex={-1} className="sr-only">
        <FormattedMessage {...messages.list} />
      </h3>
      <CommentsToolbar
        state={state}
        change={change}
        total={comments.status === 'ready' && !comments.isStale ? comments.total : undefined}
      />
      {comments.status === 'loading' && <CommentsSkeleton />}
      {comments.status === 'failed' && (
        <FailureState error={comments.error} otherwise="comments_load_failed" onRetry={comments.refetch} />
      )}
      {comments.status === 'ready' && (
        <CommentList
          key={`${state.sort} ${state.kind} ${state.page}`}
          comments={comments}
          known={known.known}
          state={state}
          pending={pending && user && <PendingComment draft={pending} user={user} />}
          item={item}
        />
      )}
      <CommentsPager
        page={state.page}
        pages={comments.pages}
        hrefOf={(page) => hrefOf({ page })}
        onTurn={() => heading.current?.focus()}
      />
      {asked && (
        <Suspense>
          <AskedDialog
            modId={mod.id}
            asked={asked}
            isOpen={isAskedOpen}
            onClose={() => setAskedOpen(false)}
            acts={acts}
            place={heading}
          />
        </Suspense>
      )}
    </>
  );
};

/** A mod's comments: to read for all, to write for members. What one knew of them is nothing to the next. */
export const Comments = (props: CommentsProps) => <MemberComments key={useAuth().user?.id} {...props} />;
