/** Supported binary operators (except `||` and `&&`) and methods of the rules language. */
import { RE2JS } from 're2js';
import { getType, PATH, RulesError, type RulesValue, readAs, toInt64 } from './values.ts';

type Operator = (left: RulesValue, right: RulesValue) => RulesValue;

const onInts =
  (operate: (left: bigint, right: bigint) => bigint | boolean): Operator =>
  (left, right) => {
    const result = operate(readAs('int', left), readAs('int', right));
    return typeof result === 'bigint' ? toInt64(result) : result;
  };

/** `==`: values of different types are unequal. Comparing two lists, maps, paths or timestamps is an error. */
function equals(left: RulesValue, right: RulesValue): boolean {
  const [first, second] = [getType(left), getType(right)];
  if (first === second && (left === PATH || (typeof left === 'object' && left !== null))) {
    throw new RulesError(`Two values of type ${first} are not compared`);
  }
  return first === second && left === right;
}

function isIn(value: RulesValue, container: RulesValue): boolean {
  if (container instanceof Map) return container.has(readAs('string', value));
  return readAs('list', container).some((member) => equals(value, member));
}

export const OPERATORS: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['==', equals],
  ['!=', (left, right) => !equals(left, right)],
  ['in', isIn],
  ['<', onInts((left, right) => left < right)],
  ['<=', onInts((left, right) => left <= right)],
  ['>', onInts((left, right) => left > right)],
  ['>=', onInts((left, right) => left >= right)],
  ['+', onInts((left, right) => left + right)],
  ['-', onInts((left, right) => left - right)],
  ['*', onInts((left, right) => left * right)],
]);

interface Method {
  readonly arity: number;
  readonly run: (self: RulesValue, ...args: readonly RulesValue[]) => RulesValue;
}

function getOr(map: RulesValue, key: RulesValue | undefined, fallback: RulesValue = null): RulesValue {
  const value = readAs('map', map).get(readAs('string', key));
  return value === undefined ? fallback : value;
}

export const VALUE_METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['get', { arity: 2, run: getOr }],
  // The expression must match the whole string.
  [
    'matches',
    { arity: 1, run: (text, like) => compilePattern(readAs('string', like)).matches(readAs('string', text)) },
  ],
  ['toMillis', { arity: 0, run: (time) => BigInt(readAs('timestamp', time).getTime()) }],
]);

/**
 * Compiles an RE2 expression: linear time, without backtracking.
 *
 * @throws RulesError if RE2 does not support the expression (look-ahead, back references, invalid syntax)
 */
export function compilePattern(expression: string): RE2JS {
  try {
    return RE2JS.compile(expression);
  } catch (error) {
    throw new RulesError(`'${expression}' is not an RE2 expression: ${error instanceof Error ? error.message : error}`);
  }
}
