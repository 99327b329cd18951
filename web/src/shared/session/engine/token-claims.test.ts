import { describe, expect, it } from 'vitest';
import { readClaims } from './token-claims.ts';

const createToken = (payload: string): string => `e30.${Buffer.from(payload).toString('base64url')}.x`;
const UNREADABLE = { subject: undefined, issuedAt: 0, signedInAt: 0 };

describe('readClaims', () => {
  it('reads member and timestamps from a payload with non-ASCII text', () => {
    const token = createToken('{"sub":"u1","name":"João ✓ ñ","iat":1700000100,"auth_time":1700000000}');
    expect(readClaims(token)).toEqual({ subject: 'u1', issuedAt: 1700000100, signedInAt: 1700000000 });
  });

  it.each([
    ['no token', null],
    ['no payload', 'abc'],
    ['no JSON', 'a.%%%.c'],
    ['no subject', createToken('{"exp":1}')],
    ['an empty subject', createToken('{"sub":""}')],
    ['a subject that is no text', createToken('{"sub":7}')],
    ['a payload that is no object', createToken('null')],
    ['timestamps that are no numbers', createToken('{"iat":"1","auth_time":null}')],
  ])('reads nothing from %s', (_case, token) => {
    expect(readClaims(token)).toEqual(UNREADABLE);
  });
});
