import fc from 'fast-check';
import { brokenOf } from './broken-values.ts';
import { HOSTILE_HEADERS, HOSTILE_TEXTS, RAW_BODIES, RAW_QUERIES, RAW_SEGMENTS } from './hostile.ts';
import { BEARERS, type BearerName } from './identities.ts';
import type { KnownRecords } from './known-records.ts';
import type { Operation, Parameter } from './operations.ts';
import { validOf } from './valid-values.ts';

/** One request as it will be sent, but for the bearer's token. */
export interface FuzzRequest {
  readonly method: string;
  /** With the query, encoded as it is sent. */
  readonly target: string;
  readonly bearer: BearerName;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

/** How often each part is as it should be, for one time that it is not. */
const GOOD = 4;
const mostly = <T>(good: fc.Arbitrary<T>, bad: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: good, weight: GOOD }, { arbitrary: bad, weight: 1 });

/** Half of a surrogate pair has no UTF-8, so no address can hold it. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
/** A server hangs up on addresses of more than 16 KiB, and that is the end of what there is to be seen of them. */
const SEGMENT_MAX = 6000;
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const segments = (parameter: Parameter, known: KnownRecords): fc.Arbitrary<string> =>
  mostly(
    validOf(parameter.schema, known.texts, parameter.name).map((value) => encoded(asText(value))),
    fc.oneof(
      fc.constantFrom(...RAW_SEGMENTS),
      fc.constantFrom(...HOSTILE_TEXTS).map((text) => encoded(text).slice(0, SEGMENT_MAX)),
    ),
  );

const filled = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');

/** The path of a record that is there, half of the time. */
const paths = ({ path, parameters }: Operation, known: KnownRecords): fc.Arbitrary<string> => {
  const ofPath = parameters.filter((parameter) => parameter.in === 'path');
  const made = fc
    .record(Object.fromEntries(ofPath.map((parameter) => [parameter.name, segments(parameter, known)])))
    .map((values) => filled(path, values));
  if (ofPath.length === 0 || known.params.length === 0) return made;
  const real = fc
    .constantFrom(...known.params)
    .map((values) => filled(path, Object.fromEntries(Object.entries(values).map(([k, v]) => [k, encoded(v)]))));
  return fc.oneof(real, made);
};

/** A list's questions are JSON inside texts, which a schema cannot say. */
const LIST_QUESTIONS = ['sort', 'range', 'filter'] as const;
const SORTS = ['created_at', 'updated_at', 'id'];
const FILTERS = ['q', 'queue', 'open', 'status', 'id', 'target'];
const listQuestion = (
  name: (typeof LIST_QUESTIONS)[number],
  { ids }: KnownRecords,
  fields: readonly string[],
): fc.Arbitrary<unknown> => {
  const way = fc.constantFrom('ASC', 'DESC');
  if (name === 'sort') {
    return fc.tuple(fc.constantFrom(...SORTS, ...SORTS, ...fields), way).map((pair) => JSON.stringify(pair));
  }
  if (name === 'range') return fc.tuple(fc.nat(40), fc.nat(1020)).map(([a, b]) => JSON.stringify([a, a + b]));
  const value = fc.oneof(
    fc.subarray([...ids]),
    fc.constantFrom('a', 'mods', 'all', 'new', 'approved', 'pending', ...ids, ...HOSTILE_TEXTS.slice(0, 24)),
    fc.boolean(),
    fc.nat(),
  );
  const filter = fc.dictionary(fc.constantFrom(...FILTERS, ...FILTERS, ...fields), value, { maxKeys: 2 });
  return filter.map((given) => JSON.stringify(given));
};

const isListQuestion = (name: string): name is (typeof LIST_QUESTIONS)[number] =>
  LIST_QUESTIONS.some((other) => other === name);

const parts = (parameter: Parameter, known: KnownRecords, fields: readonly string[]): fc.Arbitrary<string[]> => {
  const { name, schema } = parameter;
  const isList = isListQuestion(name) && schema.enum === undefined;
  const valid = isList ? listQuestion(name, known, fields) : validOf(schema, known.texts, name);
  const broken = fc.oneof(brokenOf(valid, schema), fc.constantFrom(...HOSTILE_TEXTS));
  return mostly(valid, broken).map((value) =>
    (Array.isArray(value) ? value : [value])
      .slice(0, 200)
      .map((one) => `${encoded(name)}=${encoded(asText(one) ?? '').slice(0, SEGMENT_MAX)}`),
  );
};

const queries = ({ parameters, fields }: Operation, known: KnownRecords): fc.Arbitrary<string> => {
  const ofQuery = parameters.filter((parameter) => parameter.in === 'query');
  const given = ofQuery.map((parameter) => fc.option(parts(parameter, known, fields), { nil: [] }));
  const good = fc.tuple(...given).map((all) => all.flat().join('&'));
  const bad = fc.tuple(good, fc.constantFrom(...RAW_QUERIES)).map(([query, raw]) => `${query}&${raw}`);
  // Calls that take none are seldom asked with one: it would be refused where their answers are cached.
  const weighted =
    ofQuery.length === 0 ? fc.oneof({ arbitrary: good, weight: 9 }, { arbitrary: bad, weight: 1 }) : mostly(good, bad);
  return weighted.map((query) => (query === '' ? '' : `?${query}`).slice(0, 12_000));
};

const bodies = ({ body }: Operation, known: KnownRecords): fc.Arbitrary<FuzzRequest['body']> => {
  const raw = fc.constantFrom(...RAW_BODIES);
  if (body === undefined)
    return fc.oneof({ arbitrary: fc.constant(undefined), weight: 9 }, { arbitrary: raw, weight: 1 });
  if (body === 'bytes') {
    const noise = fc.uint8Array({ maxLength: 400 }).map((bytes) => new Uint8Array(bytes));
    return fc.oneof(fc.constantFrom(...known.pictures), noise, raw, fc.constant(undefined));
  }
  const made = validOf(body, known.texts, '');
  const valid = known.bodies.length === 0 ? made : fc.oneof(made, fc.constantFrom(...known.bodies));
  const json = fc.oneof(valid, brokenOf(valid, body)).map((value) => JSON.stringify(value) as string | undefined);
  return fc.oneof(
    { arbitrary: json, weight: 8 },
    { arbitrary: raw, weight: 1 },
    { arbitrary: fc.constant(undefined), weight: 1 },
  );
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Requests to one endpoint: valid ones, ones with one thing wrong, and ones that are wrong all over; by everybody, most
 * often by somebody who may.
 */
export const requestsTo = (operation: Operation, known: KnownRecords): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      method: fc.oneof(
        { arbitrary: fc.constant(operation.method), weight: 24 },
        { arbitrary: fc.constantFrom(...METHODS), weight: 1 },
      ),
      path: paths(operation, known),
      query: queries(operation, known),
      bearer: mostly(fc.constantFrom(...known.admitted), fc.constantFrom(...BEARERS)),
      headers: fc.oneof(
        { arbitrary: fc.constant({}), weight: 6 },
        { arbitrary: fc.constantFrom(...HOSTILE_HEADERS), weight: 1 },
      ),
      body: bodies(operation, known),
    })
    .map(({ path, query, ...request }) => ({ ...request, target: `${path}${query}` }));
