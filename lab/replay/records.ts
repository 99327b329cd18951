import { z } from 'zod';
import { fetchJson, type Source } from '../fuzz/source.ts';
import type { Fields } from './bodies.ts';
import { CALLER_UIDS } from './callers.ts';

export type Params = Readonly<Record<string, string>>;

const row = z.looseObject({
  id: z.string(),
  status: z.string().optional(),
  slug: z.string().optional(),
  comment_id: z.string().optional(),
});
type Row = z.infer<typeof row>;
const releases = z.object({
  releases: z.array(z.looseObject({ id: z.string(), verdict: z.string().optional(), sha256: z.string().nullable() })),
});

/** Path parameters of a record, and its state, such as a status or a verdict. */
interface Candidate {
  readonly params: Params;
  readonly state: string;
}

const LAST_ROW = 199;
const MODS_WITH_RELEASES = 12;
const fields = z.record(z.string(), z.unknown());

const toId = ({ id }: Row): Params => ({ id });

/** The console list with the records of a path, and how a row becomes path parameters. The first match wins. */
const LISTS: readonly (readonly [RegExp, resource: string, toParams: (found: Row) => Params])[] = [
  [/comments\/\{mod\}/, 'comments', ({ id, comment_id = '' }) => ({ mod: id.split(':')[0] ?? '', id: comment_id })],
  [/\{slug\}/, 'mods', ({ slug = '' }) => ({ slug })],
  [/\{modId\}/, 'mods', ({ id }) => ({ modId: id })],
  [/\{uid\}/, 'users', ({ id }) => ({ uid: id })],
  [/(?:mods|reviews)\/\{id\}/, 'mods', toId],
  [/^\/api\/ads\//, 'ads', toId],
];

/**
 * Reads the seed's records as a super admin. Each path is read only once.
 *
 * @param hasList whether the console has a list of a resource
 */
export const createSeedRecords = (source: Source, hasList: (resource: string) => boolean) => {
  const responses = new Map<string, Promise<unknown>>();
  const ask = (path: string): Promise<unknown> => {
    const response = responses.get(path) ?? fetchJson(source, path);
    responses.set(path, response);
    return response;
  };
  const rows = async (resource: string): Promise<Row[]> =>
    z
      .array(row)
      .parse(hasList(resource) ? await ask(`/admin/${resource}?range=[0,${LAST_ROW}]`) : [])
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const listReleases = async () => {
    const some = (await rows('mods')).slice(0, MODS_WITH_RELEASES);
    const found = some.map(async ({ id: mod }) =>
      releases.parse(await ask(`/admin/mods/${mod}`)).releases.map((release) => ({ mod, ...release })),
    );
    return (await Promise.all(found)).flat();
  };

  const findCandidates = async (path: string): Promise<Candidate[]> => {
    if (path.includes('media-kit/{id}')) return [{ params: { id: 'main' }, state: '' }];
    if (path.includes('settings/{id}')) return [{ params: { id: 'site' }, state: '' }];
    if (path.includes('{hash}')) {
      const hashes = (await listReleases()).flatMap(({ sha256 }) => sha256 || []);
      return hashes.map((hash) => ({ params: { hash }, state: '' }));
    }
    if (/releases\/\{id\}|archives\/\{mod\}/.test(path)) {
      return (await listReleases()).map(({ mod, id, verdict = '' }) => ({ params: { mod, id }, state: verdict }));
    }
    const [, list, toParams = toId] = LISTS.find(([pattern]) => pattern.test(path)) ?? [];
    const resource = list ?? /^\/api\/admin\/([a-z-]+)\/\{id\}/.exec(path)?.[1];
    if (resource === undefined) return [];
    return (await rows(resource)).map((found) => ({ params: toParams(found), state: found.status ?? '' }));
  };

  return {
    rows,
    /**
     * Picks one record of each state, or three if all have the same state. Another `turn` picks other records. Never
     * picks accounts of callers.
     */
    pick: async (path: string, turn: number): Promise<Params[]> => {
      const free = (await findCandidates(path)).filter(({ params }) =>
        Object.values(params).every((value) => !CALLER_UIDS.includes(value)),
      );
      const states = [...Map.groupBy(free, ({ state }) => state).values()];
      const chosen =
        states.length > 1
          ? states.map((list) => list[turn % list.length])
          : free.slice(0, 3).map((_, step) => free[(turn * 3 + step) % free.length]);
      return chosen.flatMap((candidate) => (candidate === undefined ? [] : [candidate.params]));
    },
    /** Reads the fields of one record from its path below /api. */
    record: async (path: string): Promise<Fields> => fields.parse(await ask(path)),
  };
};
export type SeedRecords = ReturnType<typeof createSeedRecords>;
