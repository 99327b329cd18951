/**
 * The values of the rules language and what they have in common: type names, typed equality, order.
 * int is a bigint, float a number, list an array, map a Map; everything else has a class of its own.
 */

/** An evaluation error. It denies the rule it happens in, unless `||` or `&&` decides without it. */
export class RulesError extends Error {}

/** A point in time, in nanoseconds since 1970-01-01T00:00:00Z. */
export class Timestamp {
  readonly nanos: bigint;
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

/** A length of time in nanoseconds. */
export class Duration {
  readonly nanos: bigint;
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

/** A path as its segments; a template such as `/users/$(uid)` makes one. */
export class RulesPath {
  readonly segments: readonly string[];
  constructor(segments: readonly string[]) {
    this.segments = segments;
  }
}

/** A set keeps its members unequal to each other by {@link same}, not by JavaScript identity. */
export class RulesSet {
  readonly members: readonly RulesValue[];
  constructor(values: Iterable<RulesValue>) {
    const members: RulesValue[] = [];
    for (const value of values) if (!contains(members, value)) members.push(value);
    this.members = members;
  }
}

/** What `map.diff(other)` gives: the two maps, asked later for the keys that differ. */
export class MapDiff {
  readonly now: RulesMap;
  readonly before: RulesMap;
  constructor(now: RulesMap, before: RulesMap) {
    this.now = now;
    this.before = before;
  }
}

/** A geographic point; it can only be compared and asked for its type. */
export class LatLng {
  readonly latitude: number;
  readonly longitude: number;
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

export type RulesMap = ReadonlyMap<string, RulesValue>;
export type RulesList = readonly RulesValue[];
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | RulesList
  | RulesMap
  | Timestamp
  | Duration
  | RulesPath
  | RulesSet
  | MapDiff
  | LatLng;

/** The names the `is` operator and the method table know. */
export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'list'
  | 'map'
  | 'timestamp'
  | 'duration'
  | 'path'
  | 'set'
  | 'map_diff'
  | 'latlng';

/** Narrows to a list; `Array.isArray` alone does not do so for readonly arrays. */
export function isList(value: RulesValue): value is RulesList {
  return Array.isArray(value);
}

/** @returns the rules-language type of a value. */
export function typeOf(value: RulesValue): TypeName {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (isList(value)) return 'list';
  if (value instanceof Map) return 'map';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Duration) return 'duration';
  if (value instanceof RulesPath) return 'path';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof MapDiff) return 'map_diff';
  if (value instanceof LatLng) return 'latlng';
  return 'bytes';
}

/** @returns whether a list has a member that is the same as the value. */
export function contains(list: RulesList, value: RulesValue): boolean {
  return list.some((member) => same(member, value));
}

/** `==`: values of different types are unequal, except that 1 == 1.0. */
export function equals(left: RulesValue, right: RulesValue): boolean {
  return isNumeric(left) && isNumeric(right) ? compare(left, right) === 0 : same(left, right);
}

/** Equality within lists, maps and sets: there an int is not the same as a float. */
export function same(left: RulesValue, right: RulesValue): boolean {
  if (isList(left) && isList(right)) {
    return left.length === right.length && left.every((member, index) => same(member, right[index] ?? null));
  }
  if (left instanceof Map && right instanceof Map) return equalMaps(left, right);
  if (left instanceof RulesSet && right instanceof RulesSet) {
    return left.members.length === right.members.length && left.members.every((m) => contains(right.members, m));
  }
  if (left instanceof Timestamp && right instanceof Timestamp) return left.nanos === right.nanos;
  if (left instanceof Duration && right instanceof Duration) return left.nanos === right.nanos;
  if (left instanceof RulesPath && right instanceof RulesPath) return same(left.segments, right.segments);
  if (left instanceof LatLng && right instanceof LatLng) {
    return left.latitude === right.latitude && left.longitude === right.longitude;
  }
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right) === 0;
  return left === right;
}

function equalMaps(left: RulesMap, right: RulesMap): boolean {
  if (left.size !== right.size) return false;
  return [...left].every(([key, value]) => {
    const other = right.get(key);
    return other !== undefined && same(value, other);
  });
}

export function isNumeric(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

/**
 * Orders two values; an int beside a float is taken as float.
 * @returns below 0, 0 or above 0; NaN when a float is not a number, so that every comparison is false.
 * @throws RulesError when the types have no order between them.
 */
export function compare(left: RulesValue, right: RulesValue): number {
  if (typeof left === 'bigint' && typeof right === 'number') return compare(Number(left), right);
  if (typeof left === 'number' && typeof right === 'bigint') return compare(left, Number(right));
  if (isNumeric(left) && isNumeric(right)) {
    if (left < right) return -1;
    if (left > right) return 1;
    return left >= right ? 0 : Number.NaN;
  }
  if (typeof left === 'string' && typeof right === 'string')
    return Buffer.compare(Buffer.from(left), Buffer.from(right));
  if (left instanceof Timestamp && right instanceof Timestamp) return compare(left.nanos, right.nanos);
  if (left instanceof Duration && right instanceof Duration) return compare(left.nanos, right.nanos);
  throw new RulesError(`${typeOf(left)} and ${typeOf(right)} have no order`);
}
