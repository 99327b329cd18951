import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { parseReportReason } from './parse-report-reason.ts';

/** A report's reason in the current language, with the reporter's unchanged text. */
export const ReasonText = ({ text }: { text: string }) => {
  const translate = useTranslate();
  const { reason, details } = parseReportReason(text);
  return (
    <>
      {reason ? <strong>{translate(`console.report_reason.${reason}`)}</strong> : null}
      {reason && details ? ' · ' : null}
      {details ? (
        <Box component="q" dir="auto" sx={{ whiteSpace: 'pre-wrap' }}>
          {details}
        </Box>
      ) : null}
    </>
  );
};
