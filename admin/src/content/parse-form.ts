import { FIELD_ERRORS, type FieldErrorCode } from '@bigorna/domain/errors/codes';
import { fillPlaceholders } from '@bigorna/domain/errors/texts/fill-placeholders';
import { loadTexts } from '@bigorna/domain/errors/texts/load';
import type { Locale } from '@bigorna/domain/locales';
import type { z } from 'zod';

type FieldText = (code: FieldErrorCode, values: Readonly<Record<string, string | number>>) => string;

/** Error messages by field path. */
export type FieldErrors = Readonly<Record<string, string>>;

type Issue = z.core.$ZodIssue;

const isErrorCode = (message: string): message is FieldErrorCode => FIELD_ERRORS.some((code) => code === message);

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** An empty field counts as missing, whatever its type. */
const getErrorCode = (issue: Issue): FieldErrorCode => {
  if (isEmpty(issue.input)) return 'required';
  return isErrorCode(issue.message) ? issue.message : 'invalid_value';
};

const getLimits = (issue: Issue): Record<string, number> => {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  return issue.code === 'too_big' ? { max: Number(issue.maximum) } : {};
};

const toFieldErrors = (error: z.ZodError, text: FieldText): FieldErrors =>
  Object.fromEntries(
    // Like the API, report only the first error of a field.
    error.issues
      .toReversed()
      .map((issue) => [issue.path.map(String).join('.'), text(getErrorCode(issue), getLimits(issue))]),
  );

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
  const texts = await loadTexts(locale);
  return { errors: toFieldErrors(parsed.error, (code, values) => fillPlaceholders(texts[code], values)) };
};
