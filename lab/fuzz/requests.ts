import fc from 'fast-check';
import { HOSTILE_HEADERS, HOSTILE_TEXTS, RAW_BODIES, RAW_QUERIES, RAW_SEGMENTS } from './hostile.ts';
import { BEARERS, type BearerName, getAdmittedBearers } from './identities.ts';
import type { Operation, Parameter } from './operations.ts';
import { PICTURES, type SampleValues } from './sample-values.ts';
import { createBrokenValues, createValidValues } from './values.ts';

/** A request that names its caller. The bearer token is added later. */
export interface FuzzRequest {
  readonly method: string;
  /** Path and query, encoded for sending. */
  readonly target: string;
  readonly bearer: BearerName;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

/** Mostly picks the valid part, and sometimes the invalid part. */
const mostly = <T>(valid: fc.Arbitrary<T>, invalid: fc.Arbitrary<T>, weight = 4): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: valid, weight }, { arbitrary: invalid, weight: 1 });

/** A lone surrogate has no UTF-8 encoding, so no URL can contain it. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
/** A server closes the connection at URLs of more than 16 KiB, which would hide the response. */
const SEGMENT_MAX = 6000;
const toText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const createSegments = ({ schema, name }: Parameter, { texts }: SampleValues): fc.Arbitrary<string> =>
  mostly(
    createValidValues(schema, texts, name).map((value) => encode(toText(value))),
    fc.oneof(
      RAW_SEGMENTS,
      HOSTILE_TEXTS.map((text) => encode(text).slice(0, SEGMENT_MAX)),
    ),
  );

/** Paths of the endpoint. Half of them lead to existing records. */
const createPaths = ({ path, parameters }: Operation, known: SampleValues): fc.Arbitrary<string> => {
  const fill = (values: Readonly<Record<string, string>>): string =>
    path.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  if (inPath.length === 0) return fc.constant(path);
  const made = fc
    .record(Object.fromEntries(inPath.map((parameter) => [parameter.name, createSegments(parameter, known)])))
    .map(fill);
  if (known.params.length === 0) return made;
  const real = fc
    .constantFrom(...known.params)
    .map((values) => fill(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encode(value)]))));
  return fc.oneof(real, made);
};

/** Parameters of console lists. The values are JSON in strings, which a schema cannot describe. */
const createListParameters = (
  { ids, texts }: SampleValues,
  fields: readonly string[],
): Readonly<Record<string, fc.Arbitrary<unknown>>> => {
  const mods = (texts.mod_id ?? []).slice(0, 4);
  const ofMods = mods.flatMap((mod) => [{ mod }, { mod_id: mod }, { about: `mods/${mod}` }]);
  const filters = [{}, { q: 'a' }, { id: ids }, ...ofMods];
  const words = ['a', 'mods', 'all', 'new', 'approved', 'pending', ...ids];
  const value = fc.oneof(fc.subarray([...ids]), fc.constantFrom(...words), fc.boolean(), fc.nat(), HOSTILE_TEXTS);
  const name = fc.constantFrom('q', 'queue', 'open', 'status', 'id', 'target', ...fields);
  return {
    sort: fc.tuple(fc.constantFrom('created_at', 'updated_at', 'id', ...fields), fc.constantFrom('ASC', 'DESC')),
    range: fc.tuple(fc.nat(40), fc.nat(1020)).map(([first, more]) => [first, first + more]),
    filter: fc.oneof(fc.constantFrom<unknown>(...filters), fc.dictionary(name, value, { maxKeys: 2 })),
    after: fc.constantFrom(...ids, 'a'),
  };
};

const createQueries = ({ parameters, fields }: Operation, known: SampleValues): fc.Arbitrary<string> => {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const lists = inQuery.some(({ name }) => name === 'filter') ? createListParameters(known, fields) : {};
  const given = inQuery.map(({ name, schema }) => {
    const valid = lists[name]?.map((json) => JSON.stringify(json)) ?? createValidValues(schema, known.texts, name);
    const one = mostly(valid, fc.oneof(createBrokenValues(valid, schema), HOSTILE_TEXTS)).map((value) =>
      (Array.isArray(value) ? value : [value])
        .slice(0, 200)
        .map((item) => `${encode(name)}=${encode(toText(item)).slice(0, SEGMENT_MAX)}`),
    );
    return fc.option(one, { nil: [], freq: 2 });
  });
  const good = fc.tuple(...given).map((all) => all.flat().join('&'));
  const bad = fc.tuple(good, RAW_QUERIES).map(([query, raw]) => `${query}&${raw}`);
  // A call without parameters rarely gets a query, because cached endpoints reject any query.
  return mostly(good, bad, inQuery.length === 0 ? 9 : 4).map((query) =>
    (query === '' ? '' : `?${query}`).slice(0, 12_000),
  );
};

const createBodies = ({ body }: Operation, known: SampleValues): fc.Arbitrary<FuzzRequest['body']> => {
  const none = fc.constant(undefined);
  if (body === undefined) return mostly(none, RAW_BODIES, 9);
  if (body === 'bytes') {
    const noise = fc.uint8Array({ maxLength: 400 }).map((bytes) => new Uint8Array(bytes));
    return fc.oneof(fc.constantFrom(...PICTURES), noise, RAW_BODIES, none);
  }
  const made = createValidValues(body, known.texts, '');
  const valid = known.bodies.length === 0 ? made : fc.oneof(made, fc.constantFrom(...known.bodies));
  const json = fc.oneof(valid, createBrokenValues(valid, body)).map(toText);
  return mostly(json, fc.oneof(RAW_BODIES, none));
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Requests to one endpoint: valid, with one defect, or fully invalid. All callers send requests, mostly callers with
 * access.
 */
export const createRequests = (operation: Operation, known: SampleValues): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      method: mostly(fc.constant(operation.method), fc.constantFrom(...METHODS), 24),
      path: createPaths(operation, known),
      query: createQueries(operation, known),
      bearer: mostly(fc.constantFrom(...getAdmittedBearers(operation.access)), fc.constantFrom(...BEARERS)),
      headers: mostly(fc.constant({}), HOSTILE_HEADERS, 6),
      body: createBodies(operation, known),
    })
    .map(({ path, query, ...request }) => ({ ...request, target: `${path}${query}` }));
