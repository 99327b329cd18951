import type { Locale } from '@bigorna/domain/locales';

/** What a cell holds: moments are written as ISO 8601, nothing as an empty cell. */
export type Cell = string | number | boolean | Date | null | undefined;

export type Separator = ',' | ';';

/** Where a comma parts a number's decimals, spreadsheets part cells by semicolons, and read a file so. */
const SEPARATORS: Readonly<Record<Locale, Separator>> = {
  'pt-BR': ';',
  'pt-PT': ';',
  'en-US': ',',
  'es-ES': ';',
  'fr-FR': ';',
  'zh-CN': ',',
};

/** What parts the cells of a file for a reader of a language. */
export const separatorOf = (locale: Locale): Separator => SEPARATORS[locale];

/**
 * Spreadsheets calculate what begins so; a quote before it makes it text. A spreadsheet set to another separator than the
 * file's finds beginnings inside of a cell, too: behind whatever may part cells or lines. It looks back from signs alone:
 * from every place it would take the square of a cell's length.
 */
const FORMULA = /^[\t\r]|[=+\-@](?<=(?:^|[;,\t\r\n])[\s"]*.)/g;

const textOf = (cell: Exclude<Cell, null | undefined>): string => {
  if (cell instanceof Date) return cell.toISOString();
  // Numbers are ours: a negative one is no formula.
  if (typeof cell !== 'string') return String(cell);
  return `"${cell.replace(FORMULA, "'$&").replaceAll('"', '""')}"`;
};

/**
 * One line of CSV, with its end; texts are in quotes, whatever they are.
 *
 * Source: RFC 4180; for formulas OWASP, "CSV Injection".
 */
export const csvLine = (cells: readonly Cell[], separator: Separator): string =>
  `${cells.map((cell) => (cell === null || cell === undefined ? '' : textOf(cell))).join(separator)}\r\n`;

/** Comes before the first line: by it spreadsheets know that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
