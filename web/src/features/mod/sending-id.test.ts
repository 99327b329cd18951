import { describe, expect, it } from 'vitest';
import { createSendingId } from './sending-id.ts';

describe('R106 the id of what a member sends', () => {
  it('stays for the same words until they are sent', () => {
    const id = createSendingId();
    const first = id.of({ text: 'Olá', release: null });
    expect(first).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(id.of({ text: 'Olá', release: null })).toBe(first);
    id.done();
    expect(id.of({ text: 'Olá', release: null })).not.toBe(first);
  });

  it('is another for other words: under the former id they would be taken for sent', () => {
    const id = createSendingId();
    expect(id.of({ text: 'Olá' })).not.toBe(id.of({ text: 'Olá!' }));
  });
});
