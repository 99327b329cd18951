import './support/functions-environment.ts';
import type { Endpoint } from '@bigorna/domain/endpoints/endpoint';
import { ENDPOINTS } from '@bigorna/domain/endpoints/index';
import { JSON_BODY_MAX_BYTES } from '@bigorna/domain/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api, call, failureOf, type Reply, refusal } from './support/call.ts';
import { serveApi } from './support/in-process.ts';
import { makeMember, PASSWORD, signedIn } from './support/members.ts';

let served: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  served = await serveApi();
});
afterAll(() => served.close());

/** `inner` in so many fields, one in another, or in so many lists. */
const inFields = (depth: number, inner: string): string => `${'{"a":'.repeat(depth)}${inner}${'}'.repeat(depth)}`;
const inLists = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Fields that would be everybody's if one of them reached what all objects stand on. */
const spoil = (stolen: object): string => {
  const fields = JSON.stringify(stolen);
  return `{"__proto__":${fields},"constructor":{"prototype":${fields}}}`;
};
/** The same at each of so many depths, by fields of either kind in turn. */
const spoilDeep = (depth: number, stolen: object): string =>
  Array.from({ length: depth }).reduce<string>(
    (inner, _, at) =>
      `{${JSON.stringify(['a', '__proto__', 'constructor', 'prototype'][at % 4])}:[${inner},${spoil(stolen)}]}`,
    spoil(stolen),
  );

const manyKeys = (): string => {
  const keys = Array.from({ length: 18_000 }, (_, i) => `"k${i}":${i}`).join(',');
  return `{${keys}}`;
};

const STOLEN = { role: 'admin', identifier: 'ana' };
const SPOILING: readonly [string, string][] = [
  ['fields named after what objects stand on', spoil(STOLEN)],
  ['the same a hundred levels deep', spoilDeep(100, STOLEN)],
];
const HOSTILE: readonly [string, string][] = [
  ...SPOILING,
  ['lists 100,000 levels deep', inLists(100_000)],
  ['fields 40,000 levels deep', inFields(40_000, '1')],
  ['as many fields as a body may have', manyKeys()],
  ['a field that is there 10,000 times', `{${'"a":1,'.repeat(10_000)}"a":2}`],
];
const ANSWERS = ['malformed_json', 'invalid_request'];

/** What members and strangers send bodies to; staff's calls read theirs by the same code. */
const ENDPOINTS_WITH_BODY = Object.entries<Endpoint>(ENDPOINTS).filter(
  ([, { body, path }]) => body !== undefined && !path.startsWith('/admin'),
);

describe.each(HOSTILE)('a body with %s', (_what, rawBody) => {
  it('R142 R062 is no login, and no failure of ours; the next one that is right is', async () => {
    expect(rawBody.length).toBeLessThanOrEqual(JSON_BODY_MAX_BYTES);
    const { username } = await makeMember();
    for (const to of [{}, { origin: served.origin }]) {
      const reply = await call('login', { rawBody, ...to });
      expect(reply.status).toBe(400);
      expect(ANSWERS).toContain(refusal(reply).code);
      expect((await call('login', { body: { identifier: username, password: PASSWORD }, ...to })).status).toBe(200);
    }
  });
});

describe.each(SPOILING)('a body with %s', (_what, rawBody) => {
  it('R142 is at no call a failure of ours, and leaves the process as it was', async () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const { token } = await signedIn();
    const broken: string[] = [];
    for (const [id, { method, path }] of ENDPOINTS_WITH_BODY) {
      const reply = await api(method, path.replace(/\{\w+\}/g, 'nada'), { token, rawBody, origin: served.origin });
      if (reply.status >= 500) broken.push(`${id}: ${reply.status}`);
    }
    expect(ENDPOINTS_WITH_BODY.length).toBeGreaterThan(5);
    expect(broken).toEqual([]);
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  });
});

describe('fields that one body brings', () => {
  const missing = (reply: Reply) =>
    failureOf(reply)
      .errors?.map(({ path, code }) => `${path}: ${code}`)
      .sort();

  it('R142 R062 under the name of what objects stand on are nobody’s: not its own, nor the next body’s', async () => {
    const { username } = await makeMember();
    const login = { identifier: username, password: PASSWORD };
    const origins = [undefined, served.origin];
    for (const origin of origins) {
      const to = origin === undefined ? {} : { origin };
      const own = await call('login', { rawBody: spoil(login), ...to });
      const next = await call('login', { body: {}, ...to });
      expect(own.status, own.text).toBe(400);
      expect(missing(own)).toEqual(missing(next));
      expect((await call('login', { body: login, ...to })).status).toBe(200);
    }
  });

  it('R142 twice under one name are the last of them', async () => {
    const { username } = await makeMember();
    const twice = (first: string, last: string) =>
      call('login', { rawBody: `{"identifier":"${first}","identifier":"${last}","password":"${PASSWORD}"}` });
    expect((await twice('ninguem', username)).status).toBe(200);
    expect(refusal(await twice(username, 'ninguem'))).toEqual({ status: 401, code: 'invalid_credentials' });
  });
});
