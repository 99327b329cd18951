import type { Locale } from '@bigorna/domain/locales';

/** Value of a cell. Dates are written as ISO 8601; null and undefined as an empty cell. */
export type Cell = string | number | boolean | Date | null | undefined;

export type Separator = ',' | ';';

/** Where the decimal separator is a comma, spreadsheets expect semicolons between cells. */
const SEPARATORS: Readonly<Record<Locale, Separator>> = {
  'pt-BR': ';',
  'pt-PT': ';',
  'en-US': ',',
  'es-ES': ';',
  'fr-FR': ';',
  'zh-CN': ',',
};

/** The separator that spreadsheets expect in a language. */
export const getSeparator = (locale: Locale): Separator => SEPARATORS[locale];

/**
 * Spreadsheets evaluate a cell that starts with one of these signs as a formula. An apostrophe before the sign makes
 * the cell text. A spreadsheet may split at another separator than the file's. So the pattern also finds a sign after a
 * separator or a line break inside a cell. The lookbehind starts at signs only; otherwise the time would be quadratic.
 */
const FORMULA = /^[\t\r]|[=+\-@](?<=(?:^|[;,\t\r\n])[\s"]*.)/g;

const formatCell = (cell: Exclude<Cell, null | undefined>): string => {
  if (cell instanceof Date) return cell.toISOString();
  // Numbers never come from users, so a negative number is safe.
  if (typeof cell !== 'string') return String(cell);
  return `"${cell.replace(FORMULA, "'$&").replaceAll('"', '""')}"`;
};

/**
 * One line of CSV with its line break. Texts are always quoted.
 *
 * Source: RFC 4180; for formulas https://owasp.org/www-community/attacks/CSV_Injection
 */
export const toCsvLine = (cells: readonly Cell[], separator: Separator): string =>
  `${cells.map((cell) => (cell === null || cell === undefined ? '' : formatCell(cell))).join(separator)}\r\n`;

/** Precedes the first line, so that spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
