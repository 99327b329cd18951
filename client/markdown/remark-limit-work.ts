import type { Root } from 'mdast';
import type { Processor } from 'unified';

/** Quotes and lists that one line opens within each other. Not a divider such as `- - -`. */
const DEEP_LINE = /^(?![-*_ \t]*$)(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){40}/m;
/** Signs that may start or end emphasis, in text without an empty line. */
const MAX_EMPHASIS_SIGNS = 2000;

/** Whether the parser would need seconds for a text, or overflow the stack. */
const isTooComplex = (text: string): boolean =>
  DEEP_LINE.test(text) ||
  text.split(/\n[ \t]*\n/).some((block) => [...block.matchAll(/[*_~]+/g)].length > MAX_EMPHASIS_SIGNS);

/** Shows a text as it was typed if the parser would need too much time for it. Nobody writes such a text by hand. */
export function remarkLimitWork(this: Processor) {
  const { parser: parse } = this;
  const toPlainText = (value: string): Root => ({ type: 'root', children: [{ type: 'code', value }] });
  this.parser = parse && ((text, file) => (isTooComplex(text) ? toPlainText(text) : parse(text, file)));
}
