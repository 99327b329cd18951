/**
 * Compiles rules to functions. Checks names of variables and functions at load time: a misspelled name fails the load,
 * not a request. Recursion is an error too.
 */
import { LauncherError } from '../../shared/errors.ts';
import { type CompiledFunction, type Condition, compileCondition, NAMESPACE, type Scope } from './conditions.ts';
import {
  type BlockSyntax,
  type FunctionSyntax,
  getLine,
  type Method,
  type PathPart,
  parseRules,
  RulesSyntaxError,
} from './parser.ts';

/** One `allow` with its whole path. */
export interface Rule {
  readonly pattern: readonly PathPart[];
  readonly methods: ReadonlySet<Method>;
  readonly condition: Condition;
  readonly line: number;
}

/**
 * @param source text of storage.rules
 * @returns its rules in file order
 * @throws RulesSyntaxError with the line of the first error
 */
export function compileRules(source: string): Rule[] {
  return compileBlock(parseRules(source), [], { variables: new Set(['request', 'resource']), functions: new Map() });
}

/**
 * Checks rules before a start, because firebase-tools also starts with invalid rules (and denies everything).
 *
 * @throws LauncherError with the line of the first error
 */
export function checkStorageRules(source: string): void {
  try {
    compileRules(source);
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    throw new LauncherError(`storage.rules can't be used: line ${error.line}: ${error.message}`);
  }
}

function compileBlock(block: BlockSyntax, above: readonly PathPart[], outer: Scope): Rule[] {
  const pattern = [...above, ...block.pattern];
  if (pattern.slice(0, -1).some((part) => part.kind === 'variable' && part.rest)) {
    throw new RulesSyntaxError("'=**' must come last", block.line);
  }
  const variables = new Set(outer.variables);
  for (const part of block.pattern) if (part.kind === 'variable') declare(variables, part.name, block.line);
  const functions = new Map(outer.functions);
  const scope = { variables, functions };
  for (const syntax of block.functions) functions.set(syntax.name, lazyFunction(syntax, scope));
  for (const { name, line } of block.functions) functions.get(name)?.(line);
  const allows = block.allows.map(({ methods, condition, line }) => {
    return { pattern, methods, condition: condition ? compileCondition(condition, scope) : () => true, line };
  });
  return [...allows, ...block.blocks.flatMap((inner) => compileBlock(inner, pattern, scope))];
}

function declare(names: Set<string>, name: string, line: number): void {
  if (name === NAMESPACE) throw new RulesSyntaxError(`'${name}' is a name of the language`, line);
  if (names.has(name)) throw new RulesSyntaxError(`'${name}' is declared twice`, line);
  names.add(name);
}

function lazyFunction({ name, parameters, bindings, result, line }: FunctionSyntax, outer: Scope) {
  let compiled: CompiledFunction | null = null;
  let isCompiling = false;
  const locals = new Set<string>();
  for (const parameter of parameters) declare(locals, parameter, line);
  return (from: number): CompiledFunction => {
    if (compiled !== null) return compiled;
    if (isCompiling) throw new RulesSyntaxError(`Function '${name}' calls itself`, from);
    for (const binding of bindings) throw new RulesSyntaxError("'let' is not supported", getLine(binding));
    isCompiling = true;
    const scope = { variables: outer.variables.union(locals), functions: outer.functions };
    compiled = { parameters, result: compileCondition(result, scope) };
    return compiled;
  };
}
