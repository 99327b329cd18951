import { profile } from '@bigorna/domain/entities/account';
import { ad } from '@bigorna/domain/entities/ad';
import { mod } from '@bigorna/domain/entities/mod';
import { changelogEntry, faqEntry } from '@bigorna/domain/entities/portal';
import type { z } from 'zod';
import { now } from '../platform/clock.ts';
import { doc, getAll } from '../platform/firestore.ts';

/** Names change seldom, and the same few people and mods are on every page of the log. */
const KEPT_MS = 60_000;
const KEPT_MAX = 5000;

/** What a record of a path is called, and where it is asked. */
interface Named {
  readonly pattern: RegExp;
  refOf(id: string): { readonly path: string; readonly schema: z.ZodType<string | undefined> };
}

/** One that does not fit is nameless: the log is read where other things are broken. */
const called = <S extends z.ZodObject>(schema: S, nameOf: (data: z.output<S>) => string) =>
  schema.transform(nameOf).optional().catch(undefined);

const NAMED: readonly Named[] = [
  {
    pattern: /^mods\/([^/]+)/,
    refOf: (id) => ({
      path: doc('mods/{mod}', id).path,
      schema: called(mod.pick({ title: true }), ({ title }) => title),
    }),
  },
  {
    pattern: /^users\/([^/]+)/,
    refOf: (id) => ({
      path: doc('profiles/{uid}', id).path,
      schema: called(profile.pick({ display_name: true }), ({ display_name }) => display_name),
    }),
  },
  {
    pattern: /^ads\/([^/]+)$/,
    refOf: (id) => ({ path: doc('ads/{ad}', id).path, schema: called(ad.pick({ title: true }), ({ title }) => title) }),
  },
  {
    pattern: /^faq\/([^/]+)$/,
    refOf: (id) => ({
      path: doc('faq/{entry}', id).path,
      schema: called(faqEntry.pick({ question: true }), ({ question }) => question['pt-BR']),
    }),
  },
  {
    pattern: /^changelog\/([^/]+)$/,
    refOf: (id) => ({
      path: doc('changelog/{entry}', id).path,
      schema: called(changelogEntry.pick({ version: true }), ({ version }) => version),
    }),
  },
];

const refOf = (path: string) => {
  for (const { pattern, refOf: at } of NAMED) {
    const [, id] = pattern.exec(path) ?? [];
    if (id !== undefined) return at(id);
  }
  return undefined;
};

/** Whether what is at a path has a name of its own, or that of what it is below. */
export const hasName = (path: string): boolean => NAMED.some(({ pattern }) => pattern.test(path));

const kept = new Map<string, { readonly name: string | null; readonly until: number }>();

const lookUp = async (refs: readonly ReturnType<Named['refOf']>[]): Promise<void> => {
  const until = now().getTime() + KEPT_MS;
  if (kept.size + refs.length > KEPT_MAX) kept.clear();
  const names = await getAll(refs);
  for (const [i, { path }] of refs.entries()) kept.set(path, { name: names[i] ?? null, until });
};

/**
 * What the records of some paths are called: a mod's title, also for what is below the mod, a member's shown name, an ad's
 * title. Each is read once, and not again within a minute.
 *
 * @returns by path; null where it is gone, or is of a kind that has no name
 */
export const namesOf = async (paths: readonly string[]): Promise<ReadonlyMap<string, string | null>> => {
  const refs = new Map(paths.map((path) => [path, refOf(path)]));
  const at = now().getTime();
  const asked = new Map([...refs.values()].flatMap((ref) => (ref === undefined ? [] : [[ref.path, ref] as const])));
  await lookUp([...asked.values()].filter(({ path }) => (kept.get(path)?.until ?? 0) <= at));
  return new Map([...refs].map(([path, ref]) => [path, (ref && kept.get(ref.path)?.name) ?? null]));
};
