/** How the evaluator gets at values: literals, fields, elements and the parts of a path. */
import { asInt, asString } from './arguments.ts';
import type { Node } from './expression.ts';
import { isList, RulesError, type RulesList, RulesPath, type RulesValue, typeOf } from './values.ts';

/** A value written in the rule itself. */
export function literal(value: Extract<Node, { op: 'value' }>['args']): RulesValue {
  if (typeof value !== 'object' || value === null) return value;
  throw new RulesError('Unsupported literal');
}

/** `value.name`. @throws RulesError when it is no map or has no such key. */
export function field(value: RulesValue, name: string): RulesValue {
  if (!(value instanceof Map)) throw new RulesError(`${typeOf(value)} has no property '${name}'`);
  const found = value.get(name);
  if (found === undefined) throw new RulesError(`No property '${name}'`);
  return found;
}

/** `value[index]` of maps, lists and paths. @throws RulesError when there is no such element. */
export function element(value: RulesValue, index: RulesValue): RulesValue {
  if (value instanceof Map) return field(value, asString(index));
  if (value instanceof RulesPath) return elementAt(value.segments, index);
  if (value !== null && isList(value)) return elementAt(value, index);
  throw new RulesError(`${typeOf(value)} has no elements`);
}

/** What `$(value)` adds to a path: a string is one segment and never several; a path or the rest of one keeps its segments. */
export function pathSegments(value: RulesValue): readonly string[] {
  if (value instanceof RulesPath) return value.segments;
  const segment = asString(value);
  if (segment === '' || segment.includes('/')) throw new RulesError(`'${segment}' is not one segment of a path`);
  return [segment];
}

function elementAt(list: RulesList, index: RulesValue): RulesValue {
  const element = list[Number(asInt(index))];
  if (element === undefined) throw new RulesError(`No element ${asInt(index)} in a list of ${list.length}`);
  return element;
}
