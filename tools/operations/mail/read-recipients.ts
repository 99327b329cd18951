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

/** @throws LauncherError at the first cell that is not CSV; what follows it would be lost */
const parseCells = (text: string, file: string): string[][] => {
  const rows: string[][] = [[]];
  let end = 0;
  for (const [cell, quoted, plain = '', separator] of text.matchAll(CELL)) {
    end += cell.length;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (separator !== ',' && separator !== ';') rows.push([]);
  }
  if (end < text.length) throw new LauncherError(`${file}: line ${text.slice(0, end).split('\n').length} is not CSV.`);
  return rows.filter((row) => row.some((cell) => cell !== ''));
};

/** Number of columns in the console's file of downloaders, and the column with the e-mail. */
const CONSOLE_COLUMNS = 6;
const EMAIL_INDEX = 3;
const email = z.email();

/** The console writes an apostrophe before characters that would start a formula in a spreadsheet. */
const parseEmail = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '').trim();

const isEmail = (cell = ''): boolean => email.safeParse(parseEmail(cell)).success;

/** A list of recipients: the name of its file, and its text. */
export interface RecipientFile {
  readonly file: string;
  readonly text: string;
}

const readList = ({ file, text }: RecipientFile): Recipient[] => {
  const rows = parseCells(text.replaceAll('\ufeff', ''), file);
  const [first = []] = rows;
  const isConsole = first.length === CONSOLE_COLUMNS;
  // Several files of the console may be joined to one: each starts with the column names.
  const isHead = (row: readonly string[]) =>
    isConsole && !isEmail(first[EMAIL_INDEX]) && row.join('\n') === first.join('\n');
  return rows.flatMap((row, index) => {
    if (isHead(row)) return [];
    const [emailCell = '', locale = ''] = isConsole ? row.slice(EMAIL_INDEX) : row;
    const isRow = isConsole ? row.length === CONSOLE_COLUMNS : row.length <= 2;
    if (isConsole && isRow && emailCell === '') return [];
    if (!(isRow && isEmail(emailCell))) {
      throw new LauncherError(`${file}: row ${index + 1} has no valid address: ${row.join(', ')}`);
    }
    return [{ email: parseEmail(emailCell), locale: isLocale(locale) ? locale : null }];
  });
};

/**
 * Joins lists of recipients. Each is a console's file of downloaders (id, username, name, e-mail, language, date), or
 * has lines with an e-mail address and optionally a language. Each e-mail address counts once. Accounts without an
 * e-mail address are left out.
 *
 * @throws LauncherError for a line in neither format
 */
export const readRecipients = (files: readonly RecipientFile[]): Recipient[] => {
  const found = new Map<string, Recipient>();
  for (const recipient of files.flatMap(readList)) {
    const key = recipient.email.toLowerCase();
    found.set(key, { ...recipient, locale: recipient.locale ?? found.get(key)?.locale ?? null });
  }
  return [...found.values()];
};
