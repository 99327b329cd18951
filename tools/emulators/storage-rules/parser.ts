/**
 * Reads a rules file with a JavaScript parser: functions, expressions, strings and comments have the same syntax.
 * Everything else is first replaced by JavaScript of the same length, so that positions in the file stay the same.
 * `service …` and `match …` become blocks; `allow a, b: if c` becomes `allow$a$b=c`; `get(/a/$(b))` becomes a template,
 * tagged `get`; `is` becomes `in`.
 */
import {
  type BlockStatement,
  type Expression,
  type FunctionDeclaration,
  type Node,
  parse,
  type Statement,
} from 'acorn';

/** An error in the rules file; `line` counts from 1. */
export class RulesSyntaxError extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** The operations of a request; `read` and `write` in a rule combine several. */
export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];
const GROUPS = new Map<string, readonly Method[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ...METHODS.map((method): [string, Method[]] => [method, [method]]),
]);

/** One part of a path between slashes: literal text, `{name}` or `{name=**}`. */
export type PathPart =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'variable'; readonly name: string; readonly rest: boolean };
export interface AllowSyntax {
  readonly methods: ReadonlySet<Method>;
  /** If null, the rule always allows. */
  readonly condition: Expression | null;
  readonly line: number;
}
export interface FunctionSyntax {
  readonly name: string;
  readonly parameters: readonly string[];
  /** Values of the function's `let` statements. */
  readonly bindings: readonly Expression[];
  readonly result: Expression;
  readonly line: number;
}
export interface BlockSyntax {
  /** Empty for the service block. */
  readonly pattern: readonly PathPart[];
  readonly functions: readonly FunctionSyntax[];
  readonly allows: readonly AllowSyntax[];
  readonly blocks: readonly BlockSyntax[];
  readonly line: number;
}

/** Service of a rules file: the evaluator supports Storage only, the mutation run reads both. */
export type Service = 'firebase.storage' | 'cloud.firestore';

const COMMENT_OR_STRING = String.raw`\/\/.*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"`;
const BLOCK = String.raw`\b(?<header>service [\w.]+|match \/\S+) *\{`;
const ALLOW = String.raw`\ballow (?<methods>\w+(?:, *\w+)*)(?<condition>: *if\b)?`;
const PATH = String.raw`(?<path>\((?=\/\w))|(?<inserted>\$\()|\(default\)|(?<bracket>[()])`;
const OTHER = String.raw`(?<type>(?<= )is(?= ))|(?<invalid>[\x60$])`;
const TRANSLATED = new RegExp([COMMENT_OR_STRING, BLOCK, ALLOW, PATH, OTHER].join('|'), 'g');
const VARIABLE = /^\{([A-Za-z]\w*)(=\*\*)?\}$/;

/** @returns the line of a node, from 1 */
export const getLine = ({ loc }: Node): number => loc?.start.line ?? 1;

const refuse = (node: Node): RulesSyntaxError =>
  new RulesSyntaxError(`${node.type} is not part of the rules language here`, getLine(node));

/**
 * @param source text of a rules file
 * @returns the service block
 * @throws RulesSyntaxError with the line of the first error
 */
