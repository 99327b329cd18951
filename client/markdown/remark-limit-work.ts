import type { Root } from 'mdast';
import type { Processor } from 'unified';

/** Signs of quotes and lists that one line opens within each other. */
const MAX_SIGNS_OF_LINE = 40;
/** Quotes and lists within each other, by signs and by the two columns that each list needs before the next. */
const MAX_DEPTH = 100;
const MAX_CONTAINERS = 5000;
/** The parser can compare each sign of a paragraph with all others. 3,000 signs take about two seconds. */
const MAX_COMPARISONS = 9_000_000;
/** Each row of a table gets the cells that its head has. */
const MAX_CELLS = 50_000;

const DIVIDER = /^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/;
const CONTAINERS = /^(?:[ \t]|>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))*/;
const ITEM = /^( *)([-+*]|\d{1,9}[.)]) +\S/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
const TABLE_LINE = /^\|[^\\`\n]*$/;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Columns and signs before the text of a line. */
const measureContainers = (line: string) => {
  const start = DIVIDER.test(line) ? '' : (CONTAINERS.exec(line)?.[0] ?? '');
  return { columns: count(start, / /g) + 4 * count(start, /\t/g), signs: count(start, />|[-+*]|\d+[.)]/g) };
};

/**
 * The largest number of comparisons for lines without an empty line between them. List items and rows of a table are
 * separate only where the parser surely starts a new one.
 */
const countComparisons = ([first = '', second = '', ...rest]: readonly string[]): number => {
  const cells = (line: string) => count(line, /\|/g);
  let isTable =
    TABLE_LINE.test(first) && /^\|[ :|-]*-[ :|-]*$/.test(second) && cells(first) === cells(second) && cells(first) > 1;
  /** Spaces before the list item on the line before; -1 after other lines. */
  let indent = -1;
  let [comparisons, signs, underlines] = [0, 0, 0];
  for (const [at, line] of [first, second, ...rest].entries()) {
    isTable &&= line.startsWith('|');
    const [, { length: spaces } = '', sign = ''] = ITEM.exec(line) ?? [];
    const isBullet = /^[-+*]/.test(sign);
    const isItem = sign !== '' && (indent < 0 ? spaces <= 3 && (isBullet || at === 0) : spaces <= indent + 5);
    indent = isItem ? spaces : -1;
    if (isItem || isTable) {
      comparisons += signs ** 2;
      signs = 0;
    }
    signs += count(line, /[*_~[\]]|<[!?]/g);
    if (UNDERLINE.test(line)) underlines += 1;
  }
  return comparisons + signs ** 2 + underlines ** 2;
};

/** Whether the parser needs seconds for a text or overflows the stack. */
const isTooComplex = (text: string): boolean => {
  let [containers, comparisons, cells] = [0, 0, 0];
  for (const block of text.replaceAll(/\r\n?/g, '\n').split(/\n[ \t]*\n/)) {
    const lines = block.split('\n');
    for (const line of lines) {
      const { columns, signs } = measureContainers(line);
      if (signs > MAX_SIGNS_OF_LINE || signs + columns / 2 > MAX_DEPTH) return true;
      containers += signs;
    }
    comparisons += countComparisons(lines);
    cells += lines.length * lines.reduce((most, line) => Math.max(most, count(line, /\|/g)), 0);
  }
  return containers > MAX_CONTAINERS || comparisons > MAX_COMPARISONS || cells > MAX_CELLS;
};

/** Shows a text as it was typed if the parser needs too much time for it. */
export function remarkLimitWork(this: Processor) {
  const { parser: parse } = this;
  const toPlainText = (value: string): Root => ({ type: 'root', children: [{ type: 'code', value }] });
  this.parser = parse && ((text, file) => (isTooComplex(text) ? toPlainText(text) : parse(text, file)));
}
