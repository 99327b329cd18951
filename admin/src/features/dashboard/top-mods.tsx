import type { Statistics } from '@bigorna/domain/endpoints/admin/overview.schemas';
import { Box, Link, Paper } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { UiText } from '#shared/fields/ui-text.tsx';

/** The most downloaded mods. Each bar is relative to the first. */
export const TopMods = ({ mods }: { mods: Statistics['top_mods'] }) => {
  const [locale] = useLocaleState();
  const max = mods[0]?.downloads ?? 0;
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <UiText component="h3" variant="body2" sx={{ fontWeight: 700, mb: 1 }} text="console.dashboard.top_mods" />
      {mods.length === 0 ? <UiText color="textSecondary" text="console.dashboard.no_figures" /> : null}
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
              <Box sx={{ height: 6, bgcolor: 'primary.main', width: `${max ? (100 * downloads) / max : 0}%` }} />
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
};
