/** Walks a parsed condition and refuses every name, type and call that the evaluator does not know. */
import type { CompiledFunction, Scope } from './compiler.ts';
import { type Expression, type Node, PATH_FUNCTION, testedType } from './expression.ts';
import { globalFunction, isDocumentFunction, isNamespace, namespaceFunction } from './functions.ts';
import { RulesSyntaxError } from './lexer.ts';
import { methodArity } from './methods.ts';
import { compilePattern } from './patterns.ts';
import { RulesError } from './values.ts';

const TESTABLE_TYPES = new Set([
  ...['bool', 'bytes', 'float', 'int', 'latlng', 'list', 'map', 'number'],
  ...['path', 'string', 'timestamp', 'duration'],
]);
const MAX_INT = 2n ** 63n - 1n;
const PATTERN_METHODS = ['matches', 'replace', 'split'];

/**
 * @returns which function of the rules file each call node means.
 * @throws RulesSyntaxError with the line of the first unknown name.
 */
export function checkNames(expression: Expression, scope: Scope): ReadonlyMap<Node, CompiledFunction> {
  const checker = new Checker(expression, scope);
  checker.check(expression.root);
  return checker.calls;
}

class Checker {
  readonly calls = new Map<Node, CompiledFunction>();
  readonly #expression: Expression;
  readonly #scope: Scope;

  constructor(expression: Expression, scope: Scope) {
    this.#expression = expression;
    this.#scope = scope;
  }

  check(node: Node): void {
    if (node.op === 'value') this.#checkLiteral(node);
    if (node.op === 'id' && !this.#scope.variables.has(node.args)) {
      throw this.#error(node, `Unknown variable '${node.args}'`);
    }
    if (node.op === 'in') this.#checkTestedType(node.args[1]);
    if (node.op === 'call') this.#checkCall(node, ...node.args);
    if (node.op === 'rcall') this.#checkMethod(node, ...node.args);
    if (node.op === '.?' || node.op === '[?]')
      throw this.#error(node, `'${node.op}' is not part of the rules language`);
    for (const operand of operands(node)) this.check(operand);
  }

  #checkLiteral(node: Extract<Node, { op: 'value' }>): void {
    const value = node.args;
    if (typeof value === 'bigint' && value > MAX_INT) throw this.#error(node, `${value} is not a 64-bit int`);
    if (typeof value === 'object' && value !== null) throw this.#error(node, 'Unsupported literal');
  }

  #checkTestedType(right: Node): void {
    const type = testedType(right);
    if (type !== null && !TESTABLE_TYPES.has(type)) throw this.#error(right, `Unknown type '${type}'`);
  }

  #checkCall(node: Node, name: string, args: readonly Node[]): void {
    if (name === PATH_FUNCTION) return;
    const own = this.#scope.functions.get(name);
    this.#checkArity(node, name, args, own?.arity ?? globalFunction(name)?.arity);
    if (own !== undefined) this.calls.set(node, own.compile(this.#expression.lineOf(node)));
  }

  #checkMethod(node: Node, name: string, receiver: Node, args: readonly Node[]): void {
    const namespace = namespaceOf(receiver);
    if (namespace !== null) {
      const arity = isDocumentFunction(namespace, name) ? 1 : namespaceFunction(namespace, name)?.arity;
      this.#checkArity(node, `${namespace}.${name}`, args, arity);
    } else {
      this.#checkArity(node, name, args, methodArity(name) ?? undefined);
      if (PATTERN_METHODS.includes(name)) this.#checkPattern(args[0]);
    }
  }

  /** A pattern written in the rule is compiled at load, so that a broken one is refused there. */
  #checkPattern(node: Node | undefined): void {
    if (node?.op !== 'value' || typeof node.args !== 'string') return;
    try {
      compilePattern(node.args);
    } catch (error) {
      if (error instanceof RulesError) throw this.#error(node, error.message);
      throw error;
    }
  }

  #checkArity(node: Node, name: string, args: readonly Node[], arity: number | undefined): void {
    if (arity === undefined) throw this.#error(node, `Unknown function '${name}'`);
    if (args.length !== arity) throw this.#error(node, `'${name}' takes ${arity} arguments, not ${args.length}`);
  }

  #error(node: Node, message: string): RulesSyntaxError {
    return new RulesSyntaxError(message, this.#expression.lineOf(node));
  }
}

/** The parts of a node that are expressions themselves. */
function operands(node: Node): readonly Node[] {
  switch (node.op) {
    case 'value':
    case 'id':
      return [];
    case '.':
    case '.?':
      return [node.args[0]];
    case '!_':
    case '-_':
      return [node.args];
    case 'map':
      return node.args.flat();
    case 'in':
      return testedType(node.args[1]) === null ? node.args : [node.args[0]];
    case 'call':
      return node.args[1];
    case 'rcall':
      return namespaceOf(node.args[1]) === null ? [node.args[1], ...node.args[2]] : node.args[2];
    default:
      return node.args;
  }
}

function namespaceOf(receiver: Node): string | null {
  return receiver.op === 'id' && isNamespace(receiver.args) ? receiver.args : null;
}
