/** What a cell holds: moments are written as ISO 8601, nothing as an empty cell. */
export type Cell = string | number | boolean | Date | null | undefined;

/** Spreadsheets calculate what begins so; a quote before it makes it text. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

const textOf = (cell: Exclude<Cell, null | undefined>): string => {
  if (cell instanceof Date) return cell.toISOString();
  // Numbers are ours: a negative one is no formula.
  if (typeof cell !== 'string') return String(cell);
  return FORMULA.test(cell) ? `'${cell}` : cell;
};

const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * One line of CSV, with its end.
 *
 * Source: RFC 4180; for formulas OWASP, "CSV Injection".
 */
export const csvLine = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => (cell === null || cell === undefined ? '' : quoted(textOf(cell)))).join(',')}\r\n`;

/** Comes before the first line: by it spreadsheets know that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
