import { Paper } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';

interface QueueRowProps {
  id: string;
  label: string;
  isCurrent: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** Out of a field, back to the item, where letters are keys again. */
const leaveField = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void => {
  if (key === 'Escape' && target instanceof HTMLTextAreaElement) currentTarget.focus();
};

/** One item of a queue. The one that keys act on has the ember at its side. */
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
    onKeyDown={leaveField}
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
