import type { AdminComment } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { Box, Checkbox, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { HistoryButton } from '#shared/history/history-button.tsx';
import { KeyButton } from '#shared/queue-list/key-button.tsx';
import { QueueRow } from '#shared/queue-list/queue-row.tsx';
import { ACTION_KEYS, getCommentActions, type ModerationAction } from './comment-actions.ts';
import { CommentBody } from './comment-body.tsx';
import { CommentHead } from './comment-head.tsx';
import { CommentReports } from './comment-reports.tsx';

const COLORS = {
  hide: 'primary',
  keep: 'success',
  restore: 'success',
  remove: 'error',
  reply: 'inherit',
  remove_reply: 'inherit',
} as const satisfies Record<ModerationAction, string>;

interface CommentItemProps {
  comment: AdminComment;
  isCurrent: boolean;
  canReply: boolean;
  isBusy: boolean;
  /** Omitted in lists without bulk actions. */
  selection?: { readonly isSelected: boolean; readonly toggle: () => void };
  /** Additional elements next to the actions. */
  more?: ReactNode;
  onChoose: () => void;
  onAction: (action: ModerationAction) => void;
}

/** A comment with its reports, reply and actions. */
export const CommentItem = ({
  comment,
  isCurrent,
  canReply,
  isBusy,
  selection,
  more,
  onChoose,
  onAction,
}: CommentItemProps) => {
  const translate = useTranslate();
  const name = comment.author.display_name || translate('console.word.gone');
  const label = translate('console.comments.of', { name, title: comment.mod_title });
  return (
    <QueueRow id={comment.id} label={label} isCurrent={isCurrent} onChoose={onChoose}>
      <Box sx={{ display: 'flex', gap: 0.5, minWidth: 0 }}>
        {selection ? (
          <Checkbox
            checked={selection.isSelected}
            onChange={selection.toggle}
            sx={{ alignSelf: 'start', mt: -0.5, ml: -1 }}
            slotProps={{ input: { 'aria-label': translate('console.comments.select', { name }) } }}
          />
        ) : null}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <CommentHead comment={comment} />
          <CommentBody text={comment.text} reply={comment.reply} />
          <CommentReports reports={comment.reports} />
          <Stack direction="row" sx={{ mt: 1.5, gap: 1, flexWrap: 'wrap' }}>
            {getCommentActions(comment, canReply).map((action) => (
              <KeyButton
                key={action}
                label={`console.action.${action}`}
                letter={ACTION_KEYS[action]}
                variant={isCurrent && action === 'hide' ? 'contained' : 'outlined'}
                color={COLORS[action]}
                disabled={isBusy}
                onClick={() => onAction(action)}
              />
            ))}
            <HistoryButton about={`mods/${comment.mod_id}/comments/${comment.comment_id}`} />
            {more}
          </Stack>
        </Box>
      </Box>
    </QueueRow>
  );
};
