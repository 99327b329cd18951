import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { countsOf, publicCard, staffCards } from './cards.ts';
import type { Catalogue, Shelves } from './catalogue.ts';
import type { IndexFile } from './index-file.ts';
import { DEFAULT_PACE, Keeper, type Pace } from './keeper.ts';
import { consoleListing, listing, mostDownloadedOfWeek, shelf } from './listing.ts';
import { resolveSlug } from './resolve.ts';
import type { Source } from './source.ts';

const SHELF_LENGTH = 12;

const cardOf = (file: IndexFile, id: string): StaffModCard | undefined => {
  const row = file.row('SELECT num FROM mods WHERE id = :id', { id });
  return row === undefined ? undefined : staffCards(file, [Number(row.num)])[0];
};

const shelvesOf = (file: IndexFile, chosen: string | null): Shelves => {
  const ofTheWeek = (chosen === null ? undefined : cardOf(file, chosen)) ?? mostDownloadedOfWeek(file);
  return {
    featured: shelf(file, 'recent', SHELF_LENGTH, { featured: true }).map(publicCard),
    mod_of_the_week: ofTheWeek === undefined ? null : publicCard(ofTheWeek),
    popular: shelf(file, 'downloads', SHELF_LENGTH).map(publicCard),
    recent: shelf(file, 'recent', SHELF_LENGTH).map(publicCard),
    rising: shelf(file, 'trending', SHELF_LENGTH).map(publicCard),
  };
};

/** The catalogue on local SQLite files: one of approved mods for visitors, one of all for staff, each built when first asked. */
export const sqliteCatalogue = (source: Source, pace: Partial<Pace> = {}): Catalogue => {
  const settings = { ...DEFAULT_PACE, ...pace };
  const visitors = new Keeper(source, 'approved', settings);
  const staff = new Keeper(source, 'all', settings);
  let chosen: { id: string | null; readAt: number } = { id: null, readAt: Number.NEGATIVE_INFINITY };

  const modOfTheWeek = async (): Promise<string | null> => {
    if (Date.now() - chosen.readAt >= settings.countsEveryMs) {
      chosen = { id: await source.modOfTheWeek(), readAt: Date.now() };
    }
    return chosen.id;
  };

  return {
    list: async (query) => {
      const { cards, ...rest } = await visitors.ask((file) => listing(file, query));
      return { ...rest, cards: cards.map(publicCard) };
    },
    listAll: (query) => staff.ask((file) => listing(file, query)),
    listForConsole: (question) => staff.ask((file) => consoleListing(file, question)),
    shelves: async () => {
      const id = await modOfTheWeek();
      return visitors.ask((file) => shelvesOf(file, id));
    },
    resolve: (slug) => visitors.ask((file) => resolveSlug(file, slug)),
    counts: (modId) => visitors.ask((file) => countsOf(file, modId)),
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
