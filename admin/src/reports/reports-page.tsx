import { REPORT_SUBJECTS } from '@bigorna/domain/entities/member';
import { FormControlLabel, Switch } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { QueuePage } from '../queue-list/queue-page.tsx';
import { QueueTabs } from '../queue-list/queue-tabs.tsx';
import { ReportsQueue } from './reports-queue.tsx';

const TABS = [
  { key: 'all', label: 'console.reports.subject.all', filter: { subject: undefined } },
  ...REPORT_SUBJECTS.map((subject) => ({
    key: subject,
    label: `console.reports.subject.${subject}`,
    filter: { subject },
  })),
];

/** Each row costs the database some reads: what it is about, and those alike. */
const ROWS = 15;

/** Those decided already, to be looked at or opened again. */
const DecidedSwitch = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  return (
    <FormControlLabel
      sx={{ mt: 1 }}
      control={
        <Switch
          checked={filterValues.open === false}
          onChange={(_event, checked) => setFilters({ ...filterValues, open: !checked }, undefined, false)}
        />
      }
      label={translate('console.reports.decided')}
    />
  );
};

/** The desk of reports, the longest waiting first. */
export const ReportsPage = () => (
  <QueuePage
    title="console.reports.title"
    lead="console.reports.lead"
    sort={{ field: 'created_at', order: 'ASC' }}
    filterDefaultValues={{ open: true }}
    perPage={ROWS}
    exportName="reports"
  >
    <QueueTabs tabs={TABS} label="console.reports.subjects" />
    <DecidedSwitch />
    <ReportsQueue />
  </QueuePage>
);
