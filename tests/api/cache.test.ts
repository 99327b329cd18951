import type { Endpoint } from '@bigorna/domain/endpoints/endpoint.schemas';
import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index.schemas';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type ApiResponse, callApi, callEndpoint, getRefusal, send } from './support/call.ts';
import { waitUntilListed } from './support/catalogue.ts';
import { environment } from './support/environment.ts';
import { createMember, createSignedInMember, SESSION_ENDING_CALLS } from './support/members.ts';
import { createMod, type TestMod } from './support/mods.ts';
import { createExpiredToken } from './support/tokens.ts';

const all = Object.entries<Endpoint>(ENDPOINTS)
  .map(([id]) => id)
  .filter((id): id is EndpointId => id in ENDPOINTS);
const getEndpoint = (id: EndpointId): Endpoint => ENDPOINTS[id];
const isCached = (id: EndpointId): boolean => getEndpoint(id).sharedCacheSeconds !== undefined;
/** The URLs of these endpoints contain a one-time secret from a mail, so no cache may store a response. */
const SECRET: readonly EndpointId[] = ['verifyResetToken'];
/** Whether caches may share the response. Raw responses are files for a single caller. */
const isShared = (id: EndpointId): boolean =>
  getEndpoint(id).method === 'get' &&
  getEndpoint(id).access === 'public' &&
  getEndpoint(id).dialect !== 'raw' &&
  !SECRET.includes(id);

const PRIVATE = 'private, no-store';
/** URL of a function without Hosting, because the Hosting emulator adds headers. */
const direct = (id: EndpointId): string =>
  `http://${environment.functionsHost}/${environment.project}/${environment.region}/${getEndpoint(id).service}`;

let mod: TestMod;
let disposable: TestMod;
let uid: string;
let token: string;
/** Query of each call that needs parameters. */
const queries: Partial<Record<EndpointId, string>> = { suggest: '?q=forn', listMods: '?q=forn&facets=1' };
const get = (id: EndpointId, options: Parameters<typeof callEndpoint>[1] = {}): Promise<ApiResponse> =>
  callEndpoint(id, {
    params: { slug: mod.slug, key: 'Oficina de Provas', hash: mod.sha256, id: mod.id, uid },
    query: queries[id] ?? '',
    ...options,
  });

beforeAll(async () => {
  [mod, disposable] = await Promise.all([createMod(), createMod()]);
  queries.modCards = `?id=${mod.id}`;
  await waitUntilListed(mod);
  ({ token } = await createSignedInMember('super_admin'));
  ({ uid } = await createMember());
}, 20_000);

describe('endpoint table', () => {
  it('has CDN caching for all public GETs and nothing else (R142)', () => {
    expect(all.filter(isCached).toSorted()).toEqual(all.filter(isShared).toSorted());
    expect(all.filter(isCached)).toContain('home');
    expect(all.filter((id) => !isCached(id))).toContain('listHistory');
  });
});

