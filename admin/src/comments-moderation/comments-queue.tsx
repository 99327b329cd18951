import type { AdminComment } from '@bigorna/domain/endpoints/admin/comments';
import { Box, Button, type Theme, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { KeysLine } from '../queue-list/keys-line.tsx';
import { QueueRows, rowElement } from '../queue-list/queue-rows.tsx';
import { useCursor } from '../queue-list/use-cursor.ts';
import { useQueueKeys } from '../queue-list/use-queue-keys.ts';
import { AuthorBeside, AuthorSheet } from './author-panel.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { CommentItem } from './comment-row.tsx';
import { type CommentVerb, VERB_LETTERS, verbsFor } from './comment-verbs.ts';
import { useCommentDesk } from './use-comment-desk.tsx';

const KEYS = [
  { keys: ['J'], text: 'console.queue.next' },
  { keys: ['K'], text: 'console.queue.previous' },
  { keys: ['H'], text: 'console.action.hide' },
  { keys: ['U'], text: 'console.comments.key_restore' },
  { keys: ['D'], text: 'console.action.remove' },
  { keys: ['X'], text: 'console.comments.key_select' },
];
/** Those of who may answer for the portal, too. */
const ALL_KEYS = [...KEYS, { keys: ['R'], text: 'console.action.reply' }];

/** The comments of the chosen queue, worked through by keyboard, with who wrote the current one. */
export const CommentsQueue = () => {
  const translate = useTranslate();
  const { data: rows = [], selectedIds, onToggleItem } = useListContext<AdminComment>();
  const desk = useCommentDesk();
  const { current, step, choose } = useCursor(rows);
  const [sheetOf, setSheetOf] = useState<string>();
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));

  const move = (by: number) => () => {
    const id = step(by);
    if (id) rowElement(id)?.focus();
  };
  const keyOf = (letter: string) => () => {
    if (!current || desk.acting) return;
    const verb = verbsFor(current, desk.mayReply).find((name: CommentVerb) => VERB_LETTERS[name] === letter);
    if (verb) desk.run(verb, current);
  };
  useQueueKeys({
    j: move(1),
    k: move(-1),
    h: keyOf('H'),
    u: keyOf('U'),
    d: keyOf('D'),
    r: keyOf('R'),
    x: () => current && onToggleItem(current.id),
  });

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' } }}>
      <Box sx={{ minWidth: 0 }}>
        <KeysLine keys={desk.mayReply ? ALL_KEYS : KEYS} />
        <QueueRows
          rows={rows}
          currentId={current?.id}
          empty="console.comments.empty"
          row={(comment) => (
            <CommentItem
              comment={comment}
              isCurrent={comment.id === current?.id}
              mayReply={desk.mayReply}
              acting={desk.acting}
              selection={{ isSelected: selectedIds.includes(comment.id), toggle: () => onToggleItem(comment.id) }}
              more={
                hasRoom || !comment.author.username ? null : (
                  <Button size="small" color="inherit" onClick={() => setSheetOf(comment.uid)}>
                    {translate('console.comments.open_author')}
                  </Button>
                )
              }
              onChoose={() => choose(comment.id)}
              onVerb={(verb) => desk.run(verb, comment)}
            />
          )}
        />
        <BulkBar rows={rows} />
      </Box>
      {hasRoom ? (
        <AuthorBeside comment={current} />
      ) : (
        <AuthorSheet uid={sheetOf} onClose={() => setSheetOf(undefined)} />
      )}
      {desk.dialogs}
    </Box>
  );
};
