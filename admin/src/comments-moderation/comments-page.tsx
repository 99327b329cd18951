import { QueuePage } from '../queue-list/queue-page.tsx';
import { QueueTabs } from '../queue-list/queue-tabs.tsx';
import { CommentsFilters } from './comments-filters.tsx';
import { CommentsQueue } from './comments-queue.tsx';

const tab = (queue: 'reported' | 'new' | 'hidden' | 'all', others: Record<string, undefined> = {}) => ({
  key: queue,
  label: `console.comments.queue.${queue}`,
  filter: { queue, id: undefined, ...others },
});
/** The reported can't be narrowed; see the filters. */
const TABS = [
  tab('reported', { mod_id: undefined, uid: undefined, kind: undefined }),
  tab('new'),
  tab('hidden'),
  tab('all'),
];

/** Each row costs the database some reads: its reports, its mod. */
const ROWS = 15;

/** The desk of comments: first those that members reported. */
export const CommentsPage = () => (
  <QueuePage
    title="console.comments.title"
    lead="console.comments.lead"
    sort={{ field: 'created_at', order: 'DESC' }}
    filterDefaultValues={{ queue: 'reported' }}
    perPage={ROWS}
    exportName="comments"
  >
    <QueueTabs tabs={TABS} label="console.comments.queues" />
    <CommentsFilters />
    <CommentsQueue />
  </QueuePage>
);
