import { isLocale, type Locale } from '@bigorna/domain/locales';
import { z } from 'zod';
import { LauncherError } from '../../shared/errors.ts';

/** An e-mail address and the language of its account; null if the member never chose one. */
export interface Recipient {
  readonly email: string;
  readonly locale: Locale | null;
}

/** A cell, quoted or without separators, and the separator or line break after it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",;\r\n]*))([,;]|\r?\n|$)/gy;

const parseCells = (text: string): string[][] => {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(CELL)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',' && end !== ';') rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
};

/** Number of columns in the console's file of downloaders, and the column with the e-mail. */
const CONSOLE_COLUMNS = 6;
const EMAIL_INDEX = 3;
const email = z.email();

/** The console writes an apostrophe before characters that would start a formula in a spreadsheet. */
const parseEmail = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '').trim();

/**
 * Reads the console's file of downloaders (id, username, name, e-mail, language, date), or lines with an e-mail address
 * and optionally a language. Each e-mail address counts once. Accounts without an e-mail address are left out.
 *
 * @throws LauncherError for a line in neither format
 */
export const readRecipients = (text: string): Recipient[] => {
  const [first = [], ...rest] = parseCells(text.replace(/^\ufeff/, ''));
  const isConsole = first.length === CONSOLE_COLUMNS;
  const rows = isConsole ? rest : [first, ...rest];
  const found = new Map<string, Recipient>();
  for (const [index, row] of rows.entries()) {
    const [emailCell = '', locale = ''] = isConsole ? row.slice(EMAIL_INDEX) : row;
    const parsed = email.safeParse(parseEmail(emailCell));
    const isRow = isConsole ? row.length === CONSOLE_COLUMNS : row.length <= 2;
    if (isConsole && isRow && emailCell === '') continue;
    if (!(isRow && parsed.success)) throw new LauncherError(`Row ${index + 1} of the list has no valid address.`);
    found.set(parsed.data.toLowerCase(), { email: parsed.data, locale: isLocale(locale) ? locale : null });
  }
  return [...found.values()];
};
