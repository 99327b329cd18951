import type { Expression } from 'acorn';
import { type BlockSyntax, parseRules, type Service } from '../../tools/emulators/storage-rules/parser.ts';

/** One expression of a rules file, and its position. */
export interface RuleExpression {
  readonly root: Expression;
  readonly role: 'allow' | 'result' | 'let';
  /** Name of the function around the expression; empty for the condition of an `allow`. */
  readonly name: string;
  /** Innermost collection or folder around the expression; empty at the top of the file. */
  readonly subject: string;
}

function* listInBlock({ functions, allows, blocks }: BlockSyntax, subject: string): Generator<RuleExpression> {
  for (const { name, bindings, result } of functions) {
    for (const root of bindings) yield { root, role: 'let', name, subject };
    yield { root: result, role: 'result', name, subject };
  }
  for (const { condition } of allows) {
    if (condition !== null) yield { root: condition, role: 'allow', name: '', subject };
  }
  for (const inner of blocks) {
    const named = inner.pattern.findLast((part) => part.kind === 'literal')?.text;
    yield* listInBlock(inner, named ?? subject);
  }
}

/**
 * Every expression of a rules file, in order within each block.
 *
 * @throws RulesSyntaxError for an invalid file
 */
export const listRuleExpressions = (source: string, service: Service): RuleExpression[] => [
  ...listInBlock(parseRules(source, service), ''),
];

/** One `match` of a rules file: the full path, and whether the block has its own `allow`. */
export interface Match {
  readonly path: string;
  readonly allows: boolean;
}

const listMatchesIn = ({ pattern, allows, blocks }: BlockSyntax, above: readonly string[]): Match[] => {
  const parts = [
    ...above,
    ...pattern.map((part) => (part.kind === 'literal' ? part.text : `{${part.name}${part.rest ? '=**' : ''}}`)),
  ];
  const own = parts.length === 0 ? [] : [{ path: parts.join('/'), allows: allows.length > 0 }];
  return [...own, ...blocks.flatMap((inner) => listMatchesIn(inner, parts))];
};

/** Every `match` of a rules file. */
export const listMatches = (source: string, service: Service): Match[] =>
  listMatchesIn(parseRules(source, service), []);
