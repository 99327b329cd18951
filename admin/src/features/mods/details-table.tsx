import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { UiText } from '#shared/fields/ui-text.tsx';

/** Table of names and values. Empty values show a dash. */
export const DetailsTable = ({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
    {rows.map(([label, value]) => (
      <Box key={label} sx={{ minWidth: 0 }}>
        <UiText component="dt" variant="caption" color="textSecondary" text={label} />
        <Typography component="dd" variant="body2" sx={{ m: 0 }}>
          {value === null || value === '' ? '–' : value}
        </Typography>
      </Box>
    ))}
  </Box>
);
