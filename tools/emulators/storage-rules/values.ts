/**
 * The values of the rules language. An int is a bigint, a timestamp a Date, a list an array, a map a Map. There are no
 * floats: nothing in storage.rules creates or compares one.
 */

/** An evaluation error. It denies its rule unless `||` or `&&` decides without it. */
export class RulesError extends Error {}

/** Any path. No supported operator or method reads the segments of a path. */
export const PATH = Symbol('path');

export type RulesMap = ReadonlyMap<string, RulesValue>;
export type RulesList = readonly RulesValue[];
export type RulesValue = null | boolean | bigint | string | Date | RulesList | RulesMap | typeof PATH;

/** Types that functions and operators require, under the names that messages use. */
interface Types {
  bool: boolean;
  int: bigint;
  string: string;
  timestamp: Date;
  list: RulesList;
  map: RulesMap;
  path: typeof PATH;
}

const TESTS: { readonly [T in keyof Types]: (value: RulesValue) => value is Types[T] } = {
  bool: (value) => typeof value === 'boolean',
  int: (value) => typeof value === 'bigint',
  string: (value) => typeof value === 'string',
  timestamp: (value) => value instanceof Date,
  list: (value) => Array.isArray(value),
  map: (value) => value instanceof Map,
  path: (value) => value === PATH,
};

export function getType(value: RulesValue): string {
  return Object.entries(TESTS).find(([, test]) => test(value))?.[0] ?? 'null';
}

/**
 * Reads a value as a type.
 *
 * @throws RulesError for any other type
 */
export function readAs<T extends keyof Types>(type: T, value: RulesValue | undefined): Types[T] {
  if (value !== undefined && TESTS[type](value)) return value;
  throw new RulesError(`Expected ${type}, got ${value === undefined ? 'nothing' : getType(value)}`);
}

/**
 * Checks that an int fits into 64 bits.
 *
 * @throws RulesError on overflow
 */
export function toInt64(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new RulesError('Integer overflow');
  return value;
}

/**
 * Evaluates `value.name`.
 *
 * @throws RulesError if `value` is no map or lacks the key
 */
export function getField(value: RulesValue, name: string): RulesValue {
  const found = readAs('map', value).get(name);
  if (found === undefined) throw new RulesError(`No property '${name}'`);
  return found;
}
