import type { z } from 'zod';
import { FIELD_ERRORS, type FieldErrorCode } from '../errors/codes.ts';
import { USERNAME } from '../limits.ts';
import { RANGE_EXAMPLES, VERSION_EXAMPLES } from '../version-range.ts';

type Issue = z.core.$ZodIssue;
type Values = Readonly<Record<string, string | number>>;

/** Placeholder values that zod issues lack: the other end of a range, all values of a union. */
const EXTRA_VALUES: Partial<Record<FieldErrorCode, Values>> = {
  username_length: { min: USERNAME.min, max: USERNAME.max },
  unknown_game_version: { examples: VERSION_EXAMPLES.join(', '), ranges: RANGE_EXAMPLES.join(', ') },
  game_version_form: { examples: VERSION_EXAMPLES.join(', ') },
};

/** Error codes of a value outside its limits, by the type of the value. */
const LIMIT_CODES: Readonly<Record<string, Record<'too_small' | 'too_big', FieldErrorCode>>> = {
  string: { too_small: 'too_short', too_big: 'too_long' },
  array: { too_small: 'too_few', too_big: 'too_many' },
  number: { too_small: 'too_small', too_big: 'too_big' },
  int: { too_small: 'too_small', too_big: 'too_big' },
};

/** Error codes of texts without the required form, by zod's name of the form. */
const FORMAT_CODES: Readonly<Record<string, FieldErrorCode>> = { email: 'invalid_email', datetime: 'invalid_date' };

const isFieldErrorCode = (message: string): message is FieldErrorCode => FIELD_ERRORS.some((code) => code === message);

const getCode = (issue: Issue): FieldErrorCode => {
  if (isFieldErrorCode(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'required';
      return typeof issue.input === 'number' && issue.expected === 'int' ? 'whole_number' : 'invalid_value';
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'unknown_value';
    case 'unrecognized_keys':
      return 'unknown_field';
    case 'too_small':
    case 'too_big':
      return LIMIT_CODES[issue.origin]?.[issue.code] ?? 'invalid_value';
    case 'invalid_format':
      return FORMAT_CODES[issue.format] ?? 'invalid_value';
    default:
      return 'invalid_value';
  }
};

const getValues = (issue: Issue): Values => {
  switch (issue.code) {
    case 'too_small':
      return { min: Number(issue.minimum) };
    case 'too_big':
      return { max: Number(issue.maximum) };
    case 'invalid_value':
      return { allowed: issue.values.map(String).join(', ') };
    default:
      return {};
  }
};

/**
 * The field error code of a zod issue, with the placeholder values of its text. If the issue's message is a field error
 * code, this code is the result. Otherwise the code follows from zod's code.
 *
 * @param issue with its input (zod's option `reportInput`)
 */
export const describeIssue = (issue: Issue): { code: FieldErrorCode; values: Values } => {
  const code = getCode(issue);
  return { code, values: { ...EXTRA_VALUES[code], ...getValues(issue) } };
};
