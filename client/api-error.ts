import type { FieldError } from '@bigorna/domain/endpoints/envelope.schemas';

interface Failure {
  status: number;
  code: string;
  message?: string | undefined;
  errors?: readonly FieldError[] | undefined;
  retryAfterS?: number | undefined;
}

/**
 * A failed call: the API's failure envelope, or `connection_error` with status 0 if no response arrived.
 *
 * `message` is the server's text in the visitor's language, or empty if the server sent no text.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfterS: number | undefined;

  constructor({ status, code, message, errors, retryAfterS }: Failure, options?: ErrorOptions) {
    super(message ?? '', options);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors ?? [];
    this.retryAfterS = retryAfterS;
  }

  /** Whether the server rejected the call (4xx), so that an immediate retry fails too. */
  get isDefinite(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}
