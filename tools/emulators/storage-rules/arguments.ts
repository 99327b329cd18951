/** Reads arguments of rules functions as the type they must have; anything else is an evaluation error. */
import {
  Duration,
  isList,
  isNumeric,
  RulesError,
  type RulesList,
  type RulesMap,
  RulesPath,
  RulesSet,
  type RulesValue,
  typeOf,
} from './values.ts';

const MAX_INT = 2n ** 63n - 1n;
const MIN_INT = -(2n ** 63n);

function wrong(value: RulesValue | undefined, wanted: string): RulesError {
  return new RulesError(`Expected ${wanted}, got ${value === undefined ? 'nothing' : typeOf(value)}`);
}

export function asBool(value: RulesValue | undefined): boolean {
  if (typeof value === 'boolean') return value;
  throw wrong(value, 'bool');
}

export function asString(value: RulesValue | undefined): string {
  if (typeof value === 'string') return value;
  throw wrong(value, 'string');
}

export function asInt(value: RulesValue | undefined): bigint {
  if (typeof value === 'bigint') return value;
  throw wrong(value, 'int');
}

export function asNumber(value: RulesValue | undefined): bigint | number {
  if (value !== undefined && isNumeric(value)) return value;
  throw wrong(value, 'int or float');
}

export function asMap(value: RulesValue | undefined): RulesMap {
  if (value instanceof Map) return value;
  throw wrong(value, 'map');
}

export function asSet(value: RulesValue | undefined): RulesSet {
  if (value instanceof RulesSet) return value;
  throw wrong(value, 'set');
}

export function asList(value: RulesValue | undefined): RulesList {
  if (value !== undefined && isList(value)) return value;
  throw wrong(value, 'list');
}

/** A list or a set, as its members. */
export function asMembers(value: RulesValue | undefined): RulesList {
  return value instanceof RulesSet ? value.members : asList(value);
}

export function asPath(value: RulesValue | undefined): RulesPath {
  if (value instanceof RulesPath) return value;
  throw wrong(value, 'path');
}

export function asDuration(value: RulesValue | undefined): Duration {
  if (value instanceof Duration) return value;
  throw wrong(value, 'duration');
}

/** Keeps an int within 64 bits. @throws RulesError on overflow. */
export function int64(value: bigint): bigint {
  if (value > MAX_INT || value < MIN_INT) throw new RulesError('Integer overflow');
  return value;
}

/** @returns a float as int. @throws RulesError when it is not finite or too large. */
export function toInt(value: number): bigint {
  if (!Number.isFinite(value)) throw new RulesError(`${value} is not an int`);
  return int64(BigInt(value));
}

/** A value as `string()` and `join()` write it. @throws RulesError for what they do not write. */
export function asText(value: RulesValue | undefined): string {
  if (typeof value === 'string' || typeof value === 'bigint' || typeof value === 'boolean' || value === null) {
    return String(value);
  }
  if (typeof value !== 'number') throw wrong(value, 'a string, number, bool or null');
  // Beyond these bounds the real runtime writes exponents in its own way.
  const plain = value === 0 || (Math.abs(value) >= 1e-3 && Math.abs(value) < 1e7);
  if (!plain) throw new RulesError(`The float ${value} cannot be written as string`);
  return Number.isInteger(value) ? `${value}.0` : String(value);
}
