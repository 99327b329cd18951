import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react';
import { defineMessages } from 'react-intl';
import { CommentText } from '#shared/comments/comment-text.tsx';
import { FailureState } from '#shared/failures/failure-state.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { useLazyPart } from '#shared/loading/use-lazy-part.tsx';
import { PageLinks } from '#shared/page/page-links.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useCopyLink } from '../use-copy-link.ts';
import type { ActionRequest } from './comment-action-dialog.tsx';
import { AuthorPicture } from './comment-author.tsx';
import { CommentEditorSlot } from './comment-editor-slot.tsx';
import { CommentHead } from './comment-head.tsx';
import { CommentItem } from './comment-item.tsx';
import { CommentList } from './comment-list.tsx';
import type { CommentRow } from './comment-row.ts';
import { CommentThread } from './comment-thread.tsx';
import { type CommentsState, FIRST_PAGE } from './comments-state.ts';
import { CommentsToolbar } from './comments-toolbar.tsx';
import type { CommentDraft } from './draft.ts';
import { getPanelPath } from './panel-path.ts';
import { useCommentMutations } from './use-comment-mutations.ts';
import { useComments } from './use-comments.ts';
import { useLocalComments } from './use-local-comments.ts';

const messages = defineMessages({
  list: { id: 'comments.list', defaultMessage: 'Todos os comentários' },
  pages: { id: 'comments.pages', defaultMessage: 'Páginas de comentários' },
  gone: { id: 'comments.gone', defaultMessage: 'O comentário deste link não está mais aqui.' },
  linkCopied: { id: 'comments.linkCopied', defaultMessage: 'Link do comentário copiado' },
  loading: { id: 'comments.loading', defaultMessage: 'Carregando os comentários...' },
});

const loadDialog = async () => (await import('./comment-action-dialog.tsx')).CommentActionDialog;

export interface CommentsProps {
  mod: ModPage;
  /** Version that the page's download button offers. */
  offered: string | undefined;
  state: CommentsState;
  change: (next: Partial<CommentsState>) => void;
  getHref: (next: Partial<CommentsState>) => string;
}

