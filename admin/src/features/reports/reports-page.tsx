import { REPORT_SUBJECTS } from '@bigorna/domain/entities/member';
import { FormControlLabel, Switch } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { WAITING_FILTERS } from '#shared/pages/waiting-filters.ts';
import { QueueFilters } from '#shared/queue-list/queue-filters.tsx';
import { QueuePage } from '#shared/queue-list/queue-page.tsx';
import { QueueTabs } from '#shared/queue-list/queue-tabs.tsx';
import { ReportsQueue } from './reports-queue.tsx';

const TABS = [
  { key: 'all', label: 'console.reports.subject.all', filter: { subject: undefined, id: undefined } },
  ...REPORT_SUBJECTS.map((subject) => ({
    key: subject,
    label: `console.reports.subject.${subject}`,
    filter: { subject, id: undefined },
  })),
];

/** Few rows per page, because each row costs several reads: its target and the related reports. */
const ROWS = 15;

const DecidedSwitch = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  return (
    <FormControlLabel
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

/** Report queue, oldest first. */
export const ReportsPage = () => (
  <QueuePage
    lead="console.reports.lead"
    sort={{ field: 'created_at', order: 'ASC' }}
    filterDefaultValues={WAITING_FILTERS.reports}
    perPage={ROWS}
    exportName="reports"
  >
    <QueueTabs tabs={TABS} label="console.reports.subjects" />
    <QueueFilters always={<DecidedSwitch />} />
    <ReportsQueue />
  </QueuePage>
);
