import { memoizeWithTtl } from '../platform/memoize-with-ttl.ts';
import type { Catalogue } from './catalogue.ts';
import { IndexManager } from './index-manager.ts';
import type { IndexOptions, Snapshots } from './index-options.ts';
import { JobQueue } from './job-queue.ts';
import { DEFAULT_REFRESH_POLICY, type RefreshPolicy } from './refresh-policy.ts';
import type { Source } from './source.ts';

/**
 * The catalogue on local indexes: approved mods for visitors, all mods for staff. Each index is built at its first
 * query. One queue runs the queries of both indexes.
 */
export const createSqliteCatalogue = (
  source: Source,
  policy: Partial<RefreshPolicy> = {},
  snapshots?: Snapshots,
): Catalogue => {
  const settings = { ...DEFAULT_REFRESH_POLICY, ...policy };
  const queue = new JobQueue();
  const options: Omit<IndexOptions, 'scope'> = { source, policy: settings, snapshots };
  const visitors = new IndexManager({ ...options, scope: 'approved' }, queue);
  const staff = new IndexManager({ ...options, scope: 'all' }, queue);
  const modOfTheWeek = memoizeWithTtl(settings.settingsEveryMs, () => source.modOfTheWeek());

  return {
    list: (query) => visitors.run((index) => index.list(query)),
    listAll: (query) => staff.run((index) => index.listForStaff(query)),
    findByTitle: (title) => staff.run((index) => index.findByTitle(title)),
    listForConsole: (query) => staff.run((index) => index.listForConsole(query)),
    shelves: async () => {
      const chosen = await modOfTheWeek();
      return visitors.run((index) => index.shelves(chosen));
    },
    suggest: (text) => visitors.run((index) => index.suggest(text)),
    related: (modId) => visitors.run((index) => index.related(modId)),
    resolve: (slug) => visitors.run((index) => index.findBySlug(slug)),
    author: (name) => visitors.run((index) => index.author(name)),
    listPublished: (offset, limit) => visitors.run((index) => index.listPublished(offset, limit)),
    listAuthors: (after, limit) => visitors.run((index) => index.listAuthors(after, limit)),
    outline: (size) => visitors.run((index) => index.outline(size)),
    cards: (modIds) => visitors.run((index) => index.cards(modIds)),
    find: (modId) => visitors.run((index) => index.findById(modId)),
    counts: (modId) => visitors.run((index) => index.counts(modId)),
    size: () => visitors.run((index) => index.size),
    ready: () => visitors.run(() => undefined),
    invalidate: () => {
      visitors.invalidate();
      staff.invalidate();
    },
    close: () => {
      visitors.close();
      staff.close();
    },
  };
};
