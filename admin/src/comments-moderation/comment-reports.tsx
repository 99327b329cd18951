import type { AdminComment } from '@bigorna/domain/endpoints/admin/comments';
import FlagIcon from '@mui/icons-material/OutlinedFlag';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Age } from '../queue-list/age.tsx';
import { ReasonWords } from '../reports/reason-words.tsx';

/** What members reported a comment for, the longest waiting first. */
export const CommentReports = ({ reports }: Pick<AdminComment, 'reports'>) => {
  const translate = useTranslate();
  if (reports.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5, pl: 1.5, borderLeft: 2, borderColor: 'error.main' }}>
      <Typography variant="body2" sx={{ display: 'flex', gap: 0.75, alignItems: 'center', fontWeight: 700 }}>
        <FlagIcon fontSize="small" color="error" aria-hidden />
        {translate('console.comments.reports', { smart_count: reports.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {reports.map(({ id, reason, created_at }) => (
          <li key={id}>
            <ReasonWords text={reason} />{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <Age since={created_at} />
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
};
