import { FIELD_ERRORS, type FieldErrorCode } from '@bigorna/domain/errors/codes';
import {
  BIO_MAX,
  COMMENT_MAX,
  CONTACT,
  DELETION_WORD_MAX,
  DISPLAY_NAME_MAX,
  EMAIL_MAX,
  FULL_NAME_MAX,
  PASSWORD,
  USERNAME,
} from '@bigorna/domain/limits';
import { REPORT_DETAILS_MAX } from '@bigorna/domain/report-reasons';
import type { DomainText } from '#shared/i18n/domain-texts.ts';

/** Values of `{min}` and `{max}` per field. */
const LIMITS: Readonly<Record<string, { min?: number; max: number }>> = {
  identifier: { max: EMAIL_MAX },
  username: USERNAME,
  email: { max: EMAIL_MAX },
  full_name: { max: FULL_NAME_MAX },
  display_name: { max: DISPLAY_NAME_MAX },
  bio: { max: BIO_MAX },
  current_password: PASSWORD,
  confirmation: { max: DELETION_WORD_MAX },
  name: { max: CONTACT.name },
  subject: { max: CONTACT.subject },
  message: { min: CONTACT.messageMin, max: CONTACT.message },
  text: { max: COMMENT_MAX },
  details: { max: REPORT_DETAILS_MAX },
  password: PASSWORD,
  password_confirmation: PASSWORD,
};

const isFieldErrorCode = (text: string): text is FieldErrorCode => FIELD_ERRORS.some((code) => code === text);

interface FieldProblem {
  /** `server` if the server sent the message as text for the user. */
  type: string;
  /** Text for the user if `type` is `server`, otherwise the schema's error code. */
  message?: string | undefined;
}

/**
 * Error text of a field: the server's message, else domain's text for the schema's code. Without a message of the
 * server, an empty field is 'required'.
 */
export const toFieldText = (
  text: DomainText,
  name: string,
  value: unknown,
  { type, message = '' }: FieldProblem,
): string => {
  if (type === 'server') return message;
  const code = value === '' || value === undefined ? 'required' : message;
  return text(isFieldErrorCode(code) ? code : 'invalid_value', LIMITS[name] ?? {});
};
