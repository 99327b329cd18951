import { Typography } from '@mui/material';

/** A text that a dialog is about, such as a comment. A long text scrolls. */
export const QuotedText = ({ children }: { children: string | null | undefined }) => (
  <Typography
    dir="auto"
    color="textSecondary"
    sx={{ whiteSpace: 'pre-wrap', mb: 2, maxHeight: '30vh', overflowY: 'auto' }}
  >
    {children}
  </Typography>
);
