import { Paper } from '@mui/material';
import type { ReactNode } from 'react';

interface QueueRowProps {
  id: string;
  label: string;
  isCurrent: boolean;
  onChoose: () => void;
  children: ReactNode;
}

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
