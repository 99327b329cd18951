import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A part of a page that opens by its heading. */
export const Folded = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Box component="details">
    <Box component="summary" sx={{ cursor: 'pointer' }}>
      {heading}
    </Box>
    {children}
  </Box>
);
