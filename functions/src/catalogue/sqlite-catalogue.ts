import { kept } from '../platform/kept.ts';
import type { Catalogue } from './catalogue.ts';
import { Keeper } from './keeper.ts';
import type { Snapshots } from './keeping.ts';
import { DEFAULT_PACE, type Pace } from './pace.ts';
import type { Source } from './source.ts';
import { Turns } from './turns.ts';

/**
 * The catalogue on local indexes: one of approved mods for visitors, one of all for staff, each built when first asked. All
 * questions of both stand in one line.
 */
export const sqliteCatalogue = (source: Source, pace: Partial<Pace> = {}, snapshots?: Snapshots): Catalogue => {
  const settings = { ...DEFAULT_PACE, ...pace };
  const turns = new Turns();
  const keeping = { source, pace: settings, snapshots };
  const visitors = new Keeper({ ...keeping, scope: 'approved' }, turns);
  const staff = new Keeper({ ...keeping, scope: 'all' }, turns);
  const modOfTheWeek = kept(settings.settingsEveryMs, () => source.modOfTheWeek());

  return {
    list: (query) => visitors.ask((index) => index.list(query)),
    listAll: (query) => staff.ask((index) => index.listForStaff(query)),
    titled: (title) => staff.ask((index) => index.titled(title)),
    listForConsole: (question) => staff.ask((index) => index.listForConsole(question)),
    shelves: async () => {
      const chosen = await modOfTheWeek();
      return visitors.ask((index) => index.shelves(chosen));
    },
    suggest: (text) => visitors.ask((index) => index.suggest(text)),
    related: (modId) => visitors.ask((index) => index.related(modId)),
    resolve: (slug) => visitors.ask((index) => index.bySlug(slug)),
    cards: (modIds) => visitors.ask((index) => index.cards(modIds)),
    find: (modId) => visitors.ask((index) => index.byId(modId)),
    counts: (modId) => visitors.ask((index) => index.counts(modId)),
    size: () => visitors.ask((index) => index.size),
    ready: () => visitors.ask(() => undefined),
    expectChange: () => {
      visitors.expectChange();
      staff.expectChange();
    },
    close: () => {
      visitors.close();
      staff.close();
    },
  };
};
