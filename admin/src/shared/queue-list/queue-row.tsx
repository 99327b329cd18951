import { Paper } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';
import { ROW_LINK } from '#shared/lists/use-row-keys.ts';

interface QueueRowProps {
  id: string;
  label: string;
  isCurrent: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** Escape moves the focus from a text area to its row, where shortcuts work. Enter on the row opens the row's link. */
const handleKey = ({ key, ctrlKey, metaKey, shiftKey, target, currentTarget }: KeyboardEvent<HTMLElement>): void => {
  if (key === 'Escape' && target instanceof HTMLTextAreaElement) currentTarget.focus();
  if (key !== 'Enter' || target !== currentTarget || ctrlKey || metaKey || shiftKey) return;
  currentTarget.querySelector<HTMLElement>(`[${ROW_LINK}]`)?.click();
};

/** One queue item. The current item, which shortcuts act on, has a colored edge. */
export const QueueRow = ({ id, label, isCurrent, onChoose, children }: QueueRowProps) => (
  <Paper
    component="article"
    variant="outlined"
    id={`row-${id}`}
    tabIndex={-1}
    aria-label={label}
    aria-current={isCurrent || undefined}
    onFocus={onChoose}
    onClick={onChoose}
    onKeyDown={handleKey}
    sx={{
      p: 2,
      minWidth: 0,
      scrollMargin: '88px 0 96px',
      borderLeft: '4px solid',
      borderLeftColor: isCurrent ? 'primary.main' : 'divider',
      '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
    }}
  >
    {children}
  </Paper>
);
