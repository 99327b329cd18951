import { FIELD_ERRORS, type FieldErrorCode } from '@bigorna/domain/errors/codes';
import { GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { USERNAME } from '@bigorna/domain/limits';
import { RANGE_EXAMPLES } from '@bigorna/domain/version-range';
import type { z } from 'zod';
import type { FieldFault, TextValues } from '../platform/api-error.ts';

type Issue = z.core.$ZodIssue;

/** What texts name and the issue does not know: the other end of a range, all that either of two forms allows. */
const OWN_VALUES: Partial<Record<FieldErrorCode, TextValues>> = {
  username_length: { min: USERNAME.min, max: USERNAME.max },
  unknown_game_version: { allowed: GAME_VERSIONS.join(', '), ranges: RANGE_EXAMPLES.join(', ') },
};

const isOurs = (message: string): message is FieldErrorCode => FIELD_ERRORS.some((code) => code === message);

const isText = (origin: string): boolean => origin === 'string';
const isNumber = (origin: string): boolean => origin === 'number' || origin === 'int';

const codeOf = (issue: Issue): FieldErrorCode => {
  if (isOurs(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'invalid_value';
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'unknown_value';
    case 'unrecognized_keys':
      return 'unknown_field';
    case 'too_small':
      return isText(issue.origin) ? 'too_short' : isNumber(issue.origin) ? 'too_small' : 'invalid_value';
    case 'too_big':
      return isText(issue.origin) ? 'too_long' : isNumber(issue.origin) ? 'too_big' : 'invalid_value';
    case 'invalid_format':
      return issue.format === 'email' ? 'invalid_email' : 'invalid_value';
    default:
      return 'invalid_value';
  }
};

const valuesOf = (issue: Issue): TextValues => {
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
 * What a zod error says, as faults of fields. Messages of our schemas that are field codes win; anything else is
 * mapped from zod's own codes. Issues must carry their input (`reportInput`).
 */
export const faultsOf = (error: z.ZodError): FieldFault[] =>
  error.issues.flatMap((issue): FieldFault[] => {
    const path = issue.path.map(String).join('.');
    const code = codeOf(issue);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: path === '' ? key : `${path}.${key}`, code }));
    }
    return [{ path, code, values: { ...OWN_VALUES[code], ...valuesOf(issue) } }];
  });
