/**
 * Reads values from outside: the expression values of firebase-tools' protocol and the typed values of Firestore's
 * REST interface. What neither defines is an evaluation error, never a guess.
 */
import { int64 } from './arguments.ts';
import { parseTimestamp } from './times.ts';
import { LatLng, RulesError, type RulesMap, RulesPath, RulesSet, type RulesValue } from './values.ts';

type Json = Readonly<Record<string, unknown>>;
type Decoders = Readonly<Record<string, (content: unknown) => RulesValue>>;

const PROTOCOL: Decoders = {
  null_value: () => null,
  bool_value: (content) => bool(content),
  int_value: (content) => int(content),
  float_value: (content) => number(content),
  string_value: (content) => text(content),
  timestamp_value: (content) => parseTimestamp(text(content)),
  list_value: (content) => members(content).map(decodeProtocol),
  set_value: (content) => new RulesSet(members(content).map(decodeProtocol)),
  map_value: (content) => fields(content, decodeProtocol),
  path_value: (content) => new RulesPath(list(object(content).segments).map((segment) => text(object(segment).simple))),
};

const FIRESTORE: Decoders = {
  nullValue: () => null,
  booleanValue: (content) => bool(content),
  integerValue: (content) => int(content),
  doubleValue: (content) => (typeof content === 'string' ? special(content) : number(content)),
  stringValue: (content) => text(content),
  bytesValue: (content) => new Uint8Array(Buffer.from(text(content), 'base64')),
  timestampValue: (content) => parseTimestamp(text(content)),
  referenceValue: (content) => new RulesPath(text(content).split('/').slice(2)),
  geoPointValue: (content) => new LatLng(number(object(content).latitude ?? 0), number(object(content).longitude ?? 0)),
  arrayValue: (content) => members(content).map(decodeFirestore),
  mapValue: (content) => fields(content, decodeFirestore),
};

/** @throws RulesError for anything but `{ string_value: … }` and its like. */
export function decodeProtocol(value: unknown): RulesValue {
  return decode(value, PROTOCOL);
}

/** @param value the `fields` of a document as REST answers them; absent for an empty document. */
export function decodeDocument(value: unknown): RulesMap {
  return fields({ fields: value }, decodeFirestore);
}

function decodeFirestore(value: unknown): RulesValue {
  return decode(value, FIRESTORE);
}

function decode(value: unknown, decoders: Decoders): RulesValue {
  const entries = Object.entries(object(value));
  const [kind, content] = entries[0] ?? [];
  const decoder = kind !== undefined && Object.hasOwn(decoders, kind) ? decoders[kind] : undefined;
  if (decoder === undefined || entries.length !== 1) throw new RulesError(`Unknown kind of value: ${kind ?? 'none'}`);
  return decoder(content);
}

function fields(content: unknown, decodeOne: (value: unknown) => RulesValue): RulesMap {
  const entries = Object.entries(object(object(content).fields ?? {}));
  return new Map(entries.map(([key, value]) => [key, decodeOne(value)]));
}

function members(content: unknown): readonly unknown[] {
  return list(object(content).values ?? []);
}

function object(value: unknown): Json {
  if (isObject(value)) return value;
  throw new RulesError('Expected an object');
}

/** Whether the value is a JSON object and no array. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new RulesError('Expected a list');
}

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new RulesError('Expected a string');
}

function bool(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new RulesError('Expected a bool');
}

function number(value: unknown): number {
  if (typeof value === 'number') return value;
  throw new RulesError('Expected a number');
}

/** firebase-tools writes an int as number, Firestore as string. */
function int(value: unknown): bigint {
  if (typeof value === 'string' && /^-?\d+$/.test(value)) return int64(BigInt(value));
  if (Number.isInteger(value)) return int64(BigInt(number(value)));
  throw new RulesError('Expected an int');
}

function special(name: string): number {
  if (name === 'NaN') return Number.NaN;
  if (name === 'Infinity') return Number.POSITIVE_INFINITY;
  if (name === '-Infinity') return Number.NEGATIVE_INFINITY;
  throw new RulesError(`'${name}' is not a float`);
}