describe.each(all.filter(isShared))('public call %s', (id) => {
  it('is cached by the CDN for its TTL, and revalidated by browsers on each use (R142)', async () => {
    for (const origin of [environment.url, direct(id)]) {
      const { status, headers, text } = await get(id, { origin });
      expect(status, text).toBe(200);
      expect(headers.get('cache-control')).toBe(`public, max-age=0, s-maxage=${getEndpoint(id).sharedCacheSeconds}`);
      expect(headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  it('returns equal bytes for every caller and language, and no Vary header for them (R142)', async () => {
    const callers = [
      { token },
      { token: createExpiredToken('nobody') },
      { headers: { Authorization: 'Basic eA==' } },
      { headers: { 'Accept-Language': 'zh-CN' } },
      { headers: { Cookie: '__session=1; lang=fr-FR' } },
      { headers: { 'User-Agent': 'another', 'X-Forwarded-For': '10.1.2.3' } },
    ];
    for (const caller of callers) {
      await vi.waitFor(
        async () => {
          const [plain, theirs] = [await get(id), await get(id, caller)];
          expect(theirs.text).toBe(plain.text);
          expect(theirs.headers.get('etag')).toBe(plain.headers.get('etag'));
        },
        { timeout: 10_000, interval: 300 },
      );
    }
    const { headers } = await get(id, { origin: direct(id), token });
    expect(headers.get('vary') ?? '').not.toMatch(/authorization|cookie|accept-language|\*/i);
  });

  it('returns 304 without a body for a matching tag, with the cache headers (R142)', async () => {
    await vi.waitFor(
      async () => {
        const cachedHeaders = (await get(id)).headers;
        const tag = cachedHeaders.get('etag') ?? '';
        for (const knownTag of [tag, `W/${tag}`, `"other", ${tag}`]) {
          const unchanged = await get(id, { headers: { 'If-None-Match': knownTag } });
          expect(unchanged).toMatchObject({ status: 304, text: '' });
          expect(unchanged.headers.get('etag')?.replace(/^W\//, '')).toBe(tag);
          expect(unchanged.headers.get('cache-control')).toBe(cachedHeaders.get('cache-control'));
        }
      },
      { timeout: 10_000, interval: 300 },
    );
    expect((await get(id, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('refuses unknown parameters with an error that is not cached (R142)', async () => {
    const query = queries[id] ?? '';
    const wrong = await get(id, { query: `${query}${query === '' ? '?' : '&'}utm_source=x` });
    expect(getRefusal(wrong)).toBe('400 invalid_request');
    expect(wrong.headers.get('cache-control')).toBe(PRIVATE);
    expect(wrong.headers.get('etag')).toBeNull();
  });
});

describe.each(all.filter((id) => !isShared(id)))('call %s', (id) => {
  // Some of these calls delete or restore their target, so they use a mod that no other test needs.
  const params = () => ({ slug: disposable.slug, hash: disposable.sha256, id: disposable.id, uid });

  it('is never cached, whatever its status and caller (R142)', async () => {
    const body = getEndpoint(id).method === 'get' ? {} : { body: {} };
    const callerToken = SESSION_ENDING_CALLS.includes(id) ? (await createSignedInMember()).token : token;
    for (const caller of [{}, { token: callerToken }, { token: 'x.y.z' }]) {
      const { headers } = await get(id, { params: params(), ...body, ...caller });
      expect(headers.get('cache-control')).toBe(PRIVATE);
      expect(headers.get('etag')).toBeNull();
    }
  });
});

describe('other responses', () => {
  it('are never cached: data of members and staff, counted views, errors (R142)', async () => {
    const calls: [number, () => Promise<ApiResponse>][] = [
      [200, () => callEndpoint('verify', { token })],
      [200, () => callEndpoint('countHistory', { token })],
      [200, () => callEndpoint('listModsForSuperAdmin', { token })],
      [200, () => callEndpoint('adminListMods', { token })],
      [200, () => callEndpoint('viewMod', { params: { id: mod.id } })],
      [404, () => callEndpoint('getMod', { params: { slug: 'nao-existe' } })],
      [400, () => callEndpoint('listMods', { query: '?page=0' })],
      [401, () => callEndpoint('verify')],
      [404, () => callApi('get', '/nowhere')],
      [404, () => callApi('post', '/mods/public')],
    ];
    for (const [status, request] of calls) {
      const response = await request();
      expect(response.status, response.text).toBe(status);
      expect(response.headers.get('cache-control')).toBe(PRIVATE);
    }
  });

  it.each(['/openapi.json', '/docs', '/docs/start.js', '/docs/swagger-ui.css'])(
    'of %s are cached for a minute and revalidated by their tag (R143)',
    async (path) => {
      const { status, headers } = await callApi('get', path);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
      const again = await send('get', `/api${path}`, { headers: { 'If-None-Match': headers.get('etag') ?? 'none' } });
      expect(again.status).toBe(304);
    },
  );

  it('have a request id and nosniff', async () => {
    const [one, two] = await Promise.all([get('site'), callEndpoint('verify')]);
    const ids = [one, two].map(({ headers }) => headers.get('x-request-id'));
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
    for (const { headers } of [one, two]) expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
