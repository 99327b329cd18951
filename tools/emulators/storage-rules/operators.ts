/** Arithmetic and order of the rules language. */
import { int64 } from './arguments.ts';
import { compare, Duration, isNumeric, RulesError, type RulesValue, Timestamp, typeOf } from './values.ts';

type Arithmetic = '+' | '-' | '*' | '/' | '%';
type Order = '<' | '<=' | '>' | '>=';

/** @throws RulesError when the operator does not take these types. */
export function binary(operator: Arithmetic | Order, left: RulesValue, right: RulesValue): RulesValue {
  switch (operator) {
    case '<':
      return compare(left, right) < 0;
    case '<=':
      return compare(left, right) <= 0;
    case '>':
      return compare(left, right) > 0;
    case '>=':
      return compare(left, right) >= 0;
    default:
      return arithmetic(operator, left, right);
  }
}

export function negate(value: RulesValue): RulesValue {
  if (typeof value === 'bigint') return int64(-value);
  if (typeof value === 'number') return -value;
  throw new RulesError(`${typeOf(value)} has no negative`);
}

function arithmetic(operator: Arithmetic, left: RulesValue, right: RulesValue): RulesValue {
  if (typeof left === 'bigint' && typeof right === 'bigint') return int64(onInts(operator, left, right));
  if (isNumeric(left) && isNumeric(right)) return onFloats(operator, Number(left), Number(right));
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') return left + right;
  if (operator === '+' || operator === '-') {
    const time = onTimes(operator, left, right);
    if (time !== null) return time;
  }
  throw new RulesError(`${typeOf(left)} ${operator} ${typeOf(right)} is not defined`);
}

function onInts(operator: Arithmetic, left: bigint, right: bigint): bigint {
  if (right === 0n && (operator === '/' || operator === '%')) throw new RulesError('Division by zero');
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  return operator === '/' ? left / right : left % right;
}

function onFloats(operator: Arithmetic, left: number, right: number): number {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  return operator === '/' ? left / right : left % right;
}

function onTimes(operator: '+' | '-', left: RulesValue, right: RulesValue): RulesValue | null {
  const sum = (first: bigint, second: bigint) => (operator === '+' ? first + second : first - second);
  if (left instanceof Duration && right instanceof Duration) return new Duration(sum(left.nanos, right.nanos));
  if (left instanceof Timestamp && right instanceof Duration) return new Timestamp(sum(left.nanos, right.nanos));
  if (operator === '+')
    return left instanceof Duration && right instanceof Timestamp ? onTimes('+', right, left) : null;
  if (left instanceof Timestamp && right instanceof Timestamp) return new Duration(left.nanos - right.nanos);
  return null;
}
