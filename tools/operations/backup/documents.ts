import { z } from 'zod';
import { call } from '../call.ts';
import type { Place } from '../place.ts';
import { canonical } from './canonical.ts';

/** Firestore's own JSON of values, which names every type: `{ integerValue: "1" }` is not `{ doubleValue: 1 }`. */
const fields = z.record(z.string(), z.json());
const found = z.array(z.object({ document: z.object({ name: z.string(), fields: fields.default({}) }).optional() }));

const got = z.array(z.object({ found: z.object({ fields: fields.default({}) }).optional() }));

/** A document apart from its project: its path below the database, and what it holds. */
export const storedDocument = z.object({ path: z.string(), fields });
export type StoredDocument = z.infer<typeof storedDocument>;

const PAGE = 300;
/** A commit takes 500 writes and 10 MiB. */
const WRITES_MAX = 400;
const WRITES_BYTES = 4_000_000;

const rootOf = (place: Place): string => `projects/${place.project}/databases/(default)/documents`;

type Json = z.infer<ReturnType<typeof z.json>>;

/** The value with each reference in it changed; a field of that name holds a value, never text. */
const withReferences = (value: Json, change: (name: string) => string): Json => {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'referenceValue' && typeof inner === 'string' ? change(inner) : withReferences(inner, change),
    ]),
  );
};

const changedReferences = (of: StoredDocument['fields'], change: (name: string) => string): StoredDocument['fields'] =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, withReferences(value, change)]));

const page = async (place: Place, after: string | null, moment: string | null, limit: number) => {
  const root = rootOf(place);
  const query = {
    // Every document of the database, also those below documents that are not there.
    from: [{ allDescendants: true }],
    orderBy: [{ field: { fieldPath: '__name__' } }],
    ...(after === null ? {} : { startAt: { values: [{ referenceValue: `${root}/${after}` }], before: false } }),
    limit,
  };
  const body = canonical({ structuredQuery: query, ...(moment === null ? {} : { readTime: moment }) });
  const answer = found.parse(await call(place, 'POST', `${place.firestore}/${root}:runQuery`, body));
  return answer.flatMap(({ document }): StoredDocument[] => {
    if (document === undefined) return [];
    const path = document.name.slice(root.length + 1);
    const inside = (name: string) => (name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name);
    return [{ path, fields: changedReferences(document.fields, inside) }];
  });
};

/**
 * Reads every document of the database in the order of their names, a page at a time.
 *
 * @param moment as the database stood then (ISO time), or null for each page as it stands when it is read
 */
export async function* readDocuments(place: Place, moment: string | null): AsyncGenerator<StoredDocument[]> {
  let after: string | null = null;
  for (;;) {
    const documents: StoredDocument[] = await page(place, after, moment, PAGE);
    if (documents.length > 0) yield documents;
    if (documents.length < PAGE) return;
    after = documents.at(-1)?.path ?? null;
  }
}

export const hasDocuments = async (place: Place): Promise<boolean> => (await page(place, null, null, 1)).length > 0;

/** One document by its path; undefined where there is none. References in it keep the project's name. */
export const readDocument = async (place: Place, path: string): Promise<StoredDocument | undefined> => {
  const root = rootOf(place);
  const body = JSON.stringify({ documents: [`${root}/${path}`] });
  const [first] = got.parse(await call(place, 'POST', `${place.firestore}/${root}:batchGet`, body));
  return first?.found && { path, fields: first.found.fields };
};

const commit = async (place: Place, writes: readonly string[]): Promise<void> => {
  if (writes.length === 0) return;
  await call(place, 'POST', `${place.firestore}/${rootOf(place)}:commit`, `{"writes":[${writes.join(',')}]}`);
};

const commitAll = async (place: Place, writes: Iterable<string>): Promise<void> => {
  let batch: string[] = [];
  let bytes = 0;
  for (const write of writes) {
    if (batch.length === WRITES_MAX || bytes + write.length > WRITES_BYTES) {
      await commit(place, batch);
      [batch, bytes] = [[], 0];
    }
    batch.push(write);
    bytes += write.length;
  }
  await commit(place, batch);
};

/** Writes documents as they are, over what is there. */
export const writeDocuments = (place: Place, documents: readonly StoredDocument[]): Promise<void> => {
  const root = rootOf(place);
  const outside = (name: string) => (name.startsWith('projects/') ? name : `${root}/${name}`);
  const write = ({ path, fields: held }: StoredDocument) =>
    canonical({ update: { name: `${root}/${path}`, fields: changedReferences(held, outside) } });
  return commitAll(place, documents.map(write));
};

export const deleteDocuments = (place: Place, paths: readonly string[]): Promise<void> =>
  commitAll(
    place,
    paths.map((path) => canonical({ delete: `${rootOf(place)}/${path}` })),
  );
