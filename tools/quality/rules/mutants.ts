import type { Node, Span } from '../../emulators/storage-rules/expression.ts';
import { testedType } from '../../emulators/storage-rules/expression.ts';
import type { Service } from '../../emulators/storage-rules/parser.ts';
import { patternChanges } from './patterns.ts';
import { type Place, placesOf } from './places.ts';

/** A rules file with one thing of it changed: tests that hold the file should notice. */
export interface Mutant {
  readonly service: Service;
  /** The line of the file where it is changed, from 1. */
  readonly line: number;
  /** Where it is changed, in characters from the file's beginning. */
  readonly at: number;
  readonly subject: string;
  /** What the file says in that line. */
  readonly within: string;
  /** What it says there, in one line, and instead of it. */
  readonly before: string;
  readonly after: string;
  /** The whole file. */
  readonly source: string;
}

type Change = readonly [span: Span, text: string];

/** Methods of the rules language whose answer is yes or no. */
const YES_OR_NO = new Set(['matches', 'hasOnly', 'hasAll', 'hasAny', 'exists']);
const COMPARING = new Set(['==', '!=', '<', '<=', '>', '>=', 'in', '!_', '&&', '||']);
/** What stands on the other side of each boundary. */
const BOUNDARIES: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
/** Reads of a document that have a twin which sees it as the commit leaves it. */
const TWINS: Readonly<Record<string, string>> = { getAfter: 'get', get: 'getAfter', exists: 'existsAfter' };
/** From here on a number is milliseconds or bytes, of which one more or less shows nowhere. */
const LARGE = 5_000;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'op' in value;
const partsOf = (node: Node): Node[] => [node.args].flat(3).filter(isNode);

/** All changes of one expression. */
class Changes {
  readonly found: Change[] = [];
  readonly #place: Place;
  readonly #source: string;

  /** @param deciding the functions of the file whose result is yes or no */
  constructor(place: Place, source: string, deciding: ReadonlySet<string>) {
    this.#place = place;
    this.#source = source;
    const { root } = place.expression;
    if (place.role === 'allow' || isCondition(root, deciding)) this.#condition(root, 'true');
    this.#visit(root);
  }

  #text(node: Node): string {
    const { start, end } = this.#place.expression.spanOf(node);
    return this.#source.slice(start, end);
  }

  #replace(node: Node, text: string): void {
    if (text !== this.#text(node)) this.found.push([this.#place.expression.spanOf(node), text]);
  }

  /** Dropped, by what it would have to be to say nothing; and turned round. */
  #condition(node: Node, dropped: 'true' | 'false'): void {
    this.#replace(node, dropped);
    if (node.op !== 'value') this.#replace(node, `!(${this.#text(node)})`);
  }

  #visit(node: Node): void {
    if (node.op === '&&' || node.op === '||') {
      const dropped = node.op === '&&' ? 'true' : 'false';
      for (const operand of node.args) if (operand.op !== node.op) this.#condition(operand, dropped);
    }
    if (node.op === '?:') this.#condition(node.args[0], 'true');
    const beyond = BOUNDARIES[node.op];
    if (beyond !== undefined && Array.isArray(node.args)) {
      const [left, right] = partsOf(node);
      if (left && right) this.#replace(node, `${this.#text(left)} ${beyond} ${this.#text(right)}`);
    }
    if (node.op === 'in' && isNode(node.args[1]) && testedType(node.args[1]) === 'int') {
      this.#replace(node, `${this.#text(node.args[0])} is number`);
    }
    if (node.op === 'list')
      this.#without(
        node,
        node.args.map((item) => this.#text(item)),
        '[',
        ']',
      );
    if (node.op === 'map') {
      this.#without(
        node,
        node.args.map(([key, value]) => `${this.#text(key)}: ${this.#text(value)}`),
        '{',
        '}',
      );
    }
    if (node.op === 'value') this.#number(node);
    if (node.op === 'call') this.#twin(node);
    if (node.op === 'rcall') this.#method(node.args[0], node.args[2]);
    if (node.op === 'call' && node.args[0].startsWith('__')) return;
    for (const part of partsOf(node)) this.#visit(part);
  }

  /** A list or map without each of its members. */
  #without(node: Node, items: readonly string[], open: string, close: string): void {
    for (const [index] of items.entries()) {
      this.#replace(node, `${open}${items.filter((_, at) => at !== index).join(', ')}${close}`);
    }
  }

  #number(node: Node): void {
    if (typeof node.args !== 'number' && typeof node.args !== 'bigint') return;
    const value = Number(node.args);
    const others = value < LARGE ? [value + 1, value - 1] : [value * 2, value / 2];
    for (const other of others) this.#replace(node, String(other));
  }

  #twin(node: Extract<Node, { op: 'call' }>): void {
    const [name] = node.args;
    const twin = TWINS[name];
    if (twin !== undefined) this.#replace(node, `${twin}${this.#text(node).slice(name.length)}`);
  }

  #method(name: string, args: readonly Node[]): void {
    const [, fallback] = args;
    if (name === 'get' && fallback?.op === 'value') this.#replace(fallback, "'mutant'");
    if (name !== 'matches') return;
    const strings = args.flatMap(function texts(node: Node): Node[] {
      return node.op === '+' ? node.args.flatMap(texts) : [node];
    });
    for (const string of strings) {
      for (const { text } of patternChanges(this.#text(string))) this.#replace(string, text);
    }
  }
}

function isCondition(node: Node, deciding: ReadonlySet<string>): boolean {
  if (node.op === 'call') return YES_OR_NO.has(node.args[0]) || deciding.has(node.args[0]);
  if (node.op === 'rcall') return YES_OR_NO.has(node.args[0]);
  return COMPARING.has(node.op);
}

/** Names of the functions that answer yes or no; one may end by calling another. */
function decidingFunctions(places: readonly Place[]): Set<string> {
  const results = places.filter(({ role }) => role === 'result');
  const deciding = new Set<string>();
  for (let before = -1; before < deciding.size; ) {
    before = deciding.size;
    for (const { name, expression } of results) if (isCondition(expression.root, deciding)) deciding.add(name);
  }
  return deciding;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** Every mutant of a rules file, each once. */
export function mutantsOf(source: string, service: Service): Mutant[] {
  const places = placesOf(source, service);
  const lines = source.split('\n');
  const deciding = decidingFunctions(places);
  const mutants = places.flatMap((place) =>
    new Changes(place, source, deciding).found.map(([{ start, end }, text]): Mutant => {
      const line = source.slice(0, start).split('\n').length;
      return {
        service,
        line,
        at: start,
        subject: place.subject,
        within: lines[line - 1]?.trim() ?? '',
        before: oneLine(source.slice(start, end)),
        after: oneLine(text),
        source: source.slice(0, start) + text + source.slice(end),
      };
    }),
  );
  return [...new Map(mutants.map((mutant) => [mutant.source, mutant])).values()];
}
