import type { FindingCode } from '@bigorna/domain/archive-findings';

/** A file that must be refused, and the expected finding. */
export interface HostileFile {
  readonly name: string;
  readonly expected: FindingCode;
  bytes(): Buffer;
  /** Defaults to `mod.jar`. */
  readonly fileName?: string;
}
