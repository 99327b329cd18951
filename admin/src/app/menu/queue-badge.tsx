import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '#shared/theme/visually-hidden.ts';

const SHOWN_MAX = 99;

/** Number of waiting items; nothing for zero. */
export const QueueBadge = ({ count }: { count: number }) => {
  const translate = useTranslate();
  if (count === 0) return null;
  return (
    <>
      <Box
        component="span"
        aria-hidden="true"
        sx={{
          px: 0.75,
          minWidth: 24,
          fontSize: '0.75rem',
          fontWeight: 700,
          lineHeight: '20px',
          textAlign: 'center',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {translate('console.menu.waiting', { smart_count: count })}
      </Box>
    </>
  );
};
