import type { Root } from 'mdast';
import type { Processor } from 'unified';

/** Quotes and lists that one line opens within each other. Not a divider such as `- - -`. */
const DEEP_LINE = /^(?![ \t]*([-*])(?:[ \t]*\1)*[ \t]*$)(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){40}/m;
/** Start of a list item, whose signs the parser does not compare with those before. */
const ITEM = /\n(?= {0,3}[-+*] +\S)/;
/** The parser can compare each line of a block, and each sign of a paragraph, with all others. */
const MAX_COMPARISONS = 4_000_000;
/** Each row of a table gets the cells that its head has. */
const MAX_CELLS = 50_000;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether the parser needs seconds for a text or overflows the stack. */
const isTooComplex = (text: string): boolean => {
  if (DEEP_LINE.test(text)) return true;
  let comparisons = 0;
  let cells = 0;
  for (const block of text.replaceAll(/\r\n?/g, '\n').split(/\n[ \t]*\n/)) {
    const lines = block.split('\n');
    comparisons += lines.length ** 2;
    for (const item of block.split(ITEM)) comparisons += count(item, /[*_~[\]<]/g) ** 2;
    cells += lines.length * lines.reduce((most, line) => Math.max(most, count(line, /\|/g)), 0);
  }
  return comparisons > MAX_COMPARISONS || cells > MAX_CELLS;
};

/** Shows a text as it was typed if the parser needs too much time for it. No author writes such a text by hand. */
export function remarkLimitWork(this: Processor) {
  const { parser: parse } = this;
  const toPlainText = (value: string): Root => ({ type: 'root', children: [{ type: 'code', value }] });
  this.parser = parse && ((text, file) => (isTooComplex(text) ? toPlainText(text) : parse(text, file)));
}
