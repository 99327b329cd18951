import { WAITING_FILTERS } from '#shared/pages/waiting-filters.ts';
import { QueuePage } from '#shared/queue-list/queue-page.tsx';
import { QueueTabs } from '#shared/queue-list/queue-tabs.tsx';
import { CommentsFilters } from './comments-filters.tsx';
import { CommentsQueue } from './comments-queue.tsx';

const tab = (queue: 'reported' | 'new' | 'hidden' | 'all', others: Record<string, undefined> = {}) => ({
  key: queue,
  label: `console.comments.queue.${queue}`,
  filter: { queue, id: undefined, ...others },
});
/** The reported tab has no filters; see `CommentsFilters`. */
const TABS = [
  tab('reported', {
    mod_id: undefined,
    uid: undefined,
    kind: undefined,
    from: undefined,
    to: undefined,
    q: undefined,
  }),
  tab('new'),
  tab('hidden'),
  tab('all'),
];

/** Few rows per page, because each row costs several reads: its reports and its mod. */
const ROWS = 15;

/** Comment queue. Opens on the reported comments. */
export const CommentsPage = () => (
  <QueuePage
    lead="console.comments.lead"
    sort={{ field: 'created_at', order: 'DESC' }}
    filterDefaultValues={WAITING_FILTERS['comments-moderation']}
    perPage={ROWS}
    exportName="comments"
  >
    <QueueTabs tabs={TABS} label="console.comments.queues" />
    <CommentsFilters />
    <CommentsQueue />
  </QueuePage>
);
