import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { z } from 'zod';
import { answerOf, idsOf, listOf, modRecord, record, type Source } from './source.ts';

/** Path parameters that lead to a record. */
export type Params = Readonly<Record<string, string>>;

const commentRecord = record.extend({ comment_id: z.string() });
const releaseRecord = z.looseObject({ id: z.string(), sha256: z.string().nullable() });

const releasesOf = async (source: Source) => {
  const some = (await listOf(source, 'mods', record)).slice(0, 6);
  const mods = await Promise.all(some.map(({ id }) => answerOf(source, `/admin/mods/${id}`)));
  const page = z.looseObject({ id: z.string(), releases: z.array(releaseRecord) });
  return mods.flatMap((mod) => {
    const { id, releases } = page.parse(mod);
    return releases.map((release) => ({ mod: id, id: release.id, sha256: release.sha256 }));
  });
};

/** Tickets of the first mods that hand one out. */
const tickets = async (source: Source): Promise<Params[]> => {
  const mods = (await listOf(source, 'mods', modRecord)).slice(0, 12);
  const urls = mods.map(async ({ id }) => {
    const answer = await answerOf(source, `/mods/${id}/download`, { method: 'POST', body: '{}' });
    const { data } = z.object({ data: z.object({ url: z.string() }) }).parse(answer);
    return { ticket: data.url.split('/').at(-1) ?? '' };
  });
  // Those that are not approved hand out none.
  return (await Promise.allSettled(urls)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
};

/** A picture of which nobody has thought anything yet. */
export const PICTURE = sharp({ create: { width: 96, height: 64, channels: 3, background: '#863' } });

/** Files as staff put them in quarantine: a picture, and bytes that are nothing. */
const uploads = async ({ admin }: Source): Promise<Params[]> => {
  const files = [await PICTURE.clone().png().toBuffer(), Buffer.from('nothing'), Buffer.from('PK\u0003\u0004broken')];
  return Promise.all(
    files.map(async (bytes) => {
      const slot = randomUUID();
      await admin.bucket.file(`quarantine/${slot}`).save(bytes, { resumable: false });
      return { slot };
    }),
  );
};

/** What leads to a record, by the path of the call; the first that fits. */
const FINDERS: readonly (readonly [RegExp, (source: Source) => Promise<Params[]>])[] = [
  [
    /comments\/\{mod\}/,
    async (source) =>
      (await listOf(source, 'comments', commentRecord)).map(({ id, comment_id }) => ({
        mod: id.split(':')[0] ?? '',
        id: comment_id,
      })),
  ],
  [/releases\/\{id\}/, async (source) => (await releasesOf(source)).map(({ mod, id }) => ({ mod, id }))],
  [
    /\{hash\}/,
    async (source) => (await releasesOf(source)).flatMap(({ sha256 }) => (sha256 ? [{ hash: sha256 }] : [])),
  ],
  [/\{slug\}/, async (source) => (await listOf(source, 'mods', modRecord)).map(({ slug }) => ({ slug }))],
  [/\{modId\}/, async (source) => (await idsOf(source, 'mods')).map(({ id = '' }) => ({ modId: id }))],
  [/\{uid\}/, async (source) => (await idsOf(source, 'users')).map(({ id = '' }) => ({ uid: id }))],
  [/\{ticket\}/, tickets],
  [/\{slot\}/, uploads],
  [/^\/api\/ads\//, (source) => idsOf(source, 'ads')],
  [/^\/api\/(user\/)?mods\/\{id\}|admin\/reviews\/\{id\}/, (source) => idsOf(source, 'mods')],
  [/media-kit\/\{id\}/, async () => [{ id: 'main' }]],
  [/settings\/\{id\}/, async () => [{ id: 'site' }]],
];
/** The list that a record of the console is of. */
const OF_RESOURCE = /^\/api\/admin\/([a-z-]+)\/\{id\}/;

/** What leads to a record now, for a path with parameters; empty where nothing does. */
export const paramsOf = (source: Source, path: string): Promise<Params[]> => {
  const finder = FINDERS.find(([pattern]) => pattern.test(path));
  if (finder !== undefined) return finder[1](source);
  const resource = OF_RESOURCE.exec(path)?.[1];
  return resource === undefined ? Promise.resolve([]) : idsOf(source, resource);
};
