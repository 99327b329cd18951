import { describe, expect, it } from 'vitest';
import { api, call, failureOf, type Reply, refusal, send } from './support/call.ts';
import { environment } from './support/environment.ts';
import { makeMember, PASSWORD, signedIn, signIn } from './support/members.ts';
import { expiredToken } from './support/tokens.ts';

/** The same function without Hosting before it. */
const DIRECT = `http://${environment.functionsHost}/${environment.project}/${environment.region}`;
const login = { identifier: 'ninguem', password: 'errada' };

const faults = (reply: Reply) => failureOf(reply).errors?.map(({ path, code }) => `${path}: ${code}`);

describe.each([
  ['through Hosting', environment.url, environment.url],
  ['at the function itself', `${DIRECT}/api`, `${DIRECT}/catalogue`],
])('bad input %s', (_where, origin, catalogueOrigin) => {
  it('R142 malformed JSON: 400 malformed_json; well-formed JSON is read', async () => {
    const options = { origin, headers: { 'Content-Type': 'application/json' } };
    expect(refusal(await api('post', '/auth/login', { ...options, rawBody: '{"identifier":' }))).toEqual({
      status: 400,
      code: 'malformed_json',
    });
    expect(refusal(await api('post', '/auth/login', { ...options, body: login })).code).toBe('invalid_credentials');
  });

  it('R142 half a surrogate pair, which no document can hold: 400 malformed_json; a whole one is read', async () => {
    const named = (identifier: string) => ({ origin, rawBody: `{"identifier":"${identifier}","password":"errada"}` });
    expect(refusal(await api('post', '/auth/login', named('\\ud83d')))).toEqual({
      status: 400,
      code: 'malformed_json',
    });
    expect(refusal(await api('post', '/auth/login', named('\\ud83d\\ude00'))).code).toBe('invalid_credentials');
  });

  it('R142 a body of 1 MB: 413; one just below 256 KiB is read', async () => {
    const padded = (bytes: number) => JSON.stringify({ ...login, padding: 'x'.repeat(bytes) });
    expect(refusal(await api('post', '/auth/login', { origin, rawBody: padded(1_000_000) }))).toEqual({
      status: 413,
      code: 'payload_too_large',
    });
    expect(refusal(await api('post', '/auth/login', { origin, rawBody: padded(255 * 1024) })).code).toBe(
      'invalid_credentials',
    );
  });

  it('R142 another content type than JSON: 415', async () => {
    const options = { origin, rawBody: JSON.stringify(login) };
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      const reply = await api('post', '/auth/login', { ...options, headers: { 'Content-Type': type } });
      expect(refusal(reply), type).toEqual({ status: 415, code: 'unsupported_media_type' });
    }
    const json = { 'Content-Type': 'application/json; charset=utf-8' };
    expect((await api('post', '/auth/login', { ...options, headers: json })).status).toBe(401);
  });

  it('R142 an unknown path or method: 404 not_found', async () => {
    for (const [method, path] of [
      ['get', '/nowhere'],
      ['get', '/.nowhere'],
      ['get', '/.no/where'],
      ['get', '/auth/nowhere'],
      ['delete', '/auth/login'],
      ['post', '/a/b/c?d=e'],
    ] as const) {
      expect(refusal(await api(method, path, { origin })), path).toEqual({ status: 404, code: 'not_found' });
    }
  });

  it('R142 what is wrong in a question to the catalogue is named field by field', async () => {
    const reply = await api('get', '/mods/public?page=0&limit=101&loader=wood&colour=red', { origin: catalogueOrigin });
    expect(refusal(reply)).toEqual({ status: 400, code: 'invalid_request' });
    expect(faults(reply)?.sort()).toEqual([
      'colour: unknown_field',
      'limit: too_big',
      'loader.0: unknown_value',
      'page: too_small',
    ]);
    const good = await api('get', '/mods/public?page=1&limit=100&loader=fabric', { origin: catalogueOrigin });
    expect(good.status).toBe(200);
  });
});

describe('bad input', () => {
  it('never answers a page or a stack, whatever comes', async () => {
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

  it('a repeated key of a single parameter: 400; of a facet: all of them', async () => {
    expect(faults(await api('get', '/mods/public?page=1&page=2'))).toEqual(['page: invalid_value']);
    expect((await api('get', '/mods/public?loader=fabric&loader=forge')).status).toBe(200);
  });

  it('unknown parameters of a cached call: 400, so that nobody can fill the cache', async () => {
    expect(faults(await api('get', '/site?x=1'))).toEqual(['x: unknown_field']);
    expect((await api('get', '/site')).status).toBe(200);
  });

  it('unknown fields of a body are passed over', async () => {
    const member = await makeMember();
    const body = { identifier: member.username, password: PASSWORD, colour: 'red' };
    expect((await call('login', { body })).status).toBe(200);
  });

  it('a body that is no object: 400', async () => {
    for (const rawBody of ['[]', 'null', '"text"', '7']) {
      expect(refusal(await call('login', { rawBody })), rawBody).toEqual({ status: 400, code: 'invalid_request' });
    }
  });

  it('R064 without a token, with nonsense, with an expired one: 401, each with its code', async () => {
    const { uid, token } = await signedIn();
    const codes = async (given?: string) => refusal(await call('countHistory', { token: given }));
    expect(await codes()).toEqual({ status: 401, code: 'unauthorized' });
    expect(await codes('nonsense')).toEqual({ status: 401, code: 'token_invalid' });
    expect(await codes('a.b.c')).toEqual({ status: 401, code: 'token_invalid' });
    expect(await codes(expiredToken(uid))).toEqual({ status: 401, code: 'token_expired' });
    expect((await call('countHistory', { token })).status).toBe(200);
    expect(refusal(await call('verify'))).toEqual({ status: 401, code: 'unauthorized' });
    expect(refusal(await call('verify', { token: expiredToken(uid) }))).toEqual({ status: 401, code: 'token_expired' });
  });

  it('a token of another project: 401', async () => {
    const token = await signIn(await makeMember());
    const [head = '', payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const foreign = { ...Object(claims), aud: 'another', iss: 'https://securetoken.google.com/another' };
    const forged = `${head}.${Buffer.from(JSON.stringify(foreign)).toString('base64url')}.`;
    expect(refusal(await call('verify', { token: forged }))).toEqual({ status: 401, code: 'token_invalid' });
  });
});
