import { type CountsBucket, type Mod, modDetails } from '@bigorna/domain/entities/mod';
import { chunks } from '../platform/chunks.ts';
import type { Doc } from '../platform/documents.ts';
import { doc, type Found, getAll, type Part, run, runSound, type Sound } from '../platform/firestore.ts';
import type { IndexedMod } from './indexed-mod.ts';

/** Things read, and the server's time of the reading: all that was committed before it has been seen. */
export interface Reading<T> {
  found: T[];
  /** The ids of what was found but does not fit its schema. */
  unfit: readonly string[];
  at: Date;
}

export interface StoredMod extends Mod {
  id: string;
}

/** Where the index takes its content from. */
export interface Source {
  /** All approved mods, or all of every status, in parts. */
  mods(only: 'approved' | 'all'): AsyncIterable<Reading<StoredMod>>;
  /** Mods of every status changed at a moment or later, in parts; one that is unfit is not to be shown. */
  modsChangedSince(moment: Date): AsyncIterable<Reading<StoredMod>>;
  /** The mods with their long descriptions. */
  withDescriptions(mods: readonly StoredMod[]): Promise<IndexedMod[]>;
  /** Slugs that are no longer a mod's present one: of all mods, or of some. */
  formerSlugs(modIds?: readonly string[]): Promise<{ slug: string; id: string }[]>;
  countsChangedSince(moment: Date): Promise<Reading<CountsBucket>>;
  /** The mod that staff chose for this week. */
  modOfTheWeek(): Promise<string | null>;
}

const PART = 1000;
const PAGES_AT_ONCE = 100;
/** Firestore's limit for `in`. */
const IN_MAX = 30;
const EPOCH = new Date(0);

const storedMod = ({ id, data }: Found<Mod>): StoredMod => ({ ...data, id });

const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

async function* inParts(ask: (part: Part<Mod>) => Promise<Sound<Mod>>): AsyncGenerator<Reading<StoredMod>> {
  let after: Part<Mod>['after'];
  do {
    const { found, unfit, at, last } = await ask({ limit: PART, ...(after === undefined ? {} : { after }) });
    yield { found: found.map(storedMod), unfit: idsOf(unfit), at };
    after = last;
  } while (after !== undefined);
}

const description = modDetails.pick({ description: true });

/** Where a mod's description is: what visitors may see is on its page. */
const describing = ({ id, status }: StoredMod): Doc<typeof description> => {
  const { path } = status === 'approved' ? doc('pages/{mod}', id) : doc('mods/{mod}/private/details', id);
  return { path, schema: description };
};

const changedSince = (moment: Date) => inParts((part) => runSound('modsChangedSince', { updated_at: moment }, part));
const approved = () => inParts((part) => runSound('modsOfStatus', { status: 'approved' }, part));

/** The catalogue's source in production: Firestore, through the wrapper. */
export const firestoreSource: Source = {
  mods: (only) => (only === 'approved' ? approved() : changedSince(EPOCH)),
  modsChangedSince: changedSince,
  withDescriptions: async (mods) => {
    const indexed = chunks(mods, PAGES_AT_ONCE).map(async (chunk) => {
      const found = await getAll(chunk.map(describing));
      return chunk.map((mod, i) => ({ ...mod, description: found[i]?.description ?? '' }));
    });
    return (await Promise.all(indexed)).flat();
  },
  formerSlugs: async (modIds) => {
    const claims =
      modIds === undefined
        ? await run('formerSlugs', { current: false })
        : (await Promise.all(chunks(modIds, IN_MAX).map((ids) => run('slugsOfMods', { mod_id: ids })))).flat();
    return claims.filter(({ data }) => !data.current).map(({ id: slug, data: { mod_id: id } }) => ({ slug, id }));
  },
  countsChangedSince: async (moment) => {
    const { found, unfit, at } = await runSound('countsChangedSince', { updated_at: moment });
    return { found: found.map(({ data }) => data), unfit: idsOf(unfit), at };
  },
  modOfTheWeek: async () => {
    const [settings] = await getAll([doc('settings/site')]);
    return settings?.mod_of_the_week ?? null;
  },
};
