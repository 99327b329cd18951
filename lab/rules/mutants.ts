import type { AnyNode as Node } from 'acorn';
import type { Service } from '../../tools/emulators/storage-rules/parser.ts';
import { changePattern } from './patterns.ts';
import { listRuleExpressions, type RuleExpression } from './rule-expressions.ts';

/** A rules file with one change that tests should detect. */
export interface Mutant {
  readonly service: Service;
  /** Line number of the change, starting at 1. */
  readonly line: number;
  /** Offset of the change. */
  readonly at: number;
  readonly subject: string;
  /** The original line. */
  readonly within: string;
  /** The original text in one line, and its replacement. */
  readonly before: string;
  readonly after: string;
  /** The whole file. */
  readonly source: string;
}

type Change = readonly [node: Node, text: string];

/** Boolean methods of the rules language. */
const YES_OR_NO = new Set(['matches', 'hasOnly', 'hasAll', 'hasAny', 'exists']);
const COMPARING = new Set(['==', '!=', '<', '<=', '>', '>=', 'in', '!', '&&', '||']);
/** Comparisons that differ only at the boundary: one includes the equal value, the other excludes it. */
const BOUNDARIES: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
/** Reads with a variant for the state before or after the commit. */
const OTHER_READS: Readonly<Record<string, string>> = { getAfter: 'get', get: 'getAfter', exists: 'existsAfter' };
/**
 * Numbers from this size on are milliseconds or bytes. Tests cannot observe a change of one, so mutants double or halve
 * such a number.
 */
const LARGE = 5_000;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const getParts = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Returns the source text of a node. */
type Print = (node: Node) => string;

/** Replaces a condition with a constant and, in a second change, with its negation. */
const changeCondition = (node: Node, print: Print, dropped = 'true'): Change[] => [
  [node, dropped],
  ...(node.type === 'Literal' ? [] : [[node, `!(${print(node)})`] as const]),
];

/** For each member of a list or map, the list or map without that member. */
const dropMembers = (node: Node, items: readonly string[], [open, close]: readonly [string, string]): Change[] =>
  items.map((_item, index) => [node, `${open}${items.toSpliced(index, 1).join(', ')}${close}`]);

const changeNumber = (node: Node & { value?: unknown }): Change[] => {
  const { value } = node;
  if (typeof value !== 'number') return [];
  const others = value < LARGE ? [value + 1, value - 1] : [value * 2, value / 2];
  return others.map((other) => [node, String(other)]);
};

const listStrings = (node: Node): Node[] =>
  node.type === 'BinaryExpression' && node.operator === '+' ? [node.left, node.right].flatMap(listStrings) : [node];

/** The name of a called function or method. */
const getCalledName = (called: Node): string => {
  const name = called.type === 'MemberExpression' ? called.property : called;
  return name.type === 'Identifier' ? name.name : '';
};

const changeMethod = (name: string, args: readonly Node[], print: Print): Change[] => {
  if (name === 'get' && args[1]?.type === 'Literal') return [[args[1], "'mutant'"]];
  if (name !== 'matches') return [];
  return args.flatMap(listStrings).flatMap((text) => [...changePattern(print(text))].map((by): Change => [text, by]));
};

/** Moves a boundary, or replaces `is int` with `is number`. The parser reads `is int` as `in int`. */
const changeComparison = (node: Node, operator: string, [left, right]: [string, string]): Change[] => {
  if (operator in BOUNDARIES) return [[node, `${left} ${BOUNDARIES[operator]} ${right}`]];
  return operator === 'in' && right === 'int' ? [[node, `${left} is number`]] : [];
};

/** The changes of a node itself, without changes inside the parts of the node. */
const changeNode = (node: Node, print: Print): Change[] => {
  switch (node.type) {
    case 'LogicalExpression':
      return [node.left, node.right]
        .filter((operand) => operand.type !== node.type || operand.operator !== node.operator)
        .flatMap((operand) => changeCondition(operand, print, String(node.operator === '&&')));
    case 'ConditionalExpression':
      return changeCondition(node.test, print);
    case 'BinaryExpression':
      return changeComparison(node, node.operator, [print(node.left), print(node.right)]);
    case 'ArrayExpression':
      return dropMembers(
        node,
        node.elements.flatMap((item) => (item ? [print(item)] : [])),
        ['[', ']'],
      );
    case 'ObjectExpression':
      return dropMembers(node, node.properties.map(print), ['{', '}']);
    case 'Literal':
      return changeNumber(node);
    case 'TaggedTemplateExpression': {
      const name = print(node.tag);
      return name in OTHER_READS ? [[node, `${OTHER_READS[name]}${print(node).slice(name.length)}`]] : [];
    }
    case 'CallExpression':
      return node.callee.type === 'MemberExpression'
        ? changeMethod(getCalledName(node.callee), node.arguments, print)
        : [];
    default:
      return [];
  }
};

const changeAll = (node: Node, print: Print): Change[] => [
  ...changeNode(node, print),
  ...(node.type === 'TaggedTemplateExpression' ? [] : getParts(node).flatMap((part) => changeAll(part, print))),
];

function isCondition(node: Node, deciding: ReadonlySet<string>): boolean {
  if (node.type === 'TaggedTemplateExpression') return YES_OR_NO.has(getCalledName(node.tag));
  if (node.type === 'CallExpression') {
    const name = getCalledName(node.callee);
    return YES_OR_NO.has(name) || (node.callee.type === 'Identifier' && deciding.has(name));
  }
  return 'operator' in node && COMPARING.has(node.operator);
}

/** Names of functions with a boolean result. Such a result may be a call of another such function. */
function decidingFunctions(places: readonly RuleExpression[]): Set<string> {
  const results = places.filter(({ role }) => role === 'result');
  const deciding = new Set<string>();
  for (let before = -1; before < deciding.size; ) {
    before = deciding.size;
    for (const { name, root } of results) if (isCondition(root, deciding)) deciding.add(name);
  }
  return deciding;
}

const toOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** Every distinct mutant of a rules file. */
export function createMutants(source: string, service: Service): Mutant[] {
  const places = listRuleExpressions(source, service);
  const deciding = decidingFunctions(places);
  const print: Print = ({ start, end }) => source.slice(start, end);
  const mutants = places.flatMap(({ root, role, subject }) => {
    const whole = role === 'allow' || isCondition(root, deciding) ? changeCondition(root, print) : [];
    return [...whole, ...changeAll(root, print)].map(([node, after]): Mutant => {
      const { start, end } = node;
      const line = source.slice(0, start).split('\n').length;
      return {
        service,
        line,
        at: start,
        subject,
        within: source.split('\n')[line - 1]?.trim() ?? '',
        before: toOneLine(print(node)),
        after: toOneLine(after),
        source: source.slice(0, start) + after + source.slice(end),
      };
    });
  });
  const distinct = new Map(mutants.map((mutant) => [mutant.source, mutant]));
  distinct.delete(source);
  return [...distinct.values()];
}
