import { describe, expect, it } from 'vitest';
import { createIdempotencyKey } from './idempotency-key.ts';

describe('id of a member’s document (R106)', () => {
  it('stays equal for equal content until the content is sent', () => {
    const id = createIdempotencyKey();
    const first = id.getId({ text: 'Olá', release: null });
    expect(first).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(id.getId({ text: 'Olá', release: null })).toBe(first);
    id.reset();
    expect(id.getId({ text: 'Olá', release: null })).not.toBe(first);
  });

  it('changes when the content changes, because the old content may be stored already', () => {
    const id = createIdempotencyKey();
    expect(id.getId({ text: 'Olá' })).not.toBe(id.getId({ text: 'Olá!' }));
  });
});
