/** Compiles a condition to a function. Unknown names and operators, wrong calls and other JavaScript fail here. */
import type * as js from 'acorn';
import type { Documents } from './documents.ts';
import { compilePattern, OPERATORS, VALUE_METHODS } from './operations.ts';
import { getLine, RulesSyntaxError } from './parser.ts';
import { getField, RulesError, type RulesValue, readAs, toInt64 } from './values.ts';

/** Names with their values, evaluated on use. */
export type Variables = ReadonlyMap<string, () => RulesValue>;

/** Visible names, and the documents of a request. */
export interface Frame {
  readonly documents: Documents;
  readonly request: Variables;
  /** Parameters of a function, which shadow the names of the request. */
  readonly locals: Variables;
}

/**
 * @throws RulesError if the condition has no value
 * @throws DocumentNeeded if a document must be fetched first
 */
export type Condition = (frame: Frame) => RulesValue;

export interface CompiledFunction {
  readonly parameters: readonly string[];
  readonly result: Condition;
}
/** The names visible at one position of the file. Functions compile on first use, in the scope of their declaration. */
export interface Scope {
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, (line: number) => CompiledFunction>;
}

/** The only namespace; its only function is `get`. */
export const NAMESPACE = 'firestore';
const MAX_INT = 2n ** 63n - 1n;
/** Strings whose escape sequences mean the same in JavaScript and in rules. */
const STRING = /^(?:[^\\]|\\['"\\bfnrtv])*$/;
const PATH_SEGMENT = /^(?:\(default\)|[\w.~%@+-]+|\$)$/;

type Part = js.Expression | js.Super | js.SpreadElement | js.PrivateIdentifier;

/** @throws RulesSyntaxError with the line of the first fault */
export function compileCondition(node: Part, scope: Scope): Condition {
  const compile = (part: Part) => compileCondition(part, scope);
  switch (node.type) {
    case 'Literal':
      return compileLiteral(node);
    case 'Identifier':
      return compileVariable(node, scope);
    case 'MemberExpression': {
      const [value, name] = [compile(node.object), getName(node)];
      return (frame) => getField(value(frame), name);
    }
    case 'ArrayExpression': {
      const members = node.elements.flatMap((member) => (member === null ? [] : [compile(member)]));
      return (frame) => members.map((member) => member(frame));
    }
    case 'UnaryExpression':
      return compileUnary(node, compile(node.argument));
    case 'ConditionalExpression': {
      const [test, first, second] = [compile(node.test), compile(node.consequent), compile(node.alternate)];
      return (frame) => (readAs('bool', test(frame)) ? first : second)(frame);
    }
    case 'LogicalExpression':
      if (node.operator === '??') throw unsupported(node, '??');
      return decide(node.operator === '||', compile(node.left), compile(node.right));
    case 'BinaryExpression': {
      const operate = OPERATORS.get(node.operator);
      if (operate === undefined) throw unsupported(node, node.operator);
      const [left, right] = [compile(node.left), compile(node.right)];
      return (frame) => operate(left(frame), right(frame));
    }
    case 'CallExpression':
      return compileCall(node, node.arguments.map(compile), scope);
    case 'TaggedTemplateExpression':
      return compileRead(node, node.quasi.expressions.map(compile));
    default:
      throw unsupported(node, node.type);
  }
}

function compileLiteral(node: js.Literal): Condition {
  const { value, raw = '' } = node;
  if (typeof value === 'number') {
    if (!/^\d+$/.test(raw)) throw unsupported(node, raw);
    const int = BigInt(raw);
    if (int > MAX_INT) throw fault(node, `${raw} is not a 64-bit int`);
    return () => int;
  }
  if (typeof value === 'string' && !STRING.test(raw)) throw fault(node, `Invalid escape sequence in ${raw}`);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return () => value;
  throw unsupported(node, raw);
}

function compileVariable(node: js.Identifier, { variables }: Scope): Condition {
  const { name } = node;
  if (!variables.has(name)) throw fault(node, `Unknown variable '${name}'`);
  return ({ locals, request }) => {
    const read = locals.get(name) ?? request.get(name);
    if (read === undefined) throw new RulesError(`'${name}' has no value here`);
    return read();
  };
}

function compileUnary(node: js.UnaryExpression, value: Condition): Condition {
  if (node.operator === '!') return (frame) => !readAs('bool', value(frame));
  if (node.operator === '-') return (frame) => toInt64(-readAs('int', value(frame)));
  throw unsupported(node, node.operator);
}

function compileCall(node: js.CallExpression, args: readonly Condition[], scope: Scope): Condition {
  const { callee } = node;
  if (callee.type === 'Identifier') return compileFunctionCall(node, callee.name, args, scope);
  if (callee.type !== 'MemberExpression') throw unsupported(node, callee.type);
  const name = getName(callee);
  const self = compileCondition(callee.object, scope);
  const method = VALUE_METHODS.get(name);
  if (method === undefined) throw fault(node, `Unknown function '${name}'`);
  checkArity(node, name, method.arity);
  const [pattern] = node.arguments;
  if (name === 'matches' && pattern?.type === 'Literal') checkPattern(pattern);
  return (frame) => method.run(self(frame), ...args.map((arg) => arg(frame)));
}

/** A function sees its parameters and the names of the request, not those of its caller. */
function compileFunctionCall(
  node: js.CallExpression,
  name: string,
  args: readonly Condition[],
  { functions }: Scope,
): Condition {
  const called = functions.get(name)?.(getLine(node));
  if (called === undefined) throw fault(node, `Unknown function '${name}'`);
  checkArity(node, name, called.parameters.length);
  return (frame) => {
    const locals = called.parameters.map((name, at) => [name, () => args[at]?.(frame) ?? null] as const);
    return called.result({ ...frame, locals: new Map(locals) });
  };
}

/** `firestore.get(/path/$(expression))`, which the parser has turned into a template literal. */
function compileRead(node: js.TaggedTemplateExpression, inserted: readonly Condition[]): Condition {
  const { tag, quasi } = node;
  const isGet = tag.type === 'MemberExpression' && tag.object.type === 'Identifier' && tag.object.name === NAMESPACE;
  if (!isGet || getName(tag) !== 'get') throw fault(node, `Only '${NAMESPACE}.get' takes a path`);
  const rest = [...inserted];
  const texts = quasi.quasis
    .map(({ value }) => value.raw)
    .join('$')
    .split('/')
    .slice(1);
  const segments = texts.map((text): Condition => {
    if (!PATH_SEGMENT.test(text)) throw fault(node, `'${text}' can't be part of a path`);
    return (text === '$' ? rest.shift() : undefined) ?? (() => text);
  });
  return (frame) => {
    const data = frame.documents.read(segments.map((segment) => readAs('string', segment(frame))));
    return data && new Map([['data', data]]);
  };
}

/** `||` is true if one side is true, and `&&` is false if one side is false, even if the other side is an error. */
function decide(ending: boolean, left: Condition, right: Condition): Condition {
  return (frame) => {
    let failure: RulesError | null = null;
    try {
      if (readAs('bool', left(frame)) === ending) return ending;
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      failure = error;
    }
    const other = readAs('bool', right(frame));
    if (other !== ending && failure !== null) throw failure;
    return other;
  };
}

/** Compiles a literal pattern at load time, so that an invalid pattern fails the load. */
function checkPattern(node: js.Literal): void {
  try {
    compilePattern(String(node.value));
  } catch (error) {
    throw error instanceof RulesError ? fault(node, error.message) : error;
  }
}

function checkArity(node: js.CallExpression, name: string, arity: number): void {
  const given = node.arguments.length;
  if (given !== arity) throw fault(node, `'${name}' takes ${arity} arguments, not ${given}`);
}

function getName(node: js.MemberExpression): string {
  if (node.computed || node.property.type !== 'Identifier') throw unsupported(node, '[]');
  return node.property.name;
}

function fault(node: js.Node, message: string): RulesSyntaxError {
  return new RulesSyntaxError(message, getLine(node));
}

function unsupported(node: js.Node, what: string): RulesSyntaxError {
  return fault(node, `'${what}' is not supported`);
}
