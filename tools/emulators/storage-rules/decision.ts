/** Decides a request: finds the `match` blocks of its path and asks their `allow` rules in the order of the file. */
import type { Allow, Block, Ruleset } from './compiler.ts';
import type { Documents } from './documents.ts';
import { Evaluator, type Variables } from './evaluator.ts';
import type { Method, Pattern } from './parser.ts';
import { RulesError, RulesPath, type RulesValue, typeOf } from './values.ts';

export interface Request {
  readonly method: Method;
  /** The object's path, e.g. `/b/bucket/o/quarantine/1`. */
  readonly path: string;
  /** `request` and `resource`. */
  readonly variables: Variables;
}
export interface Verdict {
  readonly permit: boolean;
  /** Evaluation errors that took part in a denial, with their lines. */
  readonly warnings: readonly string[];
}

/** A `list` names a folder; `match /folder/{file}` rules it, with a file that has no name. */
const UNNAMED = null;
type Segment = string | typeof UNNAMED;

/**
 * @throws DocumentNeeded when a rule asks for a document that `documents` does not have yet.
 */
export function decide(ruleset: Ruleset, request: Request, documents: Documents): Verdict {
  const evaluator = new Evaluator(documents);
  const warnings: string[] = [];
  for (const { allow, variables } of rulesFor(ruleset, request)) {
    try {
      if (holds(evaluator, allow, variables)) return { permit: true, warnings: [] };
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      warnings.push(`${error.message} for '${request.method}' @ L${allow.line}`);
    }
  }
  return { permit: false, warnings };
}

function holds(evaluator: Evaluator, allow: Allow, variables: Variables): boolean {
  if (allow.condition === null) return true;
  const value = evaluator.evaluate(allow.condition, variables);
  if (typeof value === 'boolean') return value;
  throw new RulesError(`The condition is ${typeOf(value)}, not bool`);
}

function* rulesFor(ruleset: Ruleset, request: Request): Generator<{ allow: Allow; variables: Variables }> {
  const segments = request.path.replace(/^\//, '').split('/');
  if (segments.includes('')) return;
  const paths: Segment[][] = request.method === 'list' ? [segments, [...segments, UNNAMED]] : [segments];
  for (const path of paths) {
    for (const { block, variables } of reach(ruleset.service, path, request.variables, ruleset.version)) {
      for (const allow of block.allows) if (allow.methods.has(request.method)) yield { allow, variables };
    }
  }
}

/** All blocks whose patterns together cover the whole path, with what their variables stand for. */
function* reach(
  block: Block,
  path: readonly Segment[],
  variables: Variables,
  version: 1 | 2,
): Generator<{ block: Block; variables: Variables }> {
  for (const found of cover(block.pattern, path, variables, version)) {
    if (found.rest.length === 0) yield { block, variables: found.variables };
    for (const inner of block.blocks) yield* reach(inner, found.rest, found.variables, version);
  }
}

/** The ways a pattern covers a beginning of the path; only `=**` has more than one. */
function* cover(
  pattern: Pattern,
  path: readonly Segment[],
  variables: Variables,
  version: 1 | 2,
): Generator<{ rest: readonly Segment[]; variables: Variables }> {
  const [part, ...others] = pattern;
  if (part === undefined) {
    yield { rest: path, variables };
    return;
  }
  if (part.kind === 'variable' && part.rest) {
    const named = path.filter((segment) => segment !== UNNAMED);
    for (let length = version === 2 ? 0 : 1; length <= named.length; length += 1) {
      const bound = bind(variables, part.name, new RulesPath(named.slice(0, length)));
      yield* cover(others, path.slice(length), bound, version);
    }
    return;
  }
  const [segment, ...rest] = path;
  if (segment === undefined) return;
  if (part.kind === 'literal' ? part.text !== segment : false) return;
  const name = part.kind === 'variable' ? part.name : null;
  yield* cover(
    others,
    rest,
    name === null || segment === UNNAMED ? variables : bind(variables, name, segment),
    version,
  );
}

function bind(variables: Variables, name: string, value: RulesValue): Variables {
  return new Map([...variables, [name, value]]);
}
