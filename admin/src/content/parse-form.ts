import { FIELD_ERRORS, type FieldErrorCode } from '@bigorna/domain/errors/codes';
import type { Locale } from '@bigorna/domain/locales';
import type { z } from 'zod';
import { type FieldText, fieldTexts } from './field-texts.ts';

/** What is wrong, by a field's path in the form. */
export type FieldFaults = Readonly<Record<string, string>>;

type Issue = z.core.$ZodIssue;

const isOurs = (message: string): message is FieldErrorCode => FIELD_ERRORS.some((code) => code === message);

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** An empty field is missing, whatever form its value would have to have. */
const codeOf = (issue: Issue): FieldErrorCode => {
  if (isEmpty(issue.input)) return 'required';
  return isOurs(issue.message) ? issue.message : 'invalid_value';
};

const limitsOf = (issue: Issue): Record<string, number> => {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  return issue.code === 'too_big' ? { max: Number(issue.maximum) } : {};
};

const faultsOf = (error: z.ZodError, text: FieldText): FieldFaults =>
  Object.fromEntries(
    // The first thing wrong with a field is said, as the API would.
    error.issues.toReversed().map((issue) => [issue.path.map(String).join('.'), text(codeOf(issue), limitsOf(issue))]),
  );

/**
 * Reads a form by the schema of the call that will take it, before anything is sent.
 *
 * @returns the call's body, or what is wrong of which field, in the reader's language
 */
export const parseForm = async <T extends z.ZodType>(
  schema: T,
  values: unknown,
  locale: Locale,
): Promise<{ body: z.output<T> } | { faults: FieldFaults }> => {
  const parsed = schema.safeParse(values, { reportInput: true });
  return parsed.success ? { body: parsed.data } : { faults: faultsOf(parsed.error, await fieldTexts(locale)) };
};
