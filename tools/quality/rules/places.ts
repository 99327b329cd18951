import { type Expression, parseExpression } from '../../emulators/storage-rules/expression.ts';
import type { AllowSyntax, BlockSyntax, FunctionSyntax, Service } from '../../emulators/storage-rules/parser.ts';
import { parseRules } from '../../emulators/storage-rules/parser.ts';

/** One expression of a rules file, and where it stands. */
export interface Place {
  readonly expression: Expression;
  /** `allow create`, or the function that it is the result of, or a `let` of that function. */
  readonly name: string;
  readonly role: 'allow' | 'result' | 'let';
  /** The innermost collection or folder around it, by name; empty at the top of the file. */
  readonly subject: string;
}

const named = ({ pattern }: BlockSyntax): string | undefined =>
  pattern.findLast((part) => part.kind === 'literal')?.text;

function* ofFunction({ name, bindings, result }: FunctionSyntax, subject: string): Generator<Place> {
  for (const { value } of bindings) yield { expression: parseExpression(value), name, role: 'let', subject };
  yield { expression: parseExpression(result), name, role: 'result', subject };
}

function* ofAllow({ methods, condition }: AllowSyntax, subject: string): Generator<Place> {
  if (condition === null) return;
  yield { expression: parseExpression(condition), name: `allow ${[...methods].join(', ')}`, role: 'allow', subject };
}

function* ofBlock(block: BlockSyntax, subject: string): Generator<Place> {
  for (const syntax of block.functions) yield* ofFunction(syntax, subject);
  for (const allow of block.allows) yield* ofAllow(allow, subject);
  for (const inner of block.blocks) yield* ofBlock(inner, named(inner) ?? subject);
}

/**
 * Every expression of a rules file, in its order within each block.
 *
 * @throws RulesSyntaxError for a file that is none
 */
export const placesOf = (source: string, service: Service): Place[] => [
  ...ofBlock(parseRules(source, service).service, ''),
];

/** One `match` of a rules file: the whole path from the service on, and whether anything is allowed right there. */
export interface Match {
  readonly path: string;
  readonly allows: boolean;
}

const text = ({ pattern }: BlockSyntax): string[] =>
  pattern.map((part) => (part.kind === 'literal' ? part.text : `{${part.name}${part.rest ? '=**' : ''}}`));

function* matchesIn(block: BlockSyntax, above: readonly string[]): Generator<Match> {
  const parts = [...above, ...text(block)];
  if (parts.length > 0) yield { path: parts.join('/'), allows: block.allows.length > 0 };
  for (const inner of block.blocks) yield* matchesIn(inner, parts);
}

/** Every `match` of a rules file. */
export const matchesOf = (source: string, service: Service): Match[] => [
  ...matchesIn(parseRules(source, service).service, []),
];
