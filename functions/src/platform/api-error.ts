import { ERROR_STATUS, type ErrorCode, type FieldErrorCode, type TextCode } from '@bigorna/domain/errors/codes';

export type TextValues = Readonly<Record<string, string | number>>;

/** An error of one field, before translation. `path` is dotted, such as `filter.status`. */
export interface FieldIssue {
  readonly path: string;
  readonly code: FieldErrorCode | ErrorCode;
  readonly values?: TextValues;
  /** Replaces the text of `code`: the text of another code, or literal words. */
  readonly text?: { readonly by: TextCode } | { readonly words: string };
}

interface Details {
  /** Placeholder values for the text of the code. */
  values?: TextValues;
  fields?: readonly FieldIssue[];
  /** Sent as the `Retry-After` header. */
  retryAfterSeconds?: number;
}

/** An error that the API reports to the caller. The response contains its code and a text in the caller's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly values: TextValues;
  readonly fields: readonly FieldIssue[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, { values = {}, fields = [], retryAfterSeconds }: Details = {}, cause?: unknown) {
    super(code, { cause });
    this.code = code;
    this.values = values;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): (typeof ERROR_STATUS)[ErrorCode] {
    return ERROR_STATUS[this.code];
  }
}

/** The error for a request with one invalid field. */
export const createFieldError = (path: string, code: FieldErrorCode, values?: TextValues): ApiError =>
  new ApiError('invalid_request', { fields: [{ path, code, ...(values && { values }) }] });

/**
 * Returns the value.
 *
 * @throws ApiError with `code` if the value is undefined or null
 */
export const requireFound = <T>(value: T | undefined | null, code: ErrorCode): T => {
  if (value === undefined || value === null) throw new ApiError(code);
  return value;
};

/** For `catch`: throws an ApiError with another code for the codes in the table. Other errors pass through. */
export const throwAs =
  (codes: Readonly<Partial<Record<ErrorCode, ErrorCode>>>) =>
  (error: unknown): never => {
    const code = error instanceof ApiError ? codes[error.code] : undefined;
    throw code === undefined ? error : new ApiError(code, {}, error);
  };
