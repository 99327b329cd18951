import { type CountsBucket, type Mod, modDetails } from '@bigorna/domain/entities/mod';
import { splitIntoChunks } from '../platform/chunks.ts';
import type { Doc } from '../platform/documents.ts';
import {
  doc,
  getAll,
  type LenientResult,
  type PageOptions,
  type QueryDoc,
  run,
  runLenient,
} from '../platform/firestore.ts';
import { FILTER_VALUES_MAX } from '../platform/queries/query.ts';
import type { IndexedMod } from './indexed-mod.ts';

/** Results of a read, with the server time of the read. The results include all commits before that time. */
export interface SourceResult<T> {
  items: T[];
  /** Ids of invalid documents. */
  invalid: readonly string[];
  at: Date;
}

export interface SourceMod extends Mod {
  id: string;
}

/** Data source of the index. */
export interface Source {
  /** All approved mods, or all mods of every status, in batches. */
  mods(only: 'approved' | 'all'): AsyncIterable<SourceResult<SourceMod>>;
  /** Mods of every status that changed at or after a time, in batches. Invalid mods must not be shown. */
  modsChangedSince(time: Date): AsyncIterable<SourceResult<SourceMod>>;
  /** Adds the long descriptions. */
  withDescriptions(mods: readonly SourceMod[]): Promise<IndexedMod[]>;
  /** Former slugs: of all mods, or of some. */
  formerSlugs(modIds?: readonly string[]): Promise<{ slug: string; id: string }[]>;
  countsChangedSince(time: Date): Promise<SourceResult<CountsBucket>>;
  /** Id of the mod that staff chose for this week. */
  modOfTheWeek(): Promise<string | null>;
}

const PAGE_SIZE = 1000;
const DESCRIPTIONS_PER_READ = 100;
const EPOCH = new Date(0);

const toSourceMod = ({ id, data }: QueryDoc<Mod>): SourceMod => ({ ...data, id });

const getIds = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

async function* readPages(
  readPage: (page: PageOptions<Mod>) => Promise<LenientResult<Mod>>,
): AsyncGenerator<SourceResult<SourceMod>> {
  let after: PageOptions<Mod>['after'];
  do {
    const { docs, invalid, at, last } = await readPage({
      limit: PAGE_SIZE,
      ...(after === undefined ? {} : { after }),
    });
    yield { items: docs.map(toSourceMod), invalid: getIds(invalid), at };
    after = last;
  } while (after !== undefined);
}

const description = modDetails.pick({ description: true });

/** Document of a mod's description. For an approved mod it is on the public page. */
const getDescriptionDoc = ({ id, status }: SourceMod): Doc<typeof description> => {
  const { path } = status === 'approved' ? doc('pages/{mod}', id) : doc('mods/{mod}/private/details', id);
  return { path, schema: description };
};

const readChangedSince = (time: Date) =>
  readPages((page) => runLenient('modsChangedSince', { updated_at: time }, page));
const readApproved = () => readPages((page) => runLenient('modsOfStatus', { status: 'approved' }, page));

/** The production source: Firestore. */
export const firestoreSource: Source = {
  mods: (only) => (only === 'approved' ? readApproved() : readChangedSince(EPOCH)),
  modsChangedSince: readChangedSince,
  withDescriptions: async (mods) => {
    const indexed = splitIntoChunks(mods, DESCRIPTIONS_PER_READ).map(async (chunk) => {
      const docs = await getAll(chunk.map(getDescriptionDoc));
      return chunk.map((mod, i) => ({ ...mod, description: docs[i]?.description ?? '' }));
    });
    return (await Promise.all(indexed)).flat();
  },
  formerSlugs: async (modIds) => {
    const claims =
      modIds === undefined
        ? await run('formerSlugs', { current: false })
        : (
            await Promise.all(
              splitIntoChunks(modIds, FILTER_VALUES_MAX).map((ids) => run('slugsOfMods', { mod_id: ids })),
            )
          ).flat();
    return claims.filter(({ data }) => !data.current).map(({ id: slug, data: { mod_id: id } }) => ({ slug, id }));
  },
  countsChangedSince: async (time) => {
    const { docs, invalid, at } = await runLenient('countsChangedSince', { updated_at: time });
    return { items: docs.map(({ data }) => data), invalid: getIds(invalid), at };
  },
  modOfTheWeek: async () => {
    const [settings] = await getAll([doc('settings/site')]);
    return settings?.mod_of_the_week ?? null;
  },
};
