/** Timestamps and durations of the rules language, counted in nanoseconds, UTC only. */
import { asInt, asString } from './arguments.ts';
import { Duration, RulesError, type RulesValue, Timestamp } from './values.ts';

const MILLI = 1_000_000n;
const SECOND = 1_000n * MILLI;
const MINUTE = 60n * SECOND;
const HOUR = 60n * MINUTE;
const DAY = 24n * HOUR;
const UNITS = new Map([
  ['w', 7n * DAY],
  ['d', DAY],
  ['h', HOUR],
  ['m', MINUTE],
  ['s', SECOND],
  ['ms', MILLI],
  ['ns', 1n],
]);
const RFC3339 = /^(\d{4,}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?Z$/;

/** @param text RFC 3339 in UTC with up to nine decimals, as Firestore and firebase-tools write it. */
export function parseTimestamp(text: string): Timestamp {
  const found = RFC3339.exec(text);
  const millis = Date.parse(`${found?.[1] ?? ''}Z`);
  if (found === null || Number.isNaN(millis)) throw new RulesError(`'${text}' is not a timestamp`);
  return new Timestamp(BigInt(millis) * MILLI + BigInt((found[2] ?? '').padEnd(9, '0')));
}

/** Floor division, also below zero (1969). */
function floor(value: bigint, by: bigint): bigint {
  return (value - (((value % by) + by) % by)) / by;
}

function sinceMidnight(time: Timestamp): bigint {
  return time.nanos - floor(time.nanos, DAY) * DAY;
}

function calendar(time: Timestamp): Date {
  return new Date(Number(floor(time.nanos, MILLI)));
}

/** Methods of a timestamp. Month and day count from 1, the week from Monday = 1. */
export const timestampMethods = {
  date: (time: Timestamp) => new Timestamp(floor(time.nanos, DAY) * DAY),
  time: (time: Timestamp) => new Duration(sinceMidnight(time)),
  year: (time: Timestamp) => BigInt(calendar(time).getUTCFullYear()),
  month: (time: Timestamp) => BigInt(calendar(time).getUTCMonth() + 1),
  day: (time: Timestamp) => BigInt(calendar(time).getUTCDate()),
  dayOfWeek: (time: Timestamp) => BigInt(calendar(time).getUTCDay() || 7),
  dayOfYear: (time: Timestamp) => {
    const newYear = Date.UTC(calendar(time).getUTCFullYear(), 0, 1);
    return floor(time.nanos - BigInt(newYear) * MILLI, DAY) + 1n;
  },
  hours: (time: Timestamp) => sinceMidnight(time) / HOUR,
  minutes: (time: Timestamp) => (sinceMidnight(time) / MINUTE) % 60n,
  seconds: (time: Timestamp) => (sinceMidnight(time) / SECOND) % 60n,
  nanos: (time: Timestamp) => sinceMidnight(time) % SECOND,
  toMillis: (time: Timestamp) => floor(time.nanos, MILLI),
};

/** Methods of a duration: whole seconds, and the nanoseconds beyond them. */
export const durationMethods = {
  seconds: (length: Duration) => length.nanos / SECOND,
  nanos: (length: Duration) => length.nanos % SECOND,
};

/** `duration.value(3, 'd')`. @throws RulesError on an unknown unit. */
export function durationValue(amount: RulesValue | undefined, unit: RulesValue | undefined): Duration {
  const nanos = UNITS.get(asString(unit));
  if (nanos === undefined) throw new RulesError(`Unknown unit of duration '${asString(unit)}'`);
  return new Duration(asInt(amount) * nanos);
}

/** `duration.time(hours, minutes, seconds, nanos)`. */
export function durationTime(...parts: RulesValue[]): Duration {
  const [hours, minutes, seconds, nanos] = parts.map((part) => asInt(part));
  return new Duration((hours ?? 0n) * HOUR + (minutes ?? 0n) * MINUTE + (seconds ?? 0n) * SECOND + (nanos ?? 0n));
}

/** `timestamp.date(year, month, day)`. @throws RulesError when there is no such day. */
export function timestampDate(...parts: RulesValue[]): Timestamp {
  const [year, month, day] = parts.map((part) => String(asInt(part)).padStart(2, '0'));
  const text = `${year?.padStart(4, '0')}-${month}-${day}`;
  const time = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(time.getTime()) || !time.toISOString().startsWith(text))
    throw new RulesError(`No such day: ${text}`);
  return new Timestamp(BigInt(time.getTime()) * MILLI);
}

/** `timestamp.value(milliseconds since 1970)`. */
export function timestampValue(millis: RulesValue | undefined): Timestamp {
  return new Timestamp(asInt(millis) * MILLI);
}
