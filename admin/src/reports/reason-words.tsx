import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { saidReason } from './report-reason.ts';

/** A report's reason in the reader's language, and what the reporter wrote, as they wrote it. */
export const ReasonWords = ({ text }: { text: string }) => {
  const translate = useTranslate();
  const { reason, details } = saidReason(text);
  return (
    <>
      {reason ? <strong>{translate(`console.report_reason.${reason}`)}</strong> : null}
      {details ? (
        <Box component="span" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {reason ? ` · “${details}”` : `“${details}”`}
        </Box>
      ) : null}
    </>
  );
};
