import { WAITING_FILTERS } from '#shared/pages/waiting-filters.ts';
import { QueueFilters } from '#shared/queue-list/queue-filters.tsx';
import { QueuePage } from '#shared/queue-list/queue-page.tsx';
import { QueueTabs } from '#shared/queue-list/queue-tabs.tsx';
import { MessagesQueue } from './messages-queue.tsx';

const TABS = [
  { key: 'waiting', label: 'console.messages.tab.waiting', filter: { open: true, id: undefined } },
  { key: 'handled', label: 'console.messages.tab.handled', filter: { open: false, id: undefined } },
  { key: 'all', label: 'console.messages.tab.all', filter: { open: undefined, id: undefined } },
];
const ROWS = 25;

/** Message queue, oldest first. */
export const MessagesPage = () => (
  <QueuePage
    lead="console.messages.lead"
    sort={{ field: 'created_at', order: 'ASC' }}
    filterDefaultValues={WAITING_FILTERS['contact-messages']}
    perPage={ROWS}
    exportName="contact-messages"
  >
    <QueueTabs tabs={TABS} label="console.menu.contact-messages" />
    <QueueFilters />
    <MessagesQueue />
  </QueuePage>
);
