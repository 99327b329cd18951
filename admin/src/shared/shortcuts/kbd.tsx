import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export const Kbd = ({ children }: { children: ReactNode }) => (
  <Box
    component="kbd"
    sx={{
      display: 'inline-block',
      minWidth: 24,
      px: 0.75,
      textAlign: 'center',
      font: 'inherit',
      fontSize: '0.8125rem',
      fontWeight: 700,
      lineHeight: '20px',
      border: 1,
      borderBottomWidth: 3,
      borderColor: 'text.secondary',
    }}
  >
    {children}
  </Box>
);
