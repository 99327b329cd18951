/** The closed table of functions that belong to no value: conversions, `math.`, `duration.`, `timestamp.`. */
import { asDuration, asNumber, asString, asText, int64, toInt } from './arguments.ts';
import { durationTime, durationValue, timestampDate, timestampValue } from './times.ts';
import { Duration, RulesError, RulesPath, type RulesValue } from './values.ts';

interface RulesFunction {
  readonly arity: number;
  readonly run: (...args: RulesValue[]) => RulesValue;
}
type FunctionTable = Readonly<Record<string, RulesFunction>>;

const toIntValue = (value: RulesValue | undefined) => {
  if (typeof value !== 'string') return toWhole(Math.trunc, value);
  if (!/^[+-]?\d+$/.test(value)) throw new RulesError(`int() cannot read '${value}'`);
  return int64(BigInt(value));
};

const toFloat = (value: RulesValue | undefined) => {
  if (typeof value !== 'string') return Number(asNumber(value));
  if (!/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(value)) throw new RulesError(`float() cannot read '${value}'`);
  return Number(value);
};

const toPath = (value: RulesValue | undefined) => {
  const text = asString(value);
  if (!/^\/?[^/]+(\/[^/]+)*$/.test(text)) throw new RulesError(`path() cannot read '${text}'`);
  return new RulesPath(text.replace(/^\//, '').split('/'));
};

/** Keeps the type: ceil and floor of a float are floats. */
const rounded = (rounding: (value: number) => number, value: RulesValue | undefined) => {
  const number = asNumber(value);
  return typeof number === 'bigint' ? number : rounding(number);
};

const toWhole = (rounding: (value: number) => number, value: RulesValue | undefined) => {
  const number = asNumber(value);
  return typeof number === 'bigint' ? number : toInt(rounding(number));
};

const absolute = (value: RulesValue | undefined) => {
  const number = asNumber(value);
  return typeof number === 'bigint' ? int64(number < 0n ? -number : number) : Math.abs(number);
};

const absoluteDuration = (value: RulesValue | undefined) => {
  const { nanos } = asDuration(value);
  return new Duration(nanos < 0n ? -nanos : nanos);
};

/** Functions called by their bare name. */
const GLOBALS: FunctionTable = {
  int: { arity: 1, run: toIntValue },
  float: { arity: 1, run: toFloat },
  string: { arity: 1, run: (value) => asText(value) },
  path: { arity: 1, run: toPath },
};

const NAMESPACES: Readonly<Record<string, FunctionTable>> = {
  math: {
    abs: { arity: 1, run: absolute },
    ceil: { arity: 1, run: (value) => rounded(Math.ceil, value) },
    floor: { arity: 1, run: (value) => rounded(Math.floor, value) },
    round: { arity: 1, run: (value) => toWhole(Math.round, value) },
    isNaN: { arity: 1, run: (value) => Number.isNaN(Number(asNumber(value))) },
    pow: { arity: 2, run: (base, exponent) => Number(asNumber(base)) ** Number(asNumber(exponent)) },
    sqrt: { arity: 1, run: (value) => Math.sqrt(Number(asNumber(value))) },
  },
  duration: {
    abs: { arity: 1, run: absoluteDuration },
    time: { arity: 4, run: durationTime },
    value: { arity: 2, run: durationValue },
  },
  timestamp: {
    date: { arity: 3, run: timestampDate },
    value: { arity: 1, run: timestampValue },
  },
};

/** Functions of `firestore.`; the evaluator answers them, for they need a document. */
const DOCUMENT_FUNCTIONS = ['get', 'exists'];

export function globalFunction(name: string): RulesFunction | null {
  return (Object.hasOwn(GLOBALS, name) && GLOBALS[name]) || null;
}

/** @returns e.g. `math.abs`; null when the namespace or the function does not exist. */
export function namespaceFunction(namespace: string, name: string): RulesFunction | null {
  const table = Object.hasOwn(NAMESPACES, namespace) ? NAMESPACES[namespace] : undefined;
  return (table !== undefined && Object.hasOwn(table, name) && table[name]) || null;
}

export function isDocumentFunction(namespace: string, name: string): boolean {
  return namespace === 'firestore' && DOCUMENT_FUNCTIONS.includes(name);
}

/** Whether the name stands for a group of functions and not for a value. */
export function isNamespace(name: string): boolean {
  return name === 'firestore' || Object.hasOwn(NAMESPACES, name);
}
