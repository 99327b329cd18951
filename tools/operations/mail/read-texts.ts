import { LOCALES } from '@bigorna/domain/locales';
import { z } from 'zod';
import { LauncherError } from '../../shared/errors.ts';
import type { MailTexts } from './send-list.ts';

/** Words of docs/runbooks/harmful-file-mail.json that the operator replaces. */
export const PLACEHOLDERS = ['MODNAME', 'VERSIONS', 'FIRSTDAY', 'WHATITDOES'] as const;

const findPlaceholders = (text: string): string[] => PLACEHOLDERS.filter((word) => text.includes(word));

const line = z
  .string()
  .trim()
  .min(1)
  .refine((text) => findPlaceholders(text).length === 0, {
    error: ({ input }) => `replace ${findPlaceholders(String(input)).join(', ')}`,
  });
const mailTexts = z.record(z.enum(LOCALES), z.strictObject({ subject: line, text: line }));

const parseJson = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new LauncherError(`${file} is not JSON: ${String(error)}`);
  }
};

/**
 * Reads the subject and text of a mail in all languages.
 *
 * @param file name of the file, for the message
 * @throws LauncherError if a language or a text is missing, or a placeholder is left
 */
export const readTexts = (text: string, file: string): MailTexts => {
  const { success, data, error } = mailTexts.safeParse(parseJson(text, file));
  if (!success) throw new LauncherError(`${file}: ${z.prettifyError(error)}`);
  return data;
};
