import { FIELD_ERRORS, type FieldErrorCode } from '@bigorna/domain/errors/codes';
import { GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { USERNAME } from '@bigorna/domain/limits';
import { RANGE_EXAMPLES } from '@bigorna/domain/version-range';
import type { z } from 'zod';
import type { FieldIssue, TextValues } from '../platform/api-error.ts';

type Issue = z.core.$ZodIssue;

/** Placeholder values that zod issues lack: the other end of a range, all values of a union. */
const EXTRA_VALUES: Partial<Record<FieldErrorCode, TextValues>> = {
  username_length: { min: USERNAME.min, max: USERNAME.max },
  unknown_game_version: { allowed: GAME_VERSIONS.join(', '), ranges: RANGE_EXAMPLES.join(', ') },
};

const isFieldErrorCode = (message: string): message is FieldErrorCode => FIELD_ERRORS.some((code) => code === message);

const isStringOrigin = (origin: string): boolean => origin === 'string';
const isNumberOrigin = (origin: string): boolean => origin === 'number' || origin === 'int';

const getCode = (issue: Issue): FieldErrorCode => {
  if (isFieldErrorCode(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'invalid_value';
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'unknown_value';
    case 'unrecognized_keys':
      return 'unknown_field';
    case 'too_small':
      return isStringOrigin(issue.origin) ? 'too_short' : isNumberOrigin(issue.origin) ? 'too_small' : 'invalid_value';
    case 'too_big':
      return isStringOrigin(issue.origin) ? 'too_long' : isNumberOrigin(issue.origin) ? 'too_big' : 'invalid_value';
    case 'invalid_format':
      return issue.format === 'email' ? 'invalid_email' : 'invalid_value';
    default:
      return 'invalid_value';
  }
};

const getValues = (issue: Issue): TextValues => {
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
 * Converts a zod error to field errors. A message that is a field error code takes precedence; other issues are
 * mapped from zod's codes.
 *
 * @param error with the input of each issue (zod's option `reportInput`)
 */
export const toFieldIssues = (error: z.ZodError): FieldIssue[] =>
  error.issues.flatMap((issue): FieldIssue[] => {
    const path = issue.path.map(String).join('.');
    const code = getCode(issue);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: path === '' ? key : `${path}.${key}`, code }));
    }
    return [{ path, code, values: { ...EXTRA_VALUES[code], ...getValues(issue) } }];
  });
