/** Decides a request: evaluates the rules that match its path, in file order. */
import type { Rule } from './compiler.ts';
import type { Variables } from './conditions.ts';
import type { Documents } from './documents.ts';
import type { Method, PathPart } from './parser.ts';
import { PATH, RulesError, readAs } from './values.ts';

export interface Request {
  readonly method: Method;
  /** The object's path, e.g. `/b/bucket/o/quarantine/1`. */
  readonly path: string;
  /** `request` and `resource`. */
  readonly variables: Variables;
}
export interface Verdict {
  readonly permit: boolean;
  /** Evaluation errors of a denial, with their lines. */
  readonly warnings: readonly string[];
}

/** A `list` request names a folder; `match /folder/{file}` applies, with a null file name. */
const UNNAMED = null;
type Segment = string | typeof UNNAMED;

/** @throws DocumentNeeded if a rule reads a document that `documents` lacks */
export function decide(rules: readonly Rule[], { method, path, variables }: Request, documents: Documents): Verdict {
  const warnings: string[] = [];
  const segments = path.replace(/^\//, '').split('/');
  if (segments.includes('')) return { permit: false, warnings };
  const paths: Segment[][] = method === 'list' ? [segments, [...segments, UNNAMED]] : [segments];
  for (const rule of rules.filter(({ methods }) => methods.has(method))) {
    for (const bound of paths.map((one) => bind(rule.pattern, one))) {
      try {
        const request = new Map([...variables, ...(bound ?? [])]);
        if (bound && readAs('bool', rule.condition({ documents, request, locals: new Map() }))) {
          return { permit: true, warnings: [] };
        }
      } catch (error) {
        if (!(error instanceof RulesError)) throw error;
        warnings.push(`${error.message} for '${method}' @ L${rule.line}`);
      }
    }
  }
  return { permit: false, warnings };
}

/**
 * The variables that a pattern binds on a path; null if the pattern does not cover the whole path. `{name=**}` comes
 * last.
 */
function bind(pattern: readonly PathPart[], path: readonly Segment[]): Variables | null {
  const bound = new Map<string, () => string | typeof PATH>();
  for (const [index, part] of pattern.entries()) {
    const segment = path[index];
    if (part.kind === 'variable' && part.rest) return bound.set(part.name, () => PATH);
    if (segment === undefined || (part.kind === 'literal' && part.text !== segment)) return null;
    if (part.kind === 'variable' && segment !== UNNAMED) bound.set(part.name, () => segment);
  }
  return path.length === pattern.length ? bound : null;
}
