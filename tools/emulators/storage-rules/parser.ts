/** Reads the block structure of a rules file; conditions stay tokens, for `expression.ts`. */
import { type PathPart, RulesSyntaxError, type Token, tokenize } from './lexer.ts';

/** The operations a request can be; `read` and `write` in a rule stand for several of them. */
export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];
const GROUPS = new Map<string, readonly Method[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ...METHODS.map((method): [string, Method[]] => [method, [method]]),
]);
/** Words that begin a statement, so that a missing semicolon shows where it is missing. */
const STATEMENTS = new Set(['match', 'function', 'allow', 'let', 'return']);

export type Pattern = readonly Exclude<PathPart, { kind: 'expression' }>[];
export interface AllowSyntax {
  readonly methods: ReadonlySet<Method>;
  /** The tokens after `if`; null allows always. */
  readonly condition: readonly Token[] | null;
  readonly line: number;
}
export interface FunctionSyntax {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly bindings: readonly { readonly name: string; readonly value: readonly Token[]; readonly line: number }[];
  readonly result: readonly Token[];
  readonly line: number;
}
export interface BlockSyntax {
  /** Empty for the service block itself. */
  readonly pattern: Pattern;
  readonly functions: readonly FunctionSyntax[];
  readonly allows: readonly AllowSyntax[];
  readonly blocks: readonly BlockSyntax[];
  readonly line: number;
}
export interface FileSyntax {
  readonly version: 1 | 2;
  readonly service: BlockSyntax;
}

/** What a rules file is for: the evaluator runs those of Storage alone, the mutation run reads both. */
export type Service = 'firebase.storage' | 'cloud.firestore';

/**
 * @param source the text of a rules file.
 * @returns version and service block.
 * @throws RulesSyntaxError with the line of the first thing that is not understood.
 */
export function parseRules(source: string, service: Service = 'firebase.storage'): FileSyntax {
  const reader = new Reader(tokenize(source));
  let version: 1 | 2 = 1;
  if (reader.accept('rules_version')) {
    reader.expect('=');
    const { text, line } = reader.take('string');
    if (!/^['"][12]['"]$/.test(text)) throw new RulesSyntaxError(`Unknown rules_version ${text}`, line);
    version = text.includes('2') ? 2 : 1;
    reader.expect(';');
  }
  const { line } = reader.expect('service');
  const [family = '', product = ''] = service.split('.');
  for (const part of [family, '.', product, '{']) reader.expect(part);
  const block = readBlock(reader, [], line);
  reader.expectEnd();
  return { version, service: block };
}

function readBlock(reader: Reader, pattern: Pattern, line: number): BlockSyntax {
  const functions: FunctionSyntax[] = [];
  const allows: AllowSyntax[] = [];
  const blocks: BlockSyntax[] = [];
  while (!reader.accept('}')) {
    const word = reader.take('name');
    if (word.text === 'match') blocks.push(readMatch(reader));
    else if (word.text === 'function') functions.push(readFunction(reader));
    else if (word.text === 'allow' && pattern.length > 0) allows.push(readAllow(reader, word.line));
    else throw new RulesSyntaxError(`Unexpected '${word.text}'`, word.line);
  }
  return { pattern, functions, allows, blocks, line };
}

function readMatch(reader: Reader): BlockSyntax {
  const path = reader.take('path');
  const pattern = path.parts.map((part) => {
    if (part.kind === 'expression') throw new RulesSyntaxError('A match path cannot hold an expression', path.line);
    return part;
  });
  reader.expect('{');
  return readBlock(reader, pattern, path.line);
}

function readAllow(reader: Reader, line: number): AllowSyntax {
  const methods = new Set<Method>();
  do {
    const word = reader.take('name');
    const group = GROUPS.get(word.text);
    if (group === undefined) throw new RulesSyntaxError(`Unknown operation '${word.text}'`, word.line);
    for (const method of group) methods.add(method);
  } while (reader.accept(','));
  if (reader.accept(';')) return { methods, condition: null, line };
  reader.expect(':');
  reader.expect('if');
  return { methods, condition: reader.expression(), line };
}

function readFunction(reader: Reader): FunctionSyntax {
  const { text: name, line } = reader.take('name');
  const parameters: string[] = [];
  reader.expect('(');
  if (!reader.accept(')')) {
    do parameters.push(reader.take('name').text);
    while (reader.accept(','));
    reader.expect(')');
  }
  reader.expect('{');
  const bindings: { name: string; value: readonly Token[]; line: number }[] = [];
  while (reader.accept('let')) {
    const binding = reader.take('name');
    reader.expect('=');
    bindings.push({ name: binding.text, value: reader.expression(), line: binding.line });
  }
  reader.expect('return');
  const result = reader.expression();
  reader.expect('}');
  return { name, parameters, bindings, result, line };
}

class Reader {
  readonly #tokens: readonly Token[];
  #position = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** Takes the word or symbol when it comes next. */
  accept(text: string): boolean {
    const token = this.#tokens[this.#position];
    if (token === undefined || token.text !== text || !['name', 'symbol'].includes(token.kind)) return false;
    this.#position += 1;
    return true;
  }

  expect(text: string): Token {
    const token = this.#tokens[this.#position];
    if (token === undefined || !this.accept(text)) throw this.#error(`'${text}'`);
    return token;
  }

  take(kind: Token['kind']): Token {
    const token = this.#tokens[this.#position];
    if (token === undefined || token.kind !== kind) throw this.#error(`a ${kind}`);
    this.#position += 1;
    return token;
  }

  /** Takes an expression and the semicolon that ends it. */
  expression(): readonly Token[] {
    const start = this.#position;
    while (!this.accept(';')) {
      const token = this.#tokens[this.#position];
      const isField = this.#tokens[this.#position - 1]?.text === '.';
      if (token === undefined || (STATEMENTS.has(token.text) && !isField)) throw this.#error("';' after an expression");
      this.#position += 1;
    }
    if (this.#position === start + 1) throw this.#error('an expression');
    return this.#tokens.slice(start, this.#position - 1);
  }

  expectEnd(): void {
    if (this.#position < this.#tokens.length) throw this.#error('the end of the file');
  }

  #error(wanted: string): RulesSyntaxError {
    const token = this.#tokens[this.#position];
    const line = token?.line ?? this.#tokens.at(-1)?.line ?? 1;
    return new RulesSyntaxError(`Expected ${wanted}, found ${token ? `'${token.text}'` : 'the end of the file'}`, line);
  }
}
