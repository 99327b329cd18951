import { describe, expect, it } from 'vitest';
import { type ApiResponse, callApi, callEndpoint, getRefusal, parseFailure, send } from './support/call.ts';
import { environment } from './support/environment.ts';
import { createMember, createSignedInMember, PASSWORD, signIn } from './support/members.ts';
import { createExpiredToken } from './support/tokens.ts';

/** Base URL of the functions without Hosting. */
const DIRECT = `http://${environment.functionsHost}/${environment.project}/${environment.region}`;
const login = { identifier: 'ninguem', password: 'errada' };

const getFieldErrors = (response: ApiResponse) =>
  parseFailure(response).errors?.map(({ path, code }) => `${path}: ${code}`);

describe.each([
  ['through Hosting', environment.url, environment.url],
  ['at the function itself', `${DIRECT}/api`, `${DIRECT}/catalogue`],
])('API %s', (_where, origin, catalogueOrigin) => {
  it('refuses malformed JSON: 400 malformed_json; accepts well-formed JSON (R142)', async () => {
    const options = { origin, headers: { 'Content-Type': 'application/json' } };
    expect(getRefusal(await callApi('post', '/auth/login', { ...options, rawBody: '{"identifier":' }))).toBe(
      '400 malformed_json',
    );
    expect(parseFailure(await callApi('post', '/auth/login', { ...options, body: login })).code).toBe(
      'invalid_credentials',
    );
  });

  it('refuses half a surrogate pair: 400 malformed_json; accepts a whole pair (R142)', async () => {
    const withIdentifier = (identifier: string) => ({
      origin,
      rawBody: `{"identifier":"${identifier}","password":"errada"}`,
    });
    expect(getRefusal(await callApi('post', '/auth/login', withIdentifier('\\ud83d')))).toBe('400 malformed_json');
    expect(parseFailure(await callApi('post', '/auth/login', withIdentifier('\\ud83d\\ude00'))).code).toBe(
      'invalid_credentials',
    );
  });

  it('refuses a body of 1 MB: 413; accepts a body just below 256 KiB (R142)', async () => {
    const padBody = (bytes: number) => JSON.stringify({ ...login, padding: 'x'.repeat(bytes) });
    expect(getRefusal(await callApi('post', '/auth/login', { origin, rawBody: padBody(1_000_000) }))).toBe(
      '413 payload_too_large',
    );
    expect(parseFailure(await callApi('post', '/auth/login', { origin, rawBody: padBody(255 * 1024) })).code).toBe(
      'invalid_credentials',
    );
  });

  it('refuses a content type other than JSON: 415 (R142)', async () => {
    const options = { origin, rawBody: JSON.stringify(login) };
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      const response = await callApi('post', '/auth/login', { ...options, headers: { 'Content-Type': type } });
      expect(getRefusal(response), type).toBe('415 unsupported_media_type');
    }
    const json = { 'Content-Type': 'application/json; charset=utf-8' };
    expect((await callApi('post', '/auth/login', { ...options, headers: json })).status).toBe(401);
  });

  it('returns 404 not_found for an unknown path or method (R142)', async () => {
    for (const [method, path] of [
      ['get', '/nowhere'],
      ['get', '/.nowhere'],
      ['get', '/.no/where'],
      ['get', '/auth/nowhere'],
      ['delete', '/auth/login'],
      ['post', '/a/b/c?d=e'],
    ] as const) {
      expect(getRefusal(await callApi(method, path, { origin })), path).toBe('404 not_found');
    }
  });

  it('reports every invalid parameter of a catalogue query (R142)', async () => {
    const response = await callApi('get', '/mods/public?page=0&limit=101&loader=wood&colour=red', {
      origin: catalogueOrigin,
    });
    expect(getRefusal(response)).toBe('400 invalid_request');
    expect(getFieldErrors(response)?.sort()).toEqual([
      'colour: unknown_field',
      'limit: too_big',
      'loader.0: unknown_value',
      'page: too_small',
    ]);
    const good = await callApi('get', '/mods/public?page=1&limit=100&loader=fabric', { origin: catalogueOrigin });
    expect(good.status).toBe(200);
  });
});

describe('API on bad input', () => {
  it('returns neither HTML nor a stack trace for invalid paths', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/%00',
      '/api/mods/%2e%2e%2fadmin',
      '/api/mods/x%2Fy',
      '/api/download/x',
    ]) {
      const response = await send('get', path);
      const text = await response.text();
      expect(response.status, path).toBeGreaterThanOrEqual(400);
      expect(response.status, path).toBeLessThan(500);
      expect(text, path).not.toMatch(/<html|<pre|at .*\(.*:\d+:\d+\)/i);
    }
  });

  it('refuses two values of a single-value parameter: 400; accepts a repeated facet', async () => {
    expect(getFieldErrors(await callApi('get', '/mods/public?page=1&page=2'))).toEqual(['page: invalid_value']);
    expect((await callApi('get', '/mods/public?loader=fabric&loader=forge')).status).toBe(200);
  });

  it('refuses unknown parameters of a cached call: 400, which protects the cache', async () => {
    expect(getFieldErrors(await callApi('get', '/site?x=1'))).toEqual(['x: unknown_field']);
    expect((await callApi('get', '/site')).status).toBe(200);
  });

  it('ignores unknown fields of a body', async () => {
    const member = await createMember();
    const body = { identifier: member.username, password: PASSWORD, colour: 'red' };
    expect((await callEndpoint('login', { body })).status).toBe(200);
  });

  it('refuses a body that is not an object: 400', async () => {
    for (const rawBody of ['[]', 'null', '"text"', '7']) {
      expect(getRefusal(await callEndpoint('login', { rawBody })), rawBody).toBe('400 invalid_request');
    }
  });

  it('refuses missing, invalid and expired tokens: 401, each with its code (R064)', async () => {
    const { uid, token } = await createSignedInMember();
    const codes = async (given?: string) => getRefusal(await callEndpoint('countHistory', { token: given }));
    expect(await codes()).toBe('401 unauthorized');
    expect(await codes('nonsense')).toBe('401 token_invalid');
    expect(await codes('a.b.c')).toBe('401 token_invalid');
    expect(await codes(createExpiredToken(uid))).toBe('401 token_expired');
    expect((await callEndpoint('countHistory', { token })).status).toBe(200);
    expect(getRefusal(await callEndpoint('verify'))).toBe('401 unauthorized');
    expect(getRefusal(await callEndpoint('verify', { token: createExpiredToken(uid) }))).toBe('401 token_expired');
  });

  it('refuses a token of another project: 401', async () => {
    const token = await signIn(await createMember());
    const [head = '', payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const foreign = { ...Object(claims), aud: 'another', iss: 'https://securetoken.google.com/another' };
    const forged = `${head}.${Buffer.from(JSON.stringify(foreign)).toString('base64url')}.`;
    expect(getRefusal(await callEndpoint('verify', { token: forged }))).toBe('401 token_invalid');
  });
});
