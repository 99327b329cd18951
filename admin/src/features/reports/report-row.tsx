import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { Box, Chip, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PersonLink } from '#shared/fields/person-link.tsx';
import { ReasonText } from '#shared/fields/reason-text.tsx';
import { HistoryButton } from '#shared/history/history-button.tsx';
import { ItemTime } from '#shared/queue-list/item-time.tsx';
import { QueueRow } from '#shared/queue-list/queue-row.tsx';
import { RowViewers } from '#shared/queue-list/row-viewers.tsx';
import { getCountKey } from './get-count-key.ts';
import { ReportDecision, type ReportDecisionProps } from './report-decision.tsx';
import { ReportedItem } from './reported-item.tsx';

interface ReportRowProps extends ReportDecisionProps {
  onChoose: () => void;
}

/** Reporter, date and reason of one report. */
const ReportLine = ({ id, uid, reporter, reason, created_at }: AdminReport['others'][number]) => {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Typography component="span">
        <ReasonText text={reason} />
      </Typography>{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        · <ItemTime resource="reports" id={id} at={created_at} /> · {translate('console.reports.by')}{' '}
        <PersonLink uid={uid} name={reporter} />
      </Typography>
    </Box>
  );
};

/** A report: its target, all open reports about it, and the decision. */
export const ReportRow = ({ onChoose, ...decision }: ReportRowProps) => {
  const translate = useTranslate();
  const { report, isCurrent } = decision;
  const subject = translate(`console.reports.one.${report.subject}`);
  const label = translate('console.reports.of', {
    subject,
    name: report.about?.name ?? translate('console.logs.targets.gone'),
  });
  const lines = [report, ...report.others];
  return (
    <QueueRow id={report.id} label={label} isCurrent={isCurrent} onChoose={onChoose}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip size="small" color="info" variant="outlined" label={subject} />
        {report.alike > 1 ? (
          <Chip
            size="small"
            color="warning"
            label={translate(getCountKey('console.reports.alike', report), { smart_count: report.alike })}
          />
        ) : null}
        <RowViewers path={report.path} />
        <HistoryButton about={`reports/${report.id}`} />
      </Box>
      <Stack component="ul" spacing={0.5} sx={{ m: 0, mt: 1, p: 0 }}>
        {lines.map((line) => (
          <ReportLine key={line.id} {...line} />
        ))}
        {report.alike > lines.length ? (
          <Typography component="li" variant="body2" color="textSecondary" sx={{ listStyle: 'none' }}>
            {translate(getCountKey('console.reports.more', report), { smart_count: report.alike - lines.length })}
          </Typography>
        ) : null}
      </Stack>
      <ReportedItem report={report} />
      <ReportDecision {...decision} />
    </QueueRow>
  );
};