export function parseRules(source: string, service: Service = 'firebase.storage'): BlockSyntax {
  const headers = new Map<number, string>();
  const [version, block, more] = parseStatements(translate(source, headers));
  if (version === undefined || !/^rules_version = (['"])2\1;$/.test(source.slice(version.start, version.end))) {
    throw new RulesSyntaxError("Expected rules_version = '2';", 1);
  }
  if (block?.type !== 'BlockStatement' || headers.get(block.start) !== `service ${service}`) {
    throw new RulesSyntaxError(`Expected service ${service}`, getLine(block ?? version));
  }
  if (more !== undefined) throw refuse(more);
  return readBlock(block, [], headers);
}

/** @param headers receives the text before each brace that opens a block, by the position of the brace */
function translate(source: string, headers: Map<number, string>): string {
  const closing: string[] = [];
  let text = '';
  const close = (bracket: string, begin: string) => {
    closing.push(bracket);
    return begin;
  };
  for (const { 0: found, index, groups = {} } of source.matchAll(TRANSLATED)) {
    const { header, methods, condition, path, inserted, bracket, type, invalid } = groups;
    text += source.slice(text.length, index);
    if (invalid) throw new RulesSyntaxError(`Unexpected '${found}'`, text.split('\n').length);
    if (header) {
      headers.set(index + found.length - 1, header);
      text += '{'.padStart(found.length);
    } else if (methods) {
      const name = ['allow', ...methods.split(/, */)].join('$');
      text += condition ? `${name.padEnd(found.length - 1)}=` : name.padEnd(found.length);
    } else if (path) text += close('`', '`');
    else if (inserted) text += close('}', '${');
    else if (bracket === '(') text += close(')', '(');
    else if (bracket === ')') text += closing.pop() ?? ')';
    else text += type ? 'in' : found;
  }
  return text + source.slice(text.length);
}

function parseStatements(text: string) {
  try {
    return parse(text, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
      onInsertedSemicolon: (_end, position) => {
        throw new RulesSyntaxError("Expected ';'", position?.line ?? 1);
      },
    }).body;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [, message = error.message, line] = /^(.*) \((\d+):\d+\)$/.exec(error.message) ?? [];
    throw new RulesSyntaxError(message, Number(line ?? 1));
  }
}

function readBlock(
  node: BlockStatement,
  pattern: readonly PathPart[],
  headers: ReadonlyMap<number, string>,
): BlockSyntax {
  const functions: FunctionSyntax[] = [];
  const allows: AllowSyntax[] = [];
  const blocks: BlockSyntax[] = [];
  for (const statement of node.body) {
    if (statement.type === 'BlockStatement') {
      blocks.push(readBlock(statement, readPattern(headers.get(statement.start), statement), headers));
    } else if (statement.type === 'FunctionDeclaration') functions.push(readFunction(statement));
    else if (pattern.length > 0) allows.push(readAllow(statement));
    else throw refuse(statement);
  }
  return { pattern, functions, allows, blocks, line: getLine(node) };
}

function readPattern(header: string | undefined, node: Node): PathPart[] {
  const [, path] = /^match \/(.*)$/.exec(header ?? '') ?? [];
  if (path === undefined) throw refuse(node);
  return path.split('/').map((text) => {
    const [, name, rest] = VARIABLE.exec(text) ?? [];
    if (name !== undefined) return { kind: 'variable', name, rest: rest !== undefined };
    if (!/^[\w.~%@+-]+$/.test(text)) throw new RulesSyntaxError(`'${text}' can't be part of a match`, getLine(node));
    return { kind: 'literal', text };
  });
}

function readAllow(statement: Statement): AllowSyntax {
  const expression = statement.type === 'ExpressionStatement' ? statement.expression : null;
  const [target, condition] =
    expression?.type === 'AssignmentExpression' ? [expression.left, expression.right] : [expression, null];
  const [allow, ...words] = target?.type === 'Identifier' ? target.name.split('$') : [];
  if (allow !== 'allow') throw refuse(statement);
  const methods = words.flatMap((word) => {
    const group = GROUPS.get(word);
    if (group === undefined) throw new RulesSyntaxError(`Unknown operation '${word}'`, getLine(statement));
    return group;
  });
  return { methods: new Set(methods), condition, line: getLine(statement) };
}

function readFunction(node: FunctionDeclaration): FunctionSyntax {
  const last = node.body.body.at(-1);
  if (node.async || node.generator || last?.type !== 'ReturnStatement' || !last.argument) {
    throw new RulesSyntaxError(`Function '${node.id.name}' must end with 'return' and a value`, getLine(last ?? node));
  }
  const parameters = node.params.map((parameter) => {
    if (parameter.type !== 'Identifier') throw refuse(parameter);
    return parameter.name;
  });
  const bindings = node.body.body.slice(0, -1).map((statement) => {
    const [value, more] =
      statement.type === 'VariableDeclaration' && statement.kind === 'let' ? statement.declarations : [];
    if (value?.id.type !== 'Identifier' || !value.init || more) throw refuse(statement);
    return value.init;
  });
  return { name: node.id.name, parameters, bindings, result: last.argument, line: getLine(node) };
}
