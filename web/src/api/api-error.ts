/** One field's complaint in a failure's `errors`. */
export interface FieldError {
  path: string;
  code: string;
  message: string;
}

interface Failure {
  status: number;
  code: string;
  message?: string | undefined;
  errors?: FieldError[] | undefined;
  retryAfterS?: number | undefined;
}

/**
 * A call that failed: the API's own failure envelope, or `connection_error` with status 0 when no answer came.
 *
 * `message` is the server's text in the reader's language, or empty when there is none.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];
  /** Seconds to wait, from Retry-After. */
  readonly retryAfterS: number | undefined;

  constructor({ status, code, message, errors, retryAfterS }: Failure, options?: ErrorOptions) {
    super(message ?? '', options);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors ?? [];
    this.retryAfterS = retryAfterS;
  }

  /** The server answered and would answer the same again. */
  get isDefinite(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}
