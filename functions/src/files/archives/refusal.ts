import type { FindingCode } from '@bigorna/domain/archive-findings';
import type { Finding } from '@bigorna/domain/entities/release';
import { ARCHIVE_PATH_MAX } from '@bigorna/domain/limits';
import { sanitizeLine, sanitizePath } from './sanitize-line.ts';

const VALUE_MAX = 200;

/** The path of a file stays whole, because readers of a finding look for the file by its path. */
const sanitizeValue = (name: string, value: string): string =>
  name === 'entry' ? sanitizePath(value, ARCHIVE_PATH_MAX) : sanitizeLine(value, VALUE_MAX);

/** Reason to refuse an archive. Thrown, so that no more bytes of a hostile file are read. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly finding: Finding;

  constructor(code: FindingCode, values: Readonly<Record<string, string | number>> = {}, cause?: unknown) {
    super(code, { cause });
    const texts = Object.entries(values).map(([name, value]) => [name, sanitizeValue(name, String(value))] as const);
    this.finding = { code, values: Object.fromEntries(texts) };
  }
}
