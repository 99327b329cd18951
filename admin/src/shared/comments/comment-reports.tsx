import type { AdminComment } from '@bigorna/domain/endpoints/admin/comments.schemas';
import FlagIcon from '@mui/icons-material/OutlinedFlag';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ReasonText } from '#shared/fields/reason-text.tsx';
import { Timestamp } from '#shared/fields/timestamp.tsx';

/** Open reports of a comment, oldest first. */
export const CommentReports = ({ reports }: Pick<AdminComment, 'reports'>) => {
  const translate = useTranslate();
  if (reports.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5, pl: 1.5, borderLeft: 2, borderColor: 'error.main' }}>
      <Typography variant="body2" sx={{ display: 'flex', gap: 0.75, alignItems: 'center', fontWeight: 700 }}>
        <FlagIcon fontSize="small" color="error" aria-hidden />
        {translate('console.reports.alike', { smart_count: reports.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {reports.map(({ id, reason, created_at }) => (
          <li key={id}>
            <ReasonText text={reason} />{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <Timestamp at={created_at} relative />
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
};
