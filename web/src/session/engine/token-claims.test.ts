import { describe, expect, it } from 'vitest';
import { readClaims } from './token-claims.ts';

const tokenOf = (payload: string): string => `e30.${Buffer.from(payload).toString('base64url')}.x`;
const UNREADABLE = { subject: undefined, issuedAt: 0, signedInAt: 0 };

describe('readClaims', () => {
  it('reads member and moments, also beside text beyond ASCII', () => {
    const token = tokenOf('{"sub":"u1","name":"João ✓ ñ","iat":1700000100,"auth_time":1700000000}');
    expect(readClaims(token)).toEqual({ subject: 'u1', issuedAt: 1700000100, signedInAt: 1700000000 });
  });

  it.each([
    ['no token', null],
    ['no payload', 'abc'],
    ['no JSON', 'a.%%%.c'],
    ['no subject', tokenOf('{"exp":1}')],
    ['an empty subject', tokenOf('{"sub":""}')],
    ['a subject that is no text', tokenOf('{"sub":7}')],
    ['a payload that is no object', tokenOf('null')],
    ['moments that are no numbers', tokenOf('{"iat":"1","auth_time":null}')],
  ])('reads nothing from %s', (_case, token) => {
    expect(readClaims(token)).toEqual(UNREADABLE);
  });
});
