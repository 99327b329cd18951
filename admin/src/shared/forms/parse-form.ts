import { describeIssue } from '@bigorna/domain/endpoints/describe-issue.schemas';
import { fillPlaceholders } from '@bigorna/domain/errors/texts/fill-placeholders';
import { loadTexts } from '@bigorna/domain/errors/texts/load';
import type { Locale } from '@bigorna/domain/locales';
import type { z } from 'zod';
import { isEmpty } from '#shared/fields/is-empty.ts';

/** Error messages by field path. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Path of the input that shows an error. A list's input also shows the errors of its entries. */
export const toInputPath = (path: string): string => path.replace(/\.\d+$/, '');

/** An empty field counts as missing, whatever its type. */

const toFieldErrors = async ({ issues }: z.ZodError, locale: Locale): Promise<FieldErrors> => {
  const texts = await loadTexts(locale);
  const getMessage = (issue: z.core.$ZodIssue): string => {
    const { code, values } = describeIssue(issue);
    return fillPlaceholders(texts[isEmpty(issue.input) ? 'required' : code], values);
  };
  // Like the API, report only the first error of a field.
  return Object.fromEntries(
    issues.toReversed().map((issue) => [toInputPath(issue.path.map(String).join('.')), getMessage(issue)]),
  );
};

/**
 * Parses a form with the schema of its call before sending.
 *
 * @returns the call's body, or the error messages by field in the current language
 */
export const parseForm = async <T extends z.ZodType>(
  schema: T,
  values: unknown,
  locale: Locale,
): Promise<{ body: z.output<T> } | { errors: FieldErrors }> => {
  const parsed = schema.safeParse(values, { reportInput: true });
  if (parsed.success) return { body: parsed.data };
  return { errors: await toFieldErrors(parsed.error, locale) };
};
