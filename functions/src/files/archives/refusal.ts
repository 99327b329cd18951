import type { FindingCode } from '@bigorna/domain/archive-findings';
import type { Finding } from '@bigorna/domain/entities/release';
import { sanitizeLine } from './sanitize-line.ts';

const VALUE_MAX = 200;

/** Reason to refuse an archive. Thrown, so that no more bytes of a hostile file are read. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly finding: Finding;

  constructor(code: FindingCode, values: Readonly<Record<string, string | number>> = {}, cause?: unknown) {
    super(code, { cause });
    const texts = Object.entries(values).map(
      ([name, value]) => [name, sanitizeLine(String(value), VALUE_MAX)] as const,
    );
    this.finding = { code, values: Object.fromEntries(texts) };
  }
}