const MemberComments = ({ mod, offered, state, change, getHref }: CommentsProps) => {
  const { user, panelAccess } = useAuth();
  const localComments = useLocalComments();
  const comments = useComments(mod, state, localComments);
  const mutations = useCommentMutations(mod.id, localComments.setLocal);
  const [toggledThreads, setToggledThreads] = useState<ReadonlyMap<string, boolean>>(new Map());
  const copyLink = useCopyLink(messages.linkCopied);
  const LazyDialog = useLazyPart(loadDialog);
  const [request, setRequest] = useState<ActionRequest>();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [pending, setPending] = useState<CommentDraft>();
  const [focused, setFocused] = useState(state.comment);
  const [linked, setLinked] = useState(state.comment);
  if (linked !== state.comment) {
    setLinked(state.comment);
    if (state.comment !== undefined) {
      setFocused(state.comment);
      // A link to a comment opens the comment's thread again, even if the visitor closed that thread.
      setToggledThreads(new Map());
    }
  }
  const heading = useRef<HTMLHeadingElement>(null);
  const latestChange = useRef<CommentsProps['change']>(undefined);
  useEffect(() => {
    // The URL may change before a write settles, so the write calls the latest callback, or none after an unmount.
    latestChange.current = change;
    return () => {
      latestChange.current = undefined;
    };
  }, [change]);

  const send = async (draft: CommentDraft): Promise<void> => {
    setPending(draft);
    try {
      setFocused(await mutations.send(draft));
      latestChange.current?.(FIRST_PAGE);
    } finally {
      setPending(undefined);
    }
  };
  const setThread = (id: string, isOpen: boolean): void =>
    setToggledThreads((before) => new Map(before).set(id, isOpen));
  const sendReply = async (row: CommentRow, text: string): Promise<void> => {
    setFocused(await mutations.sendReply(row, text));
    setThread(row.id, true);
  };
  const renderItem = (
    row: CommentRow,
    onWriting: (isOpen: boolean) => void,
    thread?: Pick<ComponentProps<typeof CommentItem>, 'onReply' | 'threadToggle'>,
  ) => (
    <CommentItem
      row={row}
      mutations={mutations}
      modId={mod.id}
      {...thread}
      panelHref={getPanelPath(mod.id, user, panelAccess)}
      isFocused={row.id === focused}
      isLinked={row.id === state.comment}
      onCopyLink={({ id }) => copyLink(getHref({ ...FIRST_PAGE, comment: id }))}
      onFocused={() => setFocused(undefined)}
      onWriting={onWriting}
      onAsk={(action, about, trigger) => {
        setRequest({ action, row: about, trigger });
        setDialogOpen(true);
      }}
    />
  );

  const item = (row: CommentRow, onWriting: (row: CommentRow, isOpen: boolean) => void) => {
    const isOpen = toggledThreads.get(row.id) ?? row.id === comments.thread;
    const notifyWriting = (isWriting: boolean): void => onWriting(row, isWriting);
    return (
      <CommentThread
        slug={mod.slug}
        comment={row}
        isOpen={isOpen}
        onToggle={() => setThread(row.id, !isOpen)}
        memberRows={comments.memberRows}
        known={localComments.known}
        linked={row.id === comments.thread ? state.comment : undefined}
        item={(threadToggle) =>
          renderItem(row, notifyWriting, { threadToggle, onReply: (text) => sendReply(row, text) })
        }
        reply={(one) => renderItem(one, notifyWriting)}
      />
    );
  };

  const target = comments.thread ?? state.comment;
  const isMissing = target !== undefined && [...comments.pinned, ...comments.rows].every(({ id }) => id !== target);
  return (
    <>
      <CommentEditorSlot mod={mod} offered={offered} onSend={send} />
      <h3 ref={heading} tabIndex={-1} className="sr-only">
        {translate(messages.list)}
      </h3>
      <CommentsToolbar
        state={state}
        change={change}
        total={comments.status === 'ready' && !comments.isStale ? comments.total : undefined}
      />
      {comments.status === 'loading' && <CommentsSkeleton />}
      {comments.status === 'failed' && (
        <FailureState error={comments.error} fallbackText="comments_load_failed" onRetry={comments.refetch} />
      )}
      {comments.status === 'ready' && !comments.isStale && isMissing && (
        <p role="status" className="note">
          {translate(messages.gone)}
        </p>
      )}
      {comments.status === 'ready' && (
        <CommentList
          key={`${state.sort} ${state.kind} ${comments.page}`}
          comments={comments}
          known={localComments.known}
          state={{ ...state, page: comments.page }}
          pending={pending && user && <PendingComment draft={pending} user={user} />}
          item={item}
        />
      )}
      <PageLinks
        preventScrollReset
        label={messages.pages}
        page={comments.page}
        pages={comments.pages}
        getHref={(page) => getHref({ page })}
        onNavigate={() => heading.current?.focus()}
      />
      {request && (
        <Suspense>
          <LazyDialog
            modId={mod.id}
            request={request}
            isOpen={isDialogOpen}
            onClose={() => setDialogOpen(false)}
            mutations={mutations}
            fallbackFocus={heading}
          />
        </Suspense>
      )}
    </>
  );
};

const LINES = ['first', 'second', 'third'];

const CommentsSkeleton = () => (
  <div role="status">
    <span className="sr-only">{translate(messages.loading)}</span>
    {LINES.map((line) => (
      <div key={line} className="comment" aria-hidden="true">
        <div className="comment-avatar skeleton" />
        <div className="comment-body">
          <div className="skeleton h-5 w-1/3" />
          <div className="skeleton h-12" />
        </div>
      </div>
    ))}
  </div>
);

interface PendingCommentProps {
  draft: CommentDraft;
  user: CurrentUser;
}

/** Preview of a comment that is being sent. */
const PendingComment = ({ draft: { text, kind, release }, user }: PendingCommentProps) => {
  const [created_at] = useState(() => new Date().toISOString());
  const content = { text: text.trim(), kind, release: release || null, created_at, edited_at: null };
  const thread = { parent: null, replies: 0, useful: 0 };
  const row = { id: '', uid: user.id, author: user, ...content, ...thread, hidden: false, reply: null };
  return (
    <div className="comment opacity-60" aria-hidden="true">
      <AuthorPicture author={user} />
      <div className="comment-body">
        <CommentHead row={row} isPending />
        <CommentText text={row.text} />
      </div>
    </div>
  );
};

/** A mod's comments; members can write. The key resets all state when the member changes. */
export const Comments = (props: CommentsProps) => <MemberComments key={useAuth().user?.id} {...props} />;
