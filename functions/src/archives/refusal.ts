import type { FindingCode } from '@bigorna/domain/archive-findings';
import type { Finding } from '@bigorna/domain/entities/release';
import { shownText } from './shown-text.ts';

const VALUE_MAX = 200;

/** Why an archive is refused. Thrown, so that nothing more of a hostile file is read. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly finding: Finding;

  constructor(code: FindingCode, values: Readonly<Record<string, string | number>> = {}, cause?: unknown) {
    super(code, { cause });
    const texts = Object.entries(values).map(([name, value]) => [name, shownText(String(value), VALUE_MAX)] as const);
    this.finding = { code, values: Object.fromEntries(texts) };
  }
}
