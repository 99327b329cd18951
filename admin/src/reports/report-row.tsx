import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments';
import { Box, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Moment } from '../fields/moment.tsx';
import { PersonLink } from '../fields/person-link.tsx';
import { HistoryButton } from '../history/history-button.tsx';
import { QueueRow } from '../queue-list/queue-row.tsx';
import { manyOr } from './many-alike.ts';
import { ReasonWords } from './reason-words.tsx';
import { ReportDecision, type ReportDraft, type ReportOutcome } from './report-decision.tsx';
import { Reported } from './reported.tsx';

interface ReportRowProps {
  report: AdminReport;
  isCurrent: boolean;
  draft: ReportDraft;
  acting: boolean;
  onChoose: () => void;
  onDraft: (draft: ReportDraft) => void;
  onDecide: (outcome: ReportOutcome) => void;
  onReopen: () => void;
}

/** A report: why, by whom, since when, about what, and what becomes of it. */
export const ReportRow = ({ report, isCurrent, onChoose, ...decision }: ReportRowProps) => {
  const translate = useTranslate();
  const subject = translate(`console.reports.one.${report.subject}`);
  const label = translate('console.reports.of', { subject, name: report.about?.name ?? '' });
  return (
    <QueueRow id={report.id} label={label} isCurrent={isCurrent} onChoose={onChoose}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip size="small" color="info" variant="outlined" label={subject} />
        {report.alike > 1 ? (
          <Chip
            size="small"
            color="warning"
            label={translate(manyOr('console.reports.alike', report), { smart_count: report.alike })}
          />
        ) : null}
        <Typography component="span" variant="body2" color="textSecondary">
          <Moment at={report.created_at} relative /> · {translate('console.reports.by')}{' '}
          <PersonLink uid={report.uid} name={report.reporter} />
        </Typography>
        <HistoryButton resource="reports" about={`reports/${report.id}`} />
      </Box>
      <Typography sx={{ mt: 1 }}>
        <ReasonWords text={report.reason} />
      </Typography>
      <Reported report={report} />
      <ReportDecision report={report} isCurrent={isCurrent} {...decision} />
    </QueueRow>
  );
};
