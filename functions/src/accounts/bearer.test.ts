import { createSign, generateKeyPairSync } from 'node:crypto';
import { Agent } from 'node:https';
import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBearer } from './bearer.ts';

const PROJECT = 'demo-bearer';
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (header: object): string => {
  const seconds = Math.floor(Date.now() / 1000);
  const payload = { iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, sub: 'ana', auth_time: seconds };
  const signed = `${part(header)}.${part({ ...payload, iat: seconds, exp: seconds + 3600 })}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
};
const failureOf = (token: string): Promise<unknown> => readBearer(`Bearer ${token}`).catch((error: unknown) => error);

/** Firebase as in production, and nothing of Google in reach. */
beforeAll(() => {
  const httpAgent = new Agent({
    lookup: (_host, _options, found) => found(new Error('nowhere'), '', 4),
  });
  initializeApp({ projectId: PROJECT, httpAgent });
});
afterAll(() => Promise.all(getApps().map(deleteApp)));

describe('a bearer in production', () => {
  it('R064 that cannot be checked, because Google’s keys are out of reach, is not called wrong: 503', async () => {
    expect(await failureOf(tokenOf({ alg: 'RS256', kid: 'one', typ: 'JWT' }))).toMatchObject({ code: 'unavailable' });
  }, 60_000);

  it.each([
    ['garbage', 'x'],
    ['half a token', 'a.b'],
    ['one of another algorithm', tokenOf({ alg: 'HS256', kid: 'one' })],
    ['one without a key', tokenOf({ alg: 'RS256' })],
    ['an unsigned one', `${part({ alg: 'none' })}.${part({ sub: 'ana' })}.`],
  ])('R064 that is %s is invalid', async (_what, token) => {
    expect(await failureOf(token)).toMatchObject({ code: 'token_invalid' });
  });
});
