import { may } from '@bigorna/domain/access/permissions';
import type { Role } from '@bigorna/domain/access/roles';
import { type Overview, QUEUES, type QueueName } from '@bigorna/domain/endpoints/admin/overview';
import { count, type Part, runSound } from '../platform/firestore.ts';
import { kept } from '../platform/kept.ts';
import type { EntityBy, QueryName, SortOf, ValuesOf } from '../platform/queries/index.ts';

/** Badges of many staff members ask for the same. */
const KEPT_MS = 5000;

interface Waiting {
  readonly count: number;
  readonly oldest: Date | undefined;
  /** Path of what the first of them belongs to, where it has no page of its own. */
  readonly about?: string;
}

/** How many a query finds, and since when the first of them waits. */
const waitingIn = async <Q extends QueryName>(
  name: Q,
  values: ValuesOf<Q>,
  sinceOf: (record: EntityBy<Q>) => Date,
  { aboutOf, ...order }: Part<EntityBy<Q>, SortOf<Q>> & { aboutOf?: (path: string) => string } = {},
): Promise<Waiting> => {
  const [length, { found }] = await Promise.all([count(name, values), runSound(name, values, { ...order, limit: 1 })]);
  const [first] = found;
  return {
    count: length,
    oldest: first && sinceOf(first.data),
    ...(first && aboutOf ? { about: aboutOf(first.path) } : {}),
  };
};

const madeAt = ({ created_at }: { readonly created_at: Date }): Date => created_at;
/** `mods/{mod}` of `mods/{mod}/releases/{release}`. */
const modOfRelease = (path: string): string => path.split('/').slice(0, 2).join('/');
const FIRST_MADE = { sort: ['created_at', 'asc'] } as const;

const READ: Readonly<Record<QueueName, () => Promise<Waiting>>> = {
  mods: () => waitingIn('modsOfStatus', { status: 'pending' }, ({ updated_at }) => updated_at),
  // Of several reports about one comment the oldest stands for it.
  comments: () => waitingIn('reportsLeading', { resolved_at: null, subject: 'comment', lead: true }, madeAt),
  reports: () => waitingIn('reportsOpen', { resolved_at: null }, madeAt, FIRST_MADE),
  contact_messages: () => waitingIn('contactMessagesOpen', { handled_at: null }, madeAt, FIRST_MADE),
  releases: () =>
    waitingIn('releasesWaiting', { verdict: 'pending' }, ({ published_at }) => published_at, {
      aboutOf: modOfRelease,
    }),
};

const isQueue = (name: string): name is QueueName => name in QUEUES;
const NAMES = Object.keys(QUEUES).filter(isQueue);

/** All queues: ten reads at most every five seconds, however many ask (and one more for each thousand that wait). */
const queues = kept(KEPT_MS, () => Promise.all(NAMES.map(async (name) => ({ name, ...(await READ[name]()) }))));

/** What waits for a staff member of a role: the queues that they may work on. */
export const queuesFor = async (role: Role): Promise<Overview['queues']> =>
  Object.fromEntries(
    (await queues())
      .filter(({ name }) => may(role, QUEUES[name]))
      .map(({ name, count: length, oldest, about }) => [
        name,
        { count: length, oldest_at: oldest?.toISOString() ?? null, ...(about ? { oldest_about: about } : {}) },
      ]),
  );
