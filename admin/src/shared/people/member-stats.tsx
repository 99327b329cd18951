import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import { Box } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';

const STATS = [
  'comments',
  'hidden_comments',
  'ratings',
  'mods',
  'reports_made',
  'reports_upheld',
  'reports_open',
] as const satisfies readonly (keyof AdminUserCard['figures'])[];

/** Counts that are highlighted if not zero. */
const HIGHLIGHTED: readonly string[] = ['hidden_comments', 'reports_upheld', 'reports_open'];

/** Activity counts of an account, and reports about it. */
export const MemberStats = ({ figures }: Pick<AdminUserCard, 'figures'>) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const format = new Intl.NumberFormat(locale);
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' }}
    >
      {STATS.map((name) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary', lineHeight: 1.25 }}>
            {translate(`console.users.figure.${name}`)}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              typography: 'h6',
              color: HIGHLIGHTED.includes(name) && figures[name] > 0 ? 'error.main' : 'inherit',
            }}
          >
            {format.format(figures[name])}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
