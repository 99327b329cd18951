/**
 * Binds names before anything runs: every variable, function, method and type in a rule must be known, with the
 * right number of arguments, and no function may call itself. So a misspelt name stops the load, not a request.
 */
import { checkNames } from './checker.ts';
import { type Expression, type Node, parseExpression } from './expression.ts';
import { isNamespace } from './functions.ts';
import { RulesSyntaxError } from './lexer.ts';
import { type BlockSyntax, type FunctionSyntax, type Method, type Pattern, parseRules } from './parser.ts';

export interface CompiledExpression extends Expression {
  /** Which function of the rules file a call node means. */
  readonly calls: ReadonlyMap<Node, CompiledFunction>;
}
export interface CompiledFunction {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly bindings: readonly { readonly name: string; readonly value: CompiledExpression }[];
  readonly result: CompiledExpression;
}
export interface Allow {
  readonly methods: ReadonlySet<Method>;
  readonly condition: CompiledExpression | null;
  readonly line: number;
}
export interface Block {
  readonly pattern: Pattern;
  readonly allows: readonly Allow[];
  readonly blocks: readonly Block[];
}
export interface Ruleset {
  readonly version: 1 | 2;
  readonly service: Block;
}

/** What can be named at one place of the file. */
export interface Scope {
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, FunctionInScope>;
}
interface FunctionInScope {
  readonly arity: number;
  /** Compiles on first use, in the scope the function was written in. */
  readonly compile: (line: number) => CompiledFunction;
}

/** Limits the real service has too. */
const MAX_PARAMETERS = 7;
const MAX_BINDINGS = 10;
const MAX_CALL_DEPTH = 20;

/**
 * @param source the text of storage.rules.
 * @throws RulesSyntaxError with the line of the first mistake.
 */
export function compileRules(source: string): Ruleset {
  const { version, service } = parseRules(source);
  const scope = { variables: new Set(['request', 'resource']), functions: new Map() };
  return { version, service: compileBlock(service, scope, version) };
}

function compileBlock(block: BlockSyntax, outer: Scope, version: 1 | 2): Block {
  const variables = new Set(outer.variables);
  block.pattern.forEach((part, index) => {
    if (part.kind === 'literal') return;
    declare(variables, part.name, block.line);
    if (part.rest && version === 1 && (index < block.pattern.length - 1 || block.blocks.length > 0)) {
      throw new RulesSyntaxError("'=**' must come last without rules_version = '2'", block.line);
    }
  });
  const functions = new Map(outer.functions);
  const scope: Scope = { variables, functions };
  const own = new Set<string>();
  for (const syntax of block.functions) {
    declare(own, syntax.name, syntax.line);
    functions.set(syntax.name, lazyFunction(syntax, scope));
  }
  for (const syntax of block.functions) functions.get(syntax.name)?.compile(syntax.line);
  return {
    pattern: block.pattern,
    allows: block.allows.map(({ methods, condition, line }) => ({
      methods,
      condition: condition && compileExpression(condition, scope),
      line,
    })),
    blocks: block.blocks.map((inner) => compileBlock(inner, scope, version)),
  };
}

/** Functions being compiled right now, outermost first: it shows recursion and depth. */
const compiling: FunctionSyntax[] = [];

function lazyFunction(syntax: FunctionSyntax, scope: Scope): FunctionInScope {
  let compiled: CompiledFunction | null = null;
  const compile = (line: number) => {
    if (compiled !== null) return compiled;
    if (compiling.includes(syntax)) throw new RulesSyntaxError(`Function '${syntax.name}' calls itself`, line);
    if (compiling.length >= MAX_CALL_DEPTH) throw new RulesSyntaxError('Functions call each other too deeply', line);
    compiling.push(syntax);
    try {
      compiled = compileFunction(syntax, scope);
    } finally {
      compiling.pop();
    }
    return compiled;
  };
  return { arity: syntax.parameters.length, compile };
}

function compileFunction(syntax: FunctionSyntax, outer: Scope): CompiledFunction {
  const { name, line } = syntax;
  if (syntax.parameters.length > MAX_PARAMETERS) throw new RulesSyntaxError(`'${name}' has too many parameters`, line);
  if (syntax.bindings.length > MAX_BINDINGS) throw new RulesSyntaxError(`'${name}' has too many 'let'`, line);
  const variables = new Set(outer.variables);
  const own = new Set<string>();
  const scope = { variables, functions: outer.functions };
  for (const parameter of syntax.parameters) {
    declare(own, parameter, line);
    variables.add(parameter);
  }
  const bindings = syntax.bindings.map((binding) => {
    const value = compileExpression(binding.value, scope);
    declare(own, binding.name, binding.line);
    variables.add(binding.name);
    return { name: binding.name, value };
  });
  return { name, parameters: syntax.parameters, bindings, result: compileExpression(syntax.result, scope) };
}

function compileExpression(tokens: Parameters<typeof parseExpression>[0], scope: Scope): CompiledExpression {
  const expression = parseExpression(tokens);
  return { ...expression, calls: checkNames(expression, scope) };
}

function declare(names: Set<string>, name: string, line: number): void {
  if (isNamespace(name)) throw new RulesSyntaxError(`'${name}' is a name of the language`, line);
  if (names.has(name)) throw new RulesSyntaxError(`'${name}' is declared twice`, line);
  names.add(name);
}
