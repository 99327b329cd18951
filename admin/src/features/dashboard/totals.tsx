import type { Statistics } from '@bigorna/domain/endpoints/admin/overview.schemas';
import { Box, Paper, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { FileSize } from '#shared/fields/file-size.tsx';

const COUNTED = ['downloads', 'mods', 'users'] as const;

/** The number is above its name, at the top of the cell, so numbers align even if a name has two lines. */
const CELL = { px: 2, py: 1.5, display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' } as const;

/** Totals of the portal: downloads, mods, users and storage. */
export const Totals = ({ totals }: { totals: Statistics['totals'] }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const rows = [
    ...COUNTED.map((name) => ({ name, figure: new Intl.NumberFormat(locale).format(totals[name]) })),
    { name: 'storage', figure: <FileSize bytes={totals.storage_bytes} /> },
  ];
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 132px), 1fr))' }}
    >
      {rows.map(({ name, figure }) => (
        <Paper key={name} variant="outlined" sx={CELL}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(`console.dashboard.total.${name}`)}
          </Typography>
          <Typography component="dd" variant="h6" sx={{ m: 0 }}>
            {figure}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
};
