import { randomUUID } from 'node:crypto';
import { getAuthorKey } from '@bigorna/domain/author-key';
import { DELETION_WORDS } from '@bigorna/domain/deletion-word';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { z } from 'zod';
import { SEED_PASSWORD } from '../../tools/seed/accounts.ts';
import { buildModJar } from '../../tools/seed/archives/jar.ts';
import { SEED_FACTOR } from '../../tools/shared/totp.ts';
import { PASSWORD } from '../../tools/testing/new-member.ts';
import type { Operation } from './operations.ts';
import { fetchIds, fetchJson, type Source } from './source.ts';
import type { SampleTexts } from './values.ts';

/** One set of path parameters that leads to a record. */
type Params = Readonly<Record<string, string>>;

/** Known values for requests to one endpoint. These values let requests pass the validation and reach the handler. */
export interface SampleValues {
  /** Sets of path parameters that lead to a record. */
  readonly params: readonly Params[];
  /** Bodies similar to existing records. */
  readonly bodies: readonly unknown[];
  /** Texts for fields and parameters by name. */
  readonly texts: SampleTexts;
  /** Ids of the endpoint's resource. */
  readonly ids: readonly string[];
}

const RECORDS_MAX = 200;

/** A valid new password: not common, and different from the password of every account. */
export const NEW_PASSWORD = `${PASSWORD}-9`;

/** A release without a file. */
export const RELEASE_FORM = { version: '1.0.0', channel: 'release', game_versions: ['1.21.4'], loaders: ['fabric'] };
/** A valid release. Staff must confirm it, because its file is hosted elsewhere. */
export const NEW_RELEASE = { ...RELEASE_FORM, external_url: 'https://downloads.example/prova.jar' };

/** Bodies of endpoints where a field depends on another field or on the stored record. */
const SAMPLE_BODIES: Readonly<Record<string, readonly unknown[]>> = {
  createRelease: [NEW_RELEASE],
  rejectMod: [{ reason: 'Prova' }],
  revertMod: [{ revision: 1 }],
};

/** E-mail addresses without an account. */
const NEW_EMAILS = Array.from({ length: 20 }, (_, i) => `nova-${i}@bigorna.test`);

/** Reads the first documents of all collections and subcollections with this name. */
const list = async <T>(
  { admin }: Source,
  collection: string,
  convert: (row: QueryDocumentSnapshot) => T,
): Promise<T[]> => (await admin.firestore.collectionGroup(collection).limit(RECORDS_MAX).get()).docs.map(convert);

const getModId = ({ ref }: QueryDocumentSnapshot): string => ref.parent.parent?.id ?? '';

/** SHA-256 of the releases that have a file. */
const listHashes = async (source: Source): Promise<string[]> =>
  (await list(source, 'releases', (row): unknown => row.get('sha256'))).filter((hash) => typeof hash === 'string');

