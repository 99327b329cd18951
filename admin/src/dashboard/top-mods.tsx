import type { Statistics } from '@bigorna/domain/endpoints/admin/overview';
import { Box, Link, Paper, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** The most downloaded mods; the bar beside each name says how far it is from the first. */
export const TopMods = ({ mods }: { mods: Statistics['top_mods'] }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const most = mods[0]?.downloads ?? 0;
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 700, mb: 1 }}>
        {translate('console.dashboard.top_mods')}
      </Typography>
      {mods.length === 0 ? (
        <Typography color="textSecondary">{translate('console.dashboard.no_figures')}</Typography>
      ) : null}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {mods.map(({ id, title, downloads }) => (
          <Box component="li" key={id}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Link component={RouterLink} to={`/admin/mods/${encodeURIComponent(id)}/show`} noWrap>
                {title}
              </Link>
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {new Intl.NumberFormat(locale).format(downloads)}
              </Box>
            </Box>
            <Box aria-hidden="true" sx={{ height: 6, bgcolor: 'divider', mt: 0.5 }}>
              <Box sx={{ height: 6, bgcolor: 'primary.main', width: `${most ? (100 * downloads) / most : 0}%` }} />
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
};
