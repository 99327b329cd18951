import type { CountsBucket, Mod } from '@bigorna/domain/entities/mod';
import { doc, type Found, getAll, run, runTimed } from '../platform/firestore.ts';
import type { IndexedMod } from './indexed-mod.ts';

/** Things read, and the server's time of the reading: all that was committed before it has been seen. */
export interface Reading<T> {
  found: T[];
  at: Date;
}

export interface StoredMod extends Mod {
  id: string;
}

/** Where the index takes its content from. */
export interface Source {
  /** All approved mods, or all of every status, in parts. */
  mods(only: 'approved' | 'all'): AsyncIterable<Reading<StoredMod>>;
  /** Mods of every status changed at a moment or later. */
  modsChangedSince(moment: Date): Promise<Reading<StoredMod>>;
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

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));

const storedMod = ({ id, data }: Found<Mod>): StoredMod => ({ ...data, id });

async function* allMods(only: 'approved' | 'all'): AsyncGenerator<Reading<StoredMod>> {
  let after: Found<Mod> | undefined;
  do {
    const part = { limit: PART, ...(after === undefined ? {} : { after }) };
    const { found, at } =
      only === 'approved'
        ? await runTimed('modsOfStatus', { status: 'approved' }, part)
        : await runTimed('modsChangedSince', { updated_at: EPOCH }, part);
    yield { found: found.map(storedMod), at };
    after = found.length === PART ? found.at(-1) : undefined;
  } while (after !== undefined);
}

/** The catalogue's source in production: Firestore, through the wrapper. */
export const firestoreSource: Source = {
  mods: allMods,
  modsChangedSince: async (moment) => {
    const { found, at } = await runTimed('modsChangedSince', { updated_at: moment });
    return { found: found.map(storedMod), at };
  },
  withDescriptions: async (mods) => {
    const indexed: IndexedMod[] = [];
    for (const chunk of chunks(mods, PAGES_AT_ONCE)) {
      const pages = await getAll(chunk.map(({ id }) => doc('pages/{mod}', id)));
      indexed.push(...chunk.map((mod, i) => ({ ...mod, description: pages[i]?.description ?? '' })));
    }
    return indexed;
  },
  formerSlugs: async (modIds) => {
    const claims =
      modIds === undefined
        ? await run('formerSlugs', { current: false })
        : (await Promise.all(chunks(modIds, IN_MAX).map((ids) => run('slugsOfMods', { mod_id: ids })))).flat();
    return claims.filter(({ data }) => !data.current).map(({ id: slug, data: { mod_id: id } }) => ({ slug, id }));
  },
  countsChangedSince: async (moment) => {
    const { found, at } = await runTimed('countsChangedSince', { updated_at: moment });
    return { found: found.map(({ data }) => data), at };
  },
  modOfTheWeek: async () => {
    const [settings] = await getAll([doc('settings/site')]);
    return settings?.mod_of_the_week ?? null;
  },
};
