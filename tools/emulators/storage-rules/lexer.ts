/** Cuts storage.rules into tokens. What no token covers is refused with its line. */

/** A mistake in the rules file; `line` counts from 1. */
export class RulesSyntaxError extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** One part of a path between slashes: literal text, `{name}` or `{name=**}`, or `$(expression)`. */
export type PathPart =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'variable'; readonly name: string; readonly rest: boolean }
  | { readonly kind: 'expression'; readonly tokens: readonly Token[] };

export interface Token {
  readonly kind: 'name' | 'string' | 'number' | 'symbol' | 'path';
  readonly text: string;
  readonly line: number;
  /** Where it begins in the file, and where it is over. */
  readonly start: number;
  readonly end: number;
  /** Only path tokens have parts. */
  readonly parts: readonly PathPart[];
}

const SPACE_OR_COMMENT = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const NAME = /[A-Za-z_]\w*/y;
const NUMBER = /\d+(?:\.\d+)?/y;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y;
const SYMBOL = /&&|\|\||==|!=|<=|>=|[<>+\-*/%!?:,.()[\]{};=]/y;
const PATH_LITERAL = /\(default\)|[\w.~%@+-]+/y;
const PATH_VARIABLE = /\{([A-Za-z_]\w*)(=\*\*)?\}/y;
/** Words after which a slash begins a path; after any other word it divides. */
const BEFORE_PATH = new Set(['match', 'return', 'if', 'in', 'is']);

/**
 * @param source the whole rules file.
 * @returns its tokens without spaces and comments.
 * @throws RulesSyntaxError for what the language does not have.
 */
export function tokenize(source: string): Token[] {
  return new Lexer(source).read('');
}

class Lexer {
  readonly #source: string;
  #position = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** Reads tokens to the end of the file, or up to and over the closing bracket of a `$(`. */
  read(close: '' | ')'): Token[] {
    const tokens: Token[] = [];
    let depth = 0;
    for (;;) {
      this.#take(SPACE_OR_COMMENT);
      if (this.#position >= this.#source.length) {
        if (close === '') return tokens;
        throw this.#error(`Missing '${close}' of a path expression`);
      }
      const start = this.#position;
      const token = { ...this.#next(tokens.at(-1)), start, end: this.#position };
      if (token.text === '(') depth += 1;
      if (token.text === ')') depth -= 1;
      if (close !== '' && depth < 0) return tokens;
      tokens.push(token);
    }
  }

  #next(before: Token | undefined): Omit<Token, 'start' | 'end'> {
    const line = this.#line();
    if (this.#source.startsWith('/*', this.#position)) throw this.#error('Comment without end');
    if (this.#source[this.#position] === '/' && !endsOperand(before)) {
      return { kind: 'path', text: '/', line, parts: this.#path() };
    }
    const name = this.#take(NAME);
    if (name !== null) return this.#name(name[0], line);
    const number = this.#take(NUMBER);
    if (number !== null) {
      if (/\w/.test(this.#here())) throw this.#error(`'${number[0]}${this.#here()}' is not a number`);
      return { kind: 'number', text: number[0], line, parts: [] };
    }
    const string = this.#take(STRING);
    if (string !== null) {
      if (/['"]/.test(this.#here())) throw this.#error('Strings in three quotes are not part of the rules language');
      return { kind: 'string', text: string[0], line, parts: [] };
    }
    const symbol = this.#take(SYMBOL);
    if (symbol?.[0] === '/' && /\S/.test(this.#here())) throw this.#error("A division needs a space after '/'");
    if (symbol !== null) return { kind: 'symbol', text: symbol[0], line, parts: [] };
    throw this.#error(`Unexpected '${this.#here()}'`);
  }

  #name(text: string, line: number): Omit<Token, 'start' | 'end'> {
    if (/['"]/.test(this.#here())) throw this.#error(`String prefix '${text}' is not supported`);
    if (text.startsWith('__')) throw this.#error(`Names may not begin with two underscores: '${text}'`);
    return { kind: 'name', text, line, parts: [] };
  }

  #path(): PathPart[] {
    const parts: PathPart[] = [];
    while (this.#here() === '/' && !/^\/[/*]/.test(this.#source.slice(this.#position, this.#position + 2))) {
      this.#position += 1;
      parts.push(this.#pathPart());
    }
    if (parts.length === 0) throw this.#error('Empty path');
    return parts;
  }

  #pathPart(): PathPart {
    if (this.#source.startsWith('$(', this.#position)) {
      this.#position += 2;
      return { kind: 'expression', tokens: this.read(')') };
    }
    const variable = this.#take(PATH_VARIABLE);
    if (variable?.[1] !== undefined) return { kind: 'variable', name: variable[1], rest: variable[2] !== undefined };
    const literal = this.#take(PATH_LITERAL);
    if (literal === null) throw this.#error(`Unexpected '${this.#here()}' in a path`);
    return { kind: 'literal', text: literal[0] };
  }

  #here(): string {
    return this.#source.charAt(this.#position);
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#position;
    const found = pattern.exec(this.#source);
    if (found !== null) this.#position = pattern.lastIndex;
    return found;
  }

  #line(): number {
    return this.#source.slice(0, this.#position).split('\n').length;
  }

  #error(message: string): RulesSyntaxError {
    return new RulesSyntaxError(message, this.#line());
  }
}

function endsOperand(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === 'symbol') return [')', ']', '}'].includes(token.text);
  return !(token.kind === 'name' && BEFORE_PATH.has(token.text));
}
