/**
 * `denied`: the rules refuse it; `too_fast`: `waitMs` too early; `offline`: there was no answer, so that it was not written,
 * or was without the site learning of it; `failed`: anything else.
 */
export type WriteFailureCode = 'denied' | 'too_fast' | 'offline' | 'failed';

/** A member's write that did not come about, as far as the site knows. */
export class WriteFailure extends Error {
  override readonly name = 'WriteFailure';
  readonly code: WriteFailureCode;
  /** How long to wait before the next try; 0 where waiting is not what it lacks. */
  readonly waitMs: number;

  constructor(code: WriteFailureCode, options: { waitMs?: number; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.waitMs = options.waitMs ?? 0;
  }
}
