import './support/functions-environment.ts';
import type { Endpoint } from '@bigorna/domain/endpoints/endpoint.schemas';
import { ENDPOINTS } from '@bigorna/domain/endpoints/index.schemas';
import { JSON_BODY_MAX_BYTES } from '@bigorna/domain/limits';
import { describe, expect, it } from 'vitest';
import { type ApiResponse, callApi, callEndpoint, getRefusal, parseFailure } from './support/call.ts';
import { serveApi } from './support/in-process.ts';
import { createMember, createSignedInMember, PASSWORD, sendLogin } from './support/members.ts';

const served = await serveApi();

/** `inner` in nested fields of a given depth. */
const nestInFields = (depth: number, inner: string): string => `${'{"a":'.repeat(depth)}${inner}${'}'.repeat(depth)}`;
const nestLists = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** JSON with fields that unsafe copying would add to `Object.prototype`, and so to every object. */
const nestPrototype = (stolen: object): string => {
  const fields = JSON.stringify(stolen);
  return `{"__proto__":${fields},"constructor":{"prototype":${fields}}}`;
};
/** Nested JSON that has the fields of `nestPrototype` at each level. The keys of the levels rotate. */
const nestPrototypeDeep = (depth: number, stolen: object): string =>
  Array.from({ length: depth }).reduce<string>(
    (inner, _, at) =>
      `{${JSON.stringify(['a', '__proto__', 'constructor', 'prototype'][at % 4])}:[${inner},${nestPrototype(stolen)}]}`,
    nestPrototype(stolen),
  );

const buildManyKeys = (): string => {
  const keys = Array.from({ length: 18_000 }, (_, i) => `"k${i}":${i}`).join(',');
  return `{${keys}}`;
};

const POLLUTING_FIELDS = { role: 'admin', identifier: 'ana' };
const POLLUTING_BODIES: readonly [string, string][] = [
  ['fields named like the prototype', nestPrototype(POLLUTING_FIELDS)],
  ['the same fields at a hundred levels', nestPrototypeDeep(100, POLLUTING_FIELDS)],
];
const HOSTILE: readonly [string, string][] = [
  ...POLLUTING_BODIES,
  ['100,000 nested lists', nestLists(100_000)],
  ['40,000 nested fields', nestInFields(40_000, '1')],
  ['the maximum number of fields', buildManyKeys()],
  ['a field repeated 10,000 times', `{${'"a":1,'.repeat(10_000)}"a":2}`],
];
const ERROR_CODES = ['malformed_json', 'invalid_request'];

/** Endpoints of members and visitors that take a body. Staff endpoints parse bodies with the same code. */
const ENDPOINTS_WITH_BODY = Object.entries<Endpoint>(ENDPOINTS).filter(
  ([, { body, path }]) => body !== undefined && !path.startsWith('/admin'),
);

describe.each(HOSTILE)('body with %s', (_what, rawBody) => {
  it('is refused at login with 400, and the next valid login works (R142, R062)', async () => {
    expect(rawBody.length).toBeLessThanOrEqual(JSON_BODY_MAX_BYTES);
    const { username } = await createMember();
    for (const to of [{}, { origin: served.origin }]) {
      const response = await callEndpoint('login', { rawBody, ...to });
      expect(response.status).toBe(400);
      expect(ERROR_CODES).toContain(parseFailure(response).code);
      expect((await sendLogin(username, PASSWORD, to)).status).toBe(200);
    }
  });
});

describe.each(POLLUTING_BODIES)('body with %s', (_what, rawBody) => {
  it('causes no server error at any call, and leaves Object.prototype unchanged (R142)', async () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const { token } = await createSignedInMember();
    const broken: string[] = [];
    for (const [id, { method, path }] of ENDPOINTS_WITH_BODY) {
      const response = await callApi(method, path.replace(/\{\w+\}/g, 'nada'), {
        token,
        rawBody,
        origin: served.origin,
      });
      if (response.status >= 500) broken.push(`${id}: ${response.status}`);
    }
    expect(ENDPOINTS_WITH_BODY.length).toBeGreaterThan(5);
    expect(broken).toEqual([]);
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  });
});

describe('fields of one body', () => {
  const getFieldErrors = (response: ApiResponse) =>
    parseFailure(response)
      .errors?.map(({ path, code }) => `${path}: ${code}`)
      .sort();

  it('named like the prototype change neither this body nor the next one (R142, R062)', async () => {
    const { username } = await createMember();
    const login = { identifier: username, password: PASSWORD };
    const origins = [undefined, served.origin];
    for (const origin of origins) {
      const to = origin === undefined ? {} : { origin };
      const firstResponse = await callEndpoint('login', { rawBody: nestPrototype(login), ...to });
      const next = await callEndpoint('login', { body: {}, ...to });
      expect(firstResponse.status, firstResponse.text).toBe(400);
      expect(getFieldErrors(firstResponse)).toEqual(getFieldErrors(next));
      expect((await callEndpoint('login', { body: login, ...to })).status).toBe(200);
    }
  });

  it('use the last value when a name is repeated (R142)', async () => {
    const { username } = await createMember();
    const twice = (first: string, last: string) =>
      callEndpoint('login', { rawBody: `{"identifier":"${first}","identifier":"${last}","password":"${PASSWORD}"}` });
    expect((await twice('ninguem', username)).status).toBe(200);
    expect(getRefusal(await twice(username, 'ninguem'))).toBe('401 invalid_credentials');
  });
});
