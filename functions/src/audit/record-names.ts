import { profile } from '@bigorna/domain/entities/account';
import { ad } from '@bigorna/domain/entities/ad';
import { mod } from '@bigorna/domain/entities/mod';
import {
  announcement,
  blockedFile,
  changelogEntry,
  faqEntry,
  type ListedGameVersion,
  type LogEntry,
  listedGameVersion,
} from '@bigorna/domain/entities/portal';
import { release } from '@bigorna/domain/entities/release';
import type { z } from 'zod';
import { now } from '../platform/clock.ts';
import { doc, getAll } from '../platform/firestore.ts';
import { CHANGED } from './audit-log.ts';

/** TTL of cached names. Names rarely change, and each log page repeats the same few records. */
const TTL_MS = 60_000;
const CACHE_MAX = 5000;
/** An announcement has no title, so its name is the start of its text. */
const ANNOUNCEMENT_NAME_MAX = 60;

/** The first characters of a text, on one line. */
const shorten = (text: string): string => {
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length > ANNOUNCEMENT_NAME_MAX
    ? `${characters
        .slice(0, ANNOUNCEMENT_NAME_MAX - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('');
};

/** An invalid document has no name, so that staff can read the log even if data is broken. */
const createNameSchema = <S extends z.ZodObject>(schema: S, getName: (data: z.output<S>) => string) =>
  schema.transform(getName).optional().catch(undefined);

const toGameVersionName = ({ content_type, version }: Pick<ListedGameVersion, 'content_type' | 'version'>): string =>
  `${content_type === 'mod' ? 'Java' : 'Bedrock'} ${version}`;

/** How to find the name of a record by its path. */
interface NamedType {
  readonly pattern: RegExp;
  readonly schema: z.ZodType<string | undefined>;
  toDoc(id: string, inner: string): { readonly path: string };
}

const NAMED_TYPES: readonly NamedType[] = [
  {
    pattern: /^mods\/([^/]+)\/releases\/([^/]+)$/,
    schema: createNameSchema(release.pick({ version: true }), ({ version }) => version),
    toDoc: (modId, id) => doc('mods/{mod}/releases/{release}', modId, id),
  },
  {
    pattern: /^mods\/([^/]+)/,
    schema: createNameSchema(mod.pick({ title: true }), ({ title }) => title),
    toDoc: (id) => doc('mods/{mod}', id),
  },
  {
    pattern: /^users\/([^/]+)/,
    schema: createNameSchema(profile.pick({ display_name: true }), ({ display_name }) => display_name),
    toDoc: (id) => doc('profiles/{uid}', id),
  },
  {
    pattern: /^ads\/([^/]+)$/,
    schema: createNameSchema(ad.pick({ title: true }), ({ title }) => title),
    toDoc: (id) => doc('ads/{ad}', id),
  },
  {
    pattern: /^faq\/([^/]+)$/,
    schema: createNameSchema(faqEntry.pick({ question: true }), ({ question }) => question['pt-BR']),
    toDoc: (id) => doc('faq/{entry}', id),
  },
  {
    pattern: /^changelog\/([^/]+)$/,
    schema: createNameSchema(changelogEntry.pick({ version: true }), ({ version }) => version),
    toDoc: (id) => doc('changelog/{entry}', id),
  },
  {
    pattern: /^announcements\/([^/]+)$/,
    schema: createNameSchema(announcement.pick({ text: true }), ({ text }) => shorten(text['pt-BR'])),
    toDoc: (id) => doc('announcements/{announcement}', id),
  },
  {
    pattern: /^blocked_files\/([^/]+)$/,
    schema: createNameSchema(blockedFile.pick({ name: true }), ({ name }) => name),
    toDoc: (id) => doc('blocked_files/{hash}', id),
  },
  {
    pattern: /^game_versions\/([^/]+)$/,
    schema: createNameSchema(listedGameVersion.pick({ content_type: true, version: true }), toGameVersionName),
    toDoc: (id) => doc('game_versions/{version}', id),
  },
];

/** A logged filter may contain any path, such as `mods/..`, which names no document. */
const findRef = (path: string) => {
  for (const { pattern, schema, toDoc } of NAMED_TYPES) {
    const [, id, inner = ''] = pattern.exec(path) ?? [];
    if (id === undefined) continue;
    try {
      return { path: toDoc(id, inner).path, schema };
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  }
  return undefined;
};
type NameRef = NonNullable<ReturnType<typeof findRef>>;

/** The name of a record in its logged fields, which may be a part of its fields. For a record that no longer exists. */
export const getLoggedName = (path: string, fields: LogEntry['before']): string | undefined => {
  const name = findRef(path)?.schema.parse(fields ?? {});
  return name === CHANGED ? undefined : name;
};

/** Whether a record of this type, or its parent, has a name. Checks only the path. */
export const hasName = (path: string): boolean => NAMED_TYPES.some(({ pattern }) => pattern.test(path));

const cache = new Map<string, { readonly name: string | null; readonly until: number }>();

/** Reads and caches names. Also returns the names, because another call may clear the cache. */
const readNames = async (refs: readonly NameRef[]): Promise<ReadonlyMap<string, string | null>> => {
  const names = await getAll(refs);
  const read = new Map(refs.map(({ path }, i) => [path, names[i] ?? null]));
  const until = now().getTime() + TTL_MS;
  if (cache.size + read.size > CACHE_MAX) cache.clear();
  for (const [path, name] of read) cache.set(path, { name, until });
  return read;
};

/**
 * Names of records, such as the title of a mod or the display name of a member. A release has its version as its name.
 * Other documents below a mod or member have the name of that mod or member. Caches each name for a minute.
 *
 * @returns names by path; null if the record does not exist or has no name
 */
export const getRecordNames = async (paths: readonly string[]): Promise<ReadonlyMap<string, string | null>> => {
  const refs = new Map(paths.map((path) => [path, findRef(path)]));
  const at = now().getTime();
  const known = new Map<string, string | null>();
  const missing = new Map<string, NameRef>();
  for (const ref of refs.values()) {
    const cached = ref && cache.get(ref.path);
    if (cached && cached.until > at) known.set(ref.path, cached.name);
    else if (ref) missing.set(ref.path, ref);
  }
  const read = await readNames([...missing.values()]);
  return new Map([...refs].map(([path, ref]) => [path, (ref && (known.get(ref.path) ?? read.get(ref.path))) ?? null]));
};
