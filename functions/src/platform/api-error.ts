import { ERROR_STATUS, type ErrorCode, type FieldErrorCode, type TextCode } from '@bigorna/domain/errors/codes';

export type TextValues = Readonly<Record<string, string | number>>;

/** What is wrong with one field; `path` is dotted, such as `filter.status`. */
export interface FieldFault {
  readonly path: string;
  readonly code: FieldErrorCode | ErrorCode;
  readonly values?: TextValues;
  /** What is said of it, where that is not the code's text: another code's, or words as they are. */
  readonly said?: { readonly by: TextCode } | { readonly words: string };
}

interface Details {
  /** Fill the placeholders of the code's text. */
  values?: TextValues;
  fields?: readonly FieldFault[];
  /** Answered as Retry-After. */
  retryAfterSeconds?: number;
}

/** A failure that the caller is told of, by its code; the text is chosen in the caller's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly values: TextValues;
  readonly fields: readonly FieldFault[];
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

/** What was asked for is not there. */
export const notFoundUnless = <T>(value: T | undefined | null, code: ErrorCode): T => {
  if (value === undefined || value === null) throw new ApiError(code);
  return value;
};
