/** The closed table of methods, by the type they are called on. */
import { asList, asMap, asMembers, asSet, asString, asText } from './arguments.ts';
import { matchesWhole, replaceAll, split } from './patterns.ts';
import { durationMethods, timestampMethods } from './times.ts';
import {
  contains,
  Duration,
  isList,
  MapDiff,
  RulesError,
  type RulesList,
  type RulesMap,
  RulesSet,
  type RulesValue,
  same,
  Timestamp,
  typeOf,
} from './values.ts';

type Method<Self> = (self: Self, ...args: RulesValue[]) => RulesValue;
type MethodTable<Self> = Readonly<Record<string, Method<Self>>>;

/** Letters, spaces and sizes as the real runtime counts them: ASCII only, and UTF-16 units. */
const stringMethods: MethodTable<string> = {
  size: (text) => BigInt(text.length),
  lower: (text) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
  upper: (text) => text.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()),
  trim: (text) => text.replaceAll(/^[ \t\n\v\f\r]+|[ \t\n\v\f\r]+$/g, ''),
  matches: (text, expression) => matchesWhole(text, asString(expression)),
  replace: (text, expression, by) => replaceAll(text, asString(expression), asString(by)),
  split: (text, expression) => split(text, asString(expression)),
};

const hasAll = (members: RulesList, wanted: RulesList) => wanted.every((value) => contains(members, value));
const hasAny = (members: RulesList, wanted: RulesList) => wanted.some((value) => contains(members, value));

const listMethods: MethodTable<RulesList> = {
  size: (list) => BigInt(list.length),
  hasAll: (list, wanted) => hasAll(list, asList(wanted)),
  hasAny: (list, wanted) => hasAny(list, asList(wanted)),
  hasOnly: (list, allowed) => hasAll(asList(allowed), list),
  concat: (list, other) => [...list, ...asList(other)],
  join: (list, separator) => list.map((member) => asText(member)).join(asString(separator)),
  removeAll: (list, others) => {
    const removed = asList(others);
    return list.filter((value) => !contains(removed, value));
  },
  toSet: (list) => new RulesSet(list),
};

const setMethods: MethodTable<RulesSet> = {
  size: ({ members }) => BigInt(members.length),
  hasAll: ({ members }, wanted) => hasAll(members, asMembers(wanted)),
  hasAny: ({ members }, wanted) => hasAny(members, asMembers(wanted)),
  hasOnly: ({ members }, allowed) => hasAll(asMembers(allowed), members),
  union: (set, other) => new RulesSet([...set.members, ...asSet(other).members]),
  difference: (set, other) => new RulesSet(set.members.filter((value) => !contains(asSet(other).members, value))),
  intersection: (set, other) => new RulesSet(set.members.filter((value) => contains(asSet(other).members, value))),
};

const mapMethods: MethodTable<RulesMap> = {
  size: (map) => BigInt(map.size),
  keys: (map) => [...map.keys()].sort(),
  values: (map) => [...map.keys()].sort().map((key) => map.get(key) ?? null),
  get: (map, key = null, fallback = null) => {
    const value = lookUp(map, typeof key === 'string' ? [key] : asList(key));
    return value === undefined ? fallback : value;
  },
  diff: (map, before) => new MapDiff(map, asMap(before)),
};

/** Follows a list of keys into nested maps; undefined when one is missing. */
function lookUp(map: RulesMap, keys: RulesList): RulesValue | undefined {
  let value: RulesValue | undefined = map;
  for (const key of keys) value = value instanceof Map ? value.get(asString(key)) : undefined;
  return value;
}

const added = ({ now, before }: MapDiff) => [...now.keys()].filter((key) => !before.has(key));
const removed = ({ now, before }: MapDiff) => [...before.keys()].filter((key) => !now.has(key));
const common = ({ now, before }: MapDiff, unchanged: boolean) =>
  [...now]
    .filter(([key, value]) => before.has(key) && same(value, before.get(key) ?? null) === unchanged)
    .map(([key]) => key);

const diffMethods: MethodTable<MapDiff> = {
  addedKeys: (diff) => new RulesSet(added(diff)),
  removedKeys: (diff) => new RulesSet(removed(diff)),
  changedKeys: (diff) => new RulesSet(common(diff, false)),
  unchangedKeys: (diff) => new RulesSet(common(diff, true)),
  affectedKeys: (diff) => new RulesSet([...added(diff), ...removed(diff), ...common(diff, false)]),
};

const bytesMethods: MethodTable<Uint8Array> = { size: (bytes) => BigInt(bytes.length) };

const TABLES: readonly Readonly<Record<string, unknown>>[] = [
  stringMethods,
  listMethods,
  setMethods,
  mapMethods,
  diffMethods,
  timestampMethods,
  durationMethods,
  bytesMethods,
];

/** Arguments of every method that takes any; the others take none. */
const ARITY: Readonly<Record<string, number>> = {
  matches: 1,
  replace: 2,
  split: 1,
  hasAll: 1,
  hasAny: 1,
  hasOnly: 1,
  concat: 1,
  join: 1,
  removeAll: 1,
  union: 1,
  difference: 1,
  intersection: 1,
  get: 2,
  diff: 1,
};

/** @returns how many arguments a method takes, or null when no type has such a method. */
export function methodArity(name: string): number | null {
  return TABLES.some((table) => Object.hasOwn(table, name)) ? (ARITY[name] ?? 0) : null;
}

/**
 * Calls a method.
 * @throws RulesError when the value's type has no such method or an argument has the wrong type.
 */
export function callMethod(self: RulesValue, name: string, args: readonly RulesValue[]): RulesValue {
  if (typeof self === 'string') return run(stringMethods, self, name, args);
  if (self instanceof RulesSet) return run(setMethods, self, name, args);
  if (self instanceof MapDiff) return run(diffMethods, self, name, args);
  if (self instanceof Timestamp) return run(timestampMethods, self, name, args);
  if (self instanceof Duration) return run(durationMethods, self, name, args);
  if (self instanceof Map) return run(mapMethods, self, name, args);
  if (self instanceof Uint8Array) return run(bytesMethods, self, name, args);
  if (self !== null && isList(self)) return run(listMethods, self, name, args);
  throw new RulesError(`${typeOf(self)} has no method '${name}'`);
}

function run<Self extends RulesValue>(table: MethodTable<Self>, self: Self, name: string, args: readonly RulesValue[]) {
  const method = Object.hasOwn(table, name) ? table[name] : undefined;
  if (method === undefined) throw new RulesError(`${typeOf(self)} has no method '${name}'`);
  return method(self, ...args);
}
