/**
 * `denied`: by the rules; `too_fast`: `waitMs` too early; `offline`: no response, so the write may or may not have
 * succeeded; `failed`: any other cause.
 */
export type WriteFailureCode = 'denied' | 'too_fast' | 'offline' | 'failed';

/** A member's write that failed or is unconfirmed. */
export class WriteFailure extends Error {
  override readonly name = 'WriteFailure';
  readonly code: WriteFailureCode;
  /** Delay before the next attempt; 0 if waiting does not help. */
  readonly waitMs: number;

  constructor(code: WriteFailureCode, options: { waitMs?: number; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.waitMs = options.waitMs ?? 0;
  }
}
