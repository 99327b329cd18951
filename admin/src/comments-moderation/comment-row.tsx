import type { AdminComment } from '@bigorna/domain/endpoints/admin/comments';
import { Box, Checkbox, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { HistoryButton } from '../history/history-button.tsx';
import { KeyButton } from '../queue-list/key-button.tsx';
import { QueueRow } from '../queue-list/queue-row.tsx';
import { CommentBody } from './comment-body.tsx';
import { CommentHead } from './comment-head.tsx';
import { CommentReports } from './comment-reports.tsx';
import { type CommentVerb, VERB_LETTERS, verbsFor } from './comment-verbs.ts';

const COLORS = {
  hide: 'primary',
  keep: 'success',
  restore: 'success',
  remove: 'error',
  reply: 'inherit',
  remove_reply: 'inherit',
} as const satisfies Record<CommentVerb, string>;

interface CommentItemProps {
  comment: AdminComment;
  isCurrent: boolean;
  mayReply: boolean;
  acting: boolean;
  /** Left out where several can't be taken at once. */
  selection?: { readonly isSelected: boolean; readonly toggle: () => void };
  /** Beside the verbs. */
  more?: ReactNode;
  onChoose: () => void;
  onVerb: (verb: CommentVerb) => void;
}

/** A comment with what hangs on it, and what can be done about it. */
export const CommentItem = ({
  comment,
  isCurrent,
  mayReply,
  acting,
  selection,
  more,
  onChoose,
  onVerb,
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
            {verbsFor(comment, mayReply).map((verb) => (
              <KeyButton
                key={verb}
                label={`console.action.${verb}`}
                letter={VERB_LETTERS[verb]}
                variant={isCurrent && verb === 'hide' ? 'contained' : 'outlined'}
                color={COLORS[verb]}
                disabled={acting}
                onClick={() => onVerb(verb)}
              />
            ))}
            <HistoryButton resource="comments-moderation" about={`mods/${comment.mod_id}/comments/${comment.id}`} />
            {more}
          </Stack>
        </Box>
      </Box>
    </QueueRow>
  );
};
