import { describe, expect, it } from 'vitest';
import { tokenSubject } from './token-subject.ts';

const tokenOf = (payload: string): string => `e30.${Buffer.from(payload).toString('base64url')}.x`;

describe('tokenSubject', () => {
  it('reads the subject, also beside text beyond ASCII', () => {
    expect(tokenSubject(tokenOf('{"sub":"u1","name":"João ✓ ñ"}'))).toBe('u1');
  });

  it.each([
    ['no payload', 'abc'],
    ['no JSON', 'a.%%%.c'],
    ['no subject', tokenOf('{"exp":1}')],
    ['an empty subject', tokenOf('{"sub":""}')],
    ['a subject that is no text', tokenOf('{"sub":7}')],
    ['a payload that is no object', tokenOf('null')],
  ])('answers undefined for %s', (_case, token) => {
    expect(tokenSubject(token)).toBeUndefined();
  });
});
