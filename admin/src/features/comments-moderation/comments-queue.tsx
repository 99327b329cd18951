import type { AdminComment } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { Box, Button, type Theme, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { ACTION_KEYS, getCommentActions, type ModerationAction } from '#shared/comments/comment-actions.ts';
import { CommentItem } from '#shared/comments/comment-row.tsx';
import { useCommentActions } from '#shared/comments/use-comment-actions.tsx';
import { QueueRows } from '#shared/queue-list/queue-rows.tsx';
import { ShortcutHints } from '#shared/queue-list/shortcut-hints.tsx';
import { useCursor } from '#shared/queue-list/use-cursor.ts';
import { useQueueKeys } from '#shared/queue-list/use-queue-keys.ts';
import { AuthorPanel, AuthorSheet } from './author-panel.tsx';
import { type BulkAction, BulkBar } from './bulk-bar.tsx';

const KEYS = [
  { keys: ['J'], text: 'console.queue.next' },
  { keys: ['K'], text: 'console.queue.previous' },
  { keys: ['H'], text: 'console.action.hide' },
  { keys: ['U'], text: 'console.comments.key_restore' },
  { keys: ['D'], text: 'console.action.remove' },
  { keys: ['X'], text: 'console.comments.key_select' },
  { keys: ['Z'], text: 'console.action.undo' },
];
/** Shortcuts for staff who may reply officially. */
const ALL_KEYS = [...KEYS, { keys: ['R'], text: 'console.action.reply' }];

const getPaths = ({ mod_id, comment_id }: AdminComment) => [`mods/${mod_id}/comments/${comment_id}`];

/** The selected tab's comments, with keyboard shortcuts. Also shows the author of the current comment. */
export const CommentsQueue = () => {
  const translate = useTranslate();
  const { data: rows = [], selectedIds, onToggleItem } = useListContext<AdminComment>();
  const actions = useCommentActions();
  const { current, choice, moveBy, select } = useCursor(rows, getPaths);
  const [sheetUid, setSheetUid] = useState<string>();
  const [bulkAction, setBulkAction] = useState<BulkAction>();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));

  /** While comments are selected, keys act on all of them. */
  const onSelection = (action: BulkAction) => (selectedIds.length > 0 ? () => setBulkAction(action) : undefined);
  const runByKey = (letter: string) => () => {
    if (!current || actions.isBusy) return;
    const action = getCommentActions(current, actions.canReply).find(
      (name: ModerationAction) => ACTION_KEYS[name] === letter,
    );
    if (action) actions.run(action, current);
  };
  useQueueKeys({
    j: moveBy(1),
    k: moveBy(-1),
    h: onSelection('hide') ?? runByKey('H'),
    u: onSelection('restore') ?? runByKey('U'),
    d: onSelection('remove') ?? runByKey('D'),
    r: runByKey('R'),
    x: () => current && onToggleItem(current.id),
  });

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' } }}>
      <Box sx={{ minWidth: 0 }}>
        <ShortcutHints keys={actions.canReply ? ALL_KEYS : KEYS} />
        <QueueRows
          rows={rows}
          currentId={current?.id}
          choice={choice}
          empty="console.comments.empty"
          row={(comment) => (
            <CommentItem
              comment={comment}
              isCurrent={comment.id === current?.id}
              canReply={actions.canReply}
              isBusy={actions.isBusy}
              selection={{ isSelected: selectedIds.includes(comment.id), toggle: () => onToggleItem(comment.id) }}
              more={
                isWide || !comment.author.username ? null : (
                  <Button size="small" color="inherit" onClick={() => setSheetUid(comment.uid)}>
                    {translate('console.comments.open_author')}
                  </Button>
                )
              }
              onChoose={() => select(comment.id)}
              onAction={(action) => actions.run(action, comment)}
            />
          )}
        />
        <BulkBar pendingAction={bulkAction} setPendingAction={setBulkAction} />
      </Box>
      {isWide ? (
        <AuthorPanel comment={current} />
      ) : (
        <AuthorSheet uid={sheetUid} onClose={() => setSheetUid(undefined)} />
      )}
      {actions.dialogs}
    </Box>
  );
};
