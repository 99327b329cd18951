/**
 * Turns the tokens of a condition into a syntax tree with the parser of `@marcbachmann/cel-js`.
 * Two things CEL does not have are put into its words first: `/a/$(b)` becomes `__path("a", (b))` and
 * `x is string` becomes `x in __is_string` (`in` has the precedence `is` has). Rules cannot write such names.
 */
import { type ASTNode, Environment, ParseError } from '@marcbachmann/cel-js';
import { RulesSyntaxError, type Token } from './lexer.ts';

export type Node = ASTNode;
export const PATH_FUNCTION = '__path';
const TYPE_PREFIX = '__is_';

/** A parsed condition: its tree and where its parts stand in the file. */
export interface Expression {
  readonly root: Node;
  /** @returns the line of the file, from 1, in which a node of this tree begins. */
  lineOf(node: { readonly start: number }): number;
}

/** Far above what a rule needs; it keeps a hostile or broken file from exhausting the stack. */
const limits = { maxAstNodes: 2000, maxDepth: 100 };
const cel = new Environment({ unlistedVariablesAreDyn: true, limits });

/**
 * @param tokens one whole expression, without its semicolon.
 * @throws RulesSyntaxError when CEL's grammar refuses it.
 */
export function parseExpression(tokens: readonly Token[]): Expression {
  const writer = new CelWriter();
  writer.write(tokens);
  const lineOf = (node: { readonly start: number }) => writer.lineAt(node.start);
  try {
    return { root: cel.parse(writer.text).ast, lineOf };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    throw new RulesSyntaxError(error.summary, lineOf(error.range ?? { start: 0 }));
  }
}

/** @returns the type that an `is` asks for, when the node is the right side of one. */
export function testedType(node: Node): string | null {
  return node.op === 'id' && node.args.startsWith(TYPE_PREFIX) ? node.args.slice(TYPE_PREFIX.length) : null;
}

class CelWriter {
  text = '';
  readonly #starts: { readonly at: number; readonly line: number }[] = [];

  write(tokens: readonly Token[]): void {
    tokens.forEach((token, index) => {
      this.#starts.push({ at: this.text.length, line: token.line });
      if (token.kind === 'path') this.#writePath(token);
      else this.text += `${this.#word(token, tokens[index - 1], tokens[index + 1])} `;
    });
  }

  lineAt(position: number): number {
    return this.#starts.findLast(({ at }) => at <= position)?.line ?? 1;
  }

  #word(token: Token, before: Token | undefined, after: Token | undefined): string {
    if (isOperatorIs(token, before)) {
      if (after?.kind !== 'name') throw new RulesSyntaxError("'is' needs the name of a type", token.line);
      return 'in';
    }
    return before !== undefined && isOperatorIs(before, undefined) && token.kind === 'name'
      ? `${TYPE_PREFIX}${token.text}`
      : token.text;
  }

  #writePath(token: Token): void {
    this.text += `${PATH_FUNCTION}(`;
    token.parts.forEach((part, index) => {
      if (index > 0) this.text += ', ';
      if (part.kind === 'literal') this.text += JSON.stringify(part.text);
      else if (part.kind === 'expression') this.#writeInner(part.tokens, token.line);
      else throw new RulesSyntaxError('A path in a condition takes $(name), not {name}', token.line);
    });
    this.text += ') ';
  }

  #writeInner(tokens: readonly Token[], line: number): void {
    if (tokens.length === 0) throw new RulesSyntaxError('Empty $() in a path', line);
    this.text += '(';
    this.write(tokens);
    this.text += ')';
  }
}

/** `is` is an operator wherever it does not name a field. */
function isOperatorIs(token: Token, before: Token | undefined): boolean {
  return token.kind === 'name' && token.text === 'is' && before?.text !== '.';
}
