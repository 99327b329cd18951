import { z } from 'zod';
import { callGoogleApi } from '../call.ts';
import type { Environment } from '../environment.ts';
import { toCanonicalJson } from './canonical.ts';

/** Firestore's JSON of values, which names every type: `{ integerValue: "1" }` is not `{ doubleValue: 1 }`. */
const fields = z.record(z.string(), z.json());
const queryResult = z.array(
  z.object({ document: z.object({ name: z.string(), fields: fields.default({}) }).optional() }),
);

const got = z.array(z.object({ found: z.object({ fields: fields.default({}) }).optional() }));

/** A document without its project: path below the database, and fields. */
export const storedDocument = z.object({ path: z.string(), fields });
export type StoredDocument = z.infer<typeof storedDocument>;

const PAGE = 300;
/** Firestore limits a commit to 500 writes and 10 MiB. */
const WRITES_MAX = 400;
const WRITES_BYTES = 4_000_000;

const getRoot = (environment: Environment): string => `projects/${environment.project}/databases/(default)/documents`;

type Json = z.infer<ReturnType<typeof z.json>>;

/**
 * Replaces each reference in a value. A document field named `referenceValue` stays unchanged: its value is an object
 * that names the type, not a string.
 */
const replaceReferences = (value: Json, change: (name: string) => string): Json => {
  if (Array.isArray(value)) return value.map((item) => replaceReferences(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'referenceValue' && typeof inner === 'string' ? change(inner) : replaceReferences(inner, change),
    ]),
  );
};

const changedReferences = (of: StoredDocument['fields'], change: (name: string) => string): StoredDocument['fields'] =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, replaceReferences(value, change)]));

const readPage = async (environment: Environment, after: string | null, readTime: string | null) => {
  const root = getRoot(environment);
  const query = {
    // All documents of the database, also below missing parents.
    from: [{ allDescendants: true }],
    orderBy: [{ field: { fieldPath: '__name__' } }],
    ...(after === null ? {} : { startAt: { values: [{ referenceValue: `${root}/${after}` }], before: false } }),
    limit: PAGE,
  };
  const body = toCanonicalJson({ structuredQuery: query, ...(readTime === null ? {} : { readTime }) });
  const response = queryResult.parse(
    await callGoogleApi(environment, 'POST', `${environment.firestore}/${root}:runQuery`, body),
  );
  return response.flatMap(({ document }): StoredDocument[] => {
    if (document === undefined) return [];
    const path = document.name.slice(root.length + 1);
    const inside = (name: string) => (name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name);
    return [{ path, fields: changedReferences(document.fields, inside) }];
  });
};

/**
 * Reads all documents of the database in name order, page by page.
 *
 * @param readTime read time (ISO), or null for the state at each page's read
 */
export async function* readDocuments(
  environment: Environment,
  readTime: string | null,
): AsyncGenerator<StoredDocument[]> {
  let after: string | null = null;
  for (;;) {
    const documents: StoredDocument[] = await readPage(environment, after, readTime);
    if (documents.length > 0) yield documents;
    if (documents.length < PAGE) return;
    after = documents.at(-1)?.path ?? null;
  }
}

/**
 * Leaves out data that links events or limits to IP addresses (R201), and what staff look at. The functions recreate
 * these documents.
 */
const isBackedUp = ({ path }: StoredDocument): boolean =>
  path !== 'system/visitor-salt' && !/^(?:rate_limits|staff_presence)\//.test(path);

/** Reads the database's documents for a backup: those of `readDocuments` that pass `isBackedUp`. */
export async function* readBackupDocuments(
  environment: Environment,
  readTime: string | null,
): AsyncGenerator<StoredDocument[]> {
  for await (const documents of readDocuments(environment, readTime)) {
    const included = documents.filter(isBackedUp);
    if (included.length > 0) yield included;
  }
}

/** One document by path, or undefined. Its references contain the project's name. */
export const readDocument = async (environment: Environment, path: string): Promise<StoredDocument | undefined> => {
  const root = getRoot(environment);
  const body = JSON.stringify({ documents: [`${root}/${path}`] });
  const [first] = got.parse(
    await callGoogleApi(environment, 'POST', `${environment.firestore}/${root}:batchGet`, body),
  );
  return first?.found && { path, fields: first.found.fields };
};

const commit = async (environment: Environment, writes: readonly string[]): Promise<void> => {
  if (writes.length === 0) return;
  await callGoogleApi(
    environment,
    'POST',
    `${environment.firestore}/${getRoot(environment)}:commit`,
    `{"writes":[${writes.join(',')}]}`,
  );
};

const commitAll = async (environment: Environment, writes: Iterable<string>): Promise<void> => {
  let batch: string[] = [];
  let bytes = 0;
  for (const write of writes) {
    if (batch.length === WRITES_MAX || bytes + write.length > WRITES_BYTES) {
      await commit(environment, batch);
      [batch, bytes] = [[], 0];
    }
    batch.push(write);
    bytes += write.length;
  }
  await commit(environment, batch);
};

/** Writes documents, and overwrites existing ones. */
export const writeDocuments = (environment: Environment, documents: readonly StoredDocument[]): Promise<void> => {
  const root = getRoot(environment);
  const outside = (name: string) => (name.startsWith('projects/') ? name : `${root}/${name}`);
  const write = ({ path, fields: held }: StoredDocument) =>
    toCanonicalJson({ update: { name: `${root}/${path}`, fields: changedReferences(held, outside) } });
  return commitAll(environment, documents.map(write));
};

export const deleteDocuments = (environment: Environment, paths: readonly string[]): Promise<void> =>
  commitAll(
    environment,
    paths.map((path) => toCanonicalJson({ delete: `${getRoot(environment)}/${path}` })),
  );
