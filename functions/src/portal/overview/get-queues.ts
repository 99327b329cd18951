import { hasPermission } from '@bigorna/domain/access/permissions';
import type { Role } from '@bigorna/domain/access/roles';
import { type Overview, QUEUES, type QueueName } from '@bigorna/domain/endpoints/admin/overview.schemas';
import { REPORT_LEADS } from '@bigorna/domain/entities/member';
import { count, type PageOptions, runLenient } from '../../platform/firestore.ts';
import { memoizeWithTtl } from '../../platform/memoize-with-ttl.ts';
import { toPeriod } from '../../platform/period.ts';
import type { QueryEntity, QueryName, QuerySort, QueryValues } from '../../platform/queries/index.ts';

/**
 * The badges of many staff members request the same counts. The TTL is short, because a badge must change soon after a
 * decision.
 */
const TTL_MS = 1000;

interface QueueState {
  readonly count: number;
  readonly oldest: Date | undefined;
  /** Path of the record that the oldest item belongs to, if the item has no page of its own. */
  readonly about?: string;
}

/** Number of results of a query, and time of the oldest result. */
const readQueue = async <Q extends QueryName>(
  name: Q,
  values: QueryValues<Q>,
  getTimestamp: (record: QueryEntity<Q>) => Date,
  {
    getParentPath,
    ...order
  }: PageOptions<QueryEntity<Q>, QuerySort<Q>> & { getParentPath?: (path: string) => string } = {},
): Promise<QueueState> => {
  const [length, { docs }] = await Promise.all([count(name, values), runLenient(name, values, { ...order, limit: 1 })]);
  const [first] = docs;
  return {
    count: length,
    oldest: first && getTimestamp(first.data),
    ...(first && getParentPath ? { about: getParentPath(first.path) } : {}),
  };
};

const getCreatedAt = ({ created_at }: { readonly created_at: Date }): Date => created_at;
/** `mods/{mod}` from `mods/{mod}/releases/{release}`. */
const getModPath = (path: string): string => path.split('/').slice(0, 2).join('/');
const OLDEST_FIRST = { sort: ['created_at', 'asc'] } as const;

const READERS: Readonly<Record<QueueName, () => Promise<QueueState>>> = {
  mods: async () => {
    const [length, { docs }] = await Promise.all([
      count('modsOfStatus', { status: 'pending' }),
      runLenient('modsWaiting', { status: 'pending' }, { limit: 1 }),
    ]);
    return { count: length, oldest: docs[0]?.data.submitted_at };
  },
  // The oldest of several reports about a comment represents the comment.
  comments: () => readQueue('reportsLeading', { resolved_at: null, subject: 'comment', lead: true }, getCreatedAt),
  // Counts one report per target, as in the list.
  reports: () =>
    readQueue('reportsOpen', { resolved_at: null, leads: REPORT_LEADS, ...toPeriod({}) }, getCreatedAt, OLDEST_FIRST),
  contact_messages: () =>
    readQueue('contactMessagesOpen', { handled_at: null, ...toPeriod({}) }, getCreatedAt, OLDEST_FIRST),
  releases: () =>
    readQueue('releasesWaiting', { verdict: 'pending' }, ({ published_at }) => published_at, {
      getParentPath: getModPath,
    }),
};

const isQueue = (name: string): name is QueueName => name in QUEUES;
const NAMES = Object.keys(QUEUES).filter(isQueue);

/** All queues. Costs each instance at most ten reads a second, plus one per thousand waiting items. */
const getCachedQueues = memoizeWithTtl(TTL_MS, () =>
  Promise.all(NAMES.map(async (name) => ({ name, ...(await READERS[name]()) }))),
);

/** The queues that a role may work on. */
export const getQueues = async (role: Role): Promise<Overview['queues']> =>
  Object.fromEntries(
    (await getCachedQueues())
      .filter(({ name }) => hasPermission(role, QUEUES[name]))
      .map(({ name, count: length, oldest, about }) => [
        name,
        { count: length, oldest_at: oldest?.toISOString() ?? null, ...(about ? { oldest_about: about } : {}) },
      ]),
  );
