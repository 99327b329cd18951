import { describe, expect, it } from 'vitest';
import { updateBody } from './update-body.ts';

const STAMP = '2026-01-02T03:04:05.000Z';

describe('what an edit sends', () => {
  it('R123 of a mod the changed fields alone, with the state that was seen', () => {
    const seen = { id: 'a', title: 'Forja', tags: ['x'], version: '1.0', updated_at: STAMP };
    expect(updateBody('mods', { ...seen, title: 'Forja 2', tags: ['x'] }, seen)).toEqual({
      title: 'Forja 2',
      updated_at: STAMP,
    });
  });
  it('R128 of a user the stamp is its version', () => {
    const seen = { id: 'u', bio: '', version: 'v1', updated_at: STAMP };
    expect(updateBody('users', { ...seen, bio: 'Oi' }, seen)).toEqual({ bio: 'Oi', version: 'v1' });
  });
  it('R132 of texts the whole record', () => {
    const seen = { id: 'q', position: 1, updated_at: STAMP };
    expect(updateBody('faq', { ...seen, position: 2 }, seen)).toEqual({ id: 'q', position: 2, updated_at: STAMP });
  });
});