/** Download tickets of the first mods. A mod that is not approved issues no ticket. */
const findTickets = async (source: Source): Promise<Params[]> => {
  const mods = await fetchIds(source, 'mods');
  const urls = mods.slice(0, 12).map(async (id) => {
    const response = await fetchJson(source, `/mods/${id}/download`, { method: 'POST', body: '{}' });
    const { data } = z.object({ data: z.object({ url: z.string() }) }).parse(response);
    return { ticket: data.url.split('/').at(-1) ?? '' };
  });
  return (await Promise.allSettled(urls)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
};

const PICTURE = sharp({ create: { width: 96, height: 64, channels: 3, background: '#863' } });
/** Pictures that no stored record uses. */
export const PICTURES = [
  new Uint8Array(await PICTURE.clone().png().toBuffer()),
  new Uint8Array(await PICTURE.clone().webp().toBuffer()),
] as const;

/** A mod file with a picture that its manifest names. */
export const JAR = buildModJar({
  slug: 'prova',
  title: 'Prova',
  author: 'Oficina de Provas',
  short: 'Um mod de prova.',
  points: ['Um ponto'],
  version: '1.0.0',
  gameVersions: ['1.21.4'],
  loaders: ['fabric'],
  license: 'MIT',
  needs: [],
});

/** Stores a file in the quarantine, where uploads of staff go. Returns the slot. */
export const uploadFile = async ({ admin }: Source, bytes: Uint8Array): Promise<string> => {
  const slot = randomUUID();
  await admin.bucket.file(`quarantine/${slot}`).save(Buffer.from(bytes), { resumable: false });
  return slot;
};

/** Uploads a picture and invalid files. Returns their slots. */
const createUploads = async (source: Source): Promise<Params[]> => {
  const files = [PICTURES[0], Buffer.from('nothing'), Buffer.from('PK\u0003\u0004broken')];
  return Promise.all(files.map(async (bytes) => ({ slot: await uploadFile(source, bytes) })));
};

/** Functions that find existing records, by the path of the operation. The first matching pattern wins. */
const FINDERS: readonly (readonly [RegExp, (source: Source) => Promise<Params[]>])[] = [
  [/comments\/\{mod\}/, (source) => list(source, 'comments', (row) => ({ mod: getModId(row), id: row.id }))],
  [
    /releases\/\{id\}|archives\/\{mod\}/,
    (source) => list(source, 'releases', (row) => ({ mod: getModId(row), id: row.id })),
  ],
  [/\{hash\}/, async (source) => (await listHashes(source)).map((hash) => ({ hash }))],
  [/\{key\}/, (source) => list(source, 'mods', (row) => ({ key: getAuthorKey(String(row.get('author'))) }))],
  [/\{slug\}/, (source) => list(source, 'mods', (row) => ({ slug: String(row.get('slug')) }))],
  [/\{modId\}/, (source) => list(source, 'mods', ({ id }) => ({ modId: id }))],
  [/\{uid\}/, (source) => list(source, 'users', ({ id }) => ({ uid: id }))],
  [/\{ticket\}/, findTickets],
  [/\{slot\}/, createUploads],
  [/factors\/\{id\}/, async () => [{ id: SEED_FACTOR }]],
  [/\/ads\/\{id\}/, (source) => list(source, 'ads', ({ id }) => ({ id }))],
  [/(?:mods|reviews)\/\{id\}/, (source) => list(source, 'mods', ({ id }) => ({ id }))],
  [/take-downs\/\{id\}/, (source) => list(source, 'take_downs', ({ id }) => ({ id }))],
  [/media-kit\/\{id\}/, async () => [{ id: 'main' }]],
  [/settings\/\{id\}/, async () => [{ id: 'site' }]],
  // These lists refuse a query without a filter.
  [/admin\/(?:history|downloaders)$/, async () => []],
];

/** Matches the paths of a console list, and captures its resource. */
const RESOURCE = /^\/api\/admin\/([a-z-]+)(?:$|\/\{id\})/;

const findParams = async (source: Source, path: string): Promise<Params[]> => {
  const find = FINDERS.find(([pattern]) => pattern.test(path))?.[1];
  if (find !== undefined) return find(source);
  const resource = RESOURCE.exec(path)?.[1];
  return resource === undefined ? [] : (await fetchIds(source, resource)).map((id) => ({ id }));
};

/** Reads existing texts per field name, for all endpoints. */
export const readSampleTexts = async (source: Source): Promise<SampleTexts> => {
  const mods = await list(source, 'mods', (row) => ({ id: row.id, slug: String(row.get('slug')) }));
  const [ids, slugs] = [mods.map(({ id }) => id), mods.map(({ slug }) => slug)];
  return {
    mod_id: ids,
    skip: ids,
    slug: slugs,
    ids: await list(source, 'comments', (row) => `${getModId(row)}:${row.id}`),
    hash: await listHashes(source),
    password: [SEED_PASSWORD, NEW_PASSWORD],
    current_password: [PASSWORD],
    password_confirmation: [SEED_PASSWORD, NEW_PASSWORD],
    confirmation: [DELETION_WORDS['pt-BR']],
    identifier: await list(source, 'users', (row) => String(row.get('username'))),
    email: ['jogador@bigorna.test', ...NEW_EMAILS],
    q: ['mapa', 'cobogo', 'redstone 1.21.4', 'c', '字', 'minecrafft', '"', '-', 'a*'],
    search: ['a', 'mapa'],
    title: ['Cobogó', 'Prova'],
    game_version: ['1.21.4', '>=1.20', '1.20.x'],
    file_name: ['prova.jar', 'prova.zip', 'prova.png'],
    path: [...ids.map((id) => `mods/${id}`), 'META-INF/MANIFEST.MF', 'manifest.json'],
  };
};

const SAMPLES = 4;
const fields = z.record(z.string(), z.unknown());

/** Matches the paths of records that staff edit, and captures the resource. */
const WRITTEN =
  /^\/api\/(?:admin\/)?(mods|users|ads|faq|changelog|announcements|media-kit|settings|game-versions)(?:\/\{id\})?$/;

/** Existing console records as form bodies: the response fields that the body schema accepts. */
const listBodies = async (source: Source, { path, body }: Operation): Promise<unknown[]> => {
  const resource = WRITTEN.exec(path)?.[1];
  if (resource === undefined || body === undefined || body === 'bytes') return [];
  const names = Object.keys(body.properties ?? {});
  const ids = (await findParams(source, `/api/admin/${resource}/{id}`)).flatMap(({ id }) => id ?? []);
  const whole = await Promise.allSettled(
    ids.slice(0, SAMPLES).map((id) => fetchJson(source, `/admin/${resource}/${id}`)),
  );
  return whole
    .flatMap((one) => (one.status === 'fulfilled' ? [fields.parse(one.value)] : []))
    .map((record) => Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name))));
};

/** Reads the records for an endpoint just before its requests, because earlier endpoints delete records. */
export const readSampleValues = async (
  source: Source,
  texts: SampleTexts,
  operation: Operation,
): Promise<SampleValues> => {
  const isList = operation.parameters.some(({ name }) => name === 'after');
  const params = isList || operation.path.includes('{') ? await findParams(source, operation.path) : [];
  return {
    params,
    bodies: [...(SAMPLE_BODIES[operation.id] ?? []), ...(await listBodies(source, operation))],
    texts,
    ids: params.flatMap(({ id }) => id ?? []).slice(0, 20),
  };
};
