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
  /** @returns where in the file a node begins and is over, brackets that it opens and closes included. */
  spanOf(node: Pick<Node, 'start' | 'end'>): Span;
}

/** Part of a file: from the character at `start` up to the one before `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
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
    return { root: cel.parse(writer.text).ast, lineOf, spanOf: (node) => writer.spanAt(node.start, node.end) };
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
  readonly #starts: { readonly at: number; readonly line: number; readonly token: Token }[] = [];

  write(tokens: readonly Token[]): void {
    tokens.forEach((token, index) => {
      this.#starts.push({ at: this.text.length, line: token.line, token });
      if (token.kind === 'path') this.#writePath(token);
      else this.text += `${this.#word(token, tokens[index - 1], tokens[index + 1])} `;
    });
  }

  lineAt(position: number): number {
    return this.#starts.findLast(({ at }) => at <= position)?.line ?? 1;
  }

  /** A node's range leaves out the brackets before its first part and behind its last: they are taken in as far as they pair. */
  spanAt(start: number, end: number): Span {
    const from = this.#starts.findIndex(({ at }) => at >= start);
    const to = this.#starts.findIndex(({ at }) => at >= end);
    const tokens = this.#starts.map(({ token }) => token);
    let [first, last] = [from, to < 0 ? tokens.length : to];
    const { opened, unopened } = brackets(tokens.slice(first, last));
    for (let missing = unopened; missing > 0; missing -= 1) first = tokens.slice(0, first).findLastIndex(isOpening);
    for (let missing = opened; missing > 0; missing -= 1) last = last + tokens.slice(last).findIndex(isClosing) + 1;
    return { start: tokens[first]?.start ?? 0, end: tokens[last - 1]?.end ?? 0 };
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

const isOpening = ({ text }: Token): boolean => text === '(';
const isClosing = ({ text }: Token): boolean => text === ')';

/** How many brackets are opened and not closed, and closed and not opened. */
function brackets(tokens: readonly Token[]): { opened: number; unopened: number } {
  let [opened, unopened] = [0, 0];
  for (const token of tokens) {
    if (isOpening(token)) opened += 1;
    else if (isClosing(token) && opened > 0) opened -= 1;
    else if (isClosing(token)) unopened += 1;
  }
  return { opened, unopened };
}

/** `is` is an operator wherever it does not name a field. */
function isOperatorIs(token: Token, before: Token | undefined): boolean {
  return token.kind === 'name' && token.text === 'is' && before?.text !== '.';
}
