import type { Endpoint } from '@bigorna/domain/endpoints/endpoint';
import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { api, call, type Reply, refusal, send } from './support/call.ts';
import { untilListed } from './support/catalogue.ts';
import { environment } from './support/environment.ts';
import { signedIn } from './support/members.ts';
import { makeMod, type TestMod } from './support/mods.ts';
import { expiredToken } from './support/tokens.ts';

const all = Object.entries<Endpoint>(ENDPOINTS)
  .map(([id]) => id)
  .filter((id): id is EndpointId => id in ENDPOINTS);
const of = (id: EndpointId): Endpoint => ENDPOINTS[id];
const isKept = (id: EndpointId): boolean => of(id).sharedCacheSeconds !== undefined;
/** Whose address is a secret of one mailbox, good once: no cache is to keep what it says. */
const SECRET: readonly EndpointId[] = ['verifyResetToken'];
/** Raw answers are bytes for one member. */
const isShared = (id: EndpointId): boolean =>
  of(id).method === 'get' && of(id).access === 'public' && of(id).dialect !== 'raw' && !SECRET.includes(id);

const PRIVATE = 'private, no-store';
/** The functions themselves: Hosting's emulator adds headers of its own. */
const direct = (id: EndpointId): string =>
  `http://${environment.functionsHost}/${environment.project}/${environment.region}/${of(id).service}`;

let mod: TestMod;
let token: string;
/** What each call is asked with to be answered; those that take nothing need no row. */
const questions: Partial<Record<EndpointId, string>> = { suggest: '?q=forn', listMods: '?q=forn&facets=1' };
const get = (id: EndpointId, options: Parameters<typeof call>[1] = {}): Promise<Reply> =>
  call(id, {
    params: { slug: mod.slug, hash: mod.sha256, id: mod.id },
    query: questions[id] ?? '',
    ...options,
  });

beforeAll(async () => {
  mod = await makeMod();
  questions.modCards = `?id=${mod.id}`;
  await untilListed(mod);
  ({ token } = await signedIn('super_admin'));
}, 20_000);

describe('the table of calls', () => {
  it('R142 has all public GETs kept by the CDN, and nothing else', () => {
    expect(all.filter(isKept).toSorted()).toEqual(all.filter(isShared).toSorted());
    expect(all.filter(isKept)).toContain('home');
    expect(all.filter((id) => !isKept(id))).toContain('listHistory');
  });
});

describe.each(all.filter(isShared))('public call %s', (id) => {
  it('R142 may be kept by the CDN for its seconds, by browsers only with a question', async () => {
    for (const origin of [environment.url, direct(id)]) {
      const { status, headers, text } = await get(id, { origin });
      expect(status, text).toBe(200);
      expect(headers.get('cache-control')).toBe(`public, max-age=0, s-maxage=${of(id).sharedCacheSeconds}`);
      expect(headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  it('R142 is the same, byte by byte, whoever asks, in whatever language, and says that it varies by neither', async () => {
    const askers = [
      { token },
      { token: expiredToken('nobody') },
      { headers: { Authorization: 'Basic eA==' } },
      { headers: { 'Accept-Language': 'zh-CN' } },
      { headers: { Cookie: '__session=1; lang=fr-FR' } },
      { headers: { 'User-Agent': 'another', 'X-Forwarded-For': '10.1.2.3' } },
    ];
    for (const asker of askers) {
      await vi.waitFor(
        async () => {
          const [plain, theirs] = [await get(id), await get(id, asker)];
          expect(theirs.text).toBe(plain.text);
          expect(theirs.headers.get('etag')).toBe(plain.headers.get('etag'));
        },
        { timeout: 10_000, interval: 300 },
      );
    }
    const { headers } = await get(id, { origin: direct(id), token });
    expect(headers.get('vary') ?? '').not.toMatch(/authorization|cookie|accept-language|\*/i);
  });

  it('R142 answers 304 without a body to whoever has it already, with the headers of what is kept', async () => {
    await vi.waitFor(
      async () => {
        const kept = (await get(id)).headers;
        const tag = kept.get('etag') ?? '';
        for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
          const unchanged = await get(id, { headers: { 'If-None-Match': known } });
          expect(unchanged).toMatchObject({ status: 304, text: '' });
          expect(unchanged.headers.get('etag')?.replace(/^W\//, '')).toBe(tag);
          expect(unchanged.headers.get('cache-control')).toBe(kept.get('cache-control'));
        }
      },
      { timeout: 10_000, interval: 300 },
    );
    expect((await get(id, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('R142 takes no parameter that it does not know, and that failure is not kept', async () => {
    const question = questions[id] ?? '';
    const wrong = await get(id, { query: `${question}${question === '' ? '?' : '&'}utm_source=x` });
    expect(refusal(wrong)).toEqual({ status: 400, code: 'invalid_request' });
    expect(wrong.headers.get('cache-control')).toBe(PRIVATE);
    expect(wrong.headers.get('etag')).toBeNull();
  });
});

describe.each(all.filter((id) => !isShared(id)))('call %s', (id) => {
  it('R142 is never kept by anyone, whatever it answers and to whom', async () => {
    const body = of(id).method === 'get' ? {} : { body: {} };
    for (const asker of [{}, { token }, { token: 'x.y.z' }]) {
      const { headers } = await get(id, { ...body, ...asker });
      expect(headers.get('cache-control')).toBe(PRIVATE);
      expect(headers.get('etag')).toBeNull();
    }
  });
});

describe('other answers', () => {
  it('R142 what a member gets is private, and so is every failure', async () => {
    const calls: [number, () => Promise<Reply>][] = [
      [200, () => call('verify', { token })],
      [200, () => call('countHistory', { token })],
      [200, () => call('listModsForSuperAdmin', { token })],
      [200, () => call('adminListMods', { token })],
      [200, () => call('viewMod', { params: { id: mod.id } })],
      [404, () => call('getMod', { params: { slug: 'nao-existe' } })],
      [400, () => call('listMods', { query: '?page=0' })],
      [401, () => call('verify')],
      [404, () => api('get', '/nowhere')],
      [404, () => api('post', '/mods/public')],
    ];
    for (const [status, ask] of calls) {
      const reply = await ask();
      expect(reply.status, reply.text).toBe(status);
      expect(reply.headers.get('cache-control')).toBe(PRIVATE);
    }
  });

  it.each(['/openapi.json', '/docs', '/docs/start.js', '/docs/swagger-ui.css'])(
    'R143 %s is kept for a minute and known again by its tag',
    async (path) => {
      const { status, headers } = await api('get', path);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
      const again = await send('get', `/api${path}`, { headers: { 'If-None-Match': headers.get('etag') ?? 'none' } });
      expect(again.status).toBe(304);
    },
  );

  it('every answer names its request and is taken for what it is called', async () => {
    const [one, two] = await Promise.all([get('site'), call('verify')]);
    const ids = [one, two].map(({ headers }) => headers.get('x-request-id'));
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
    for (const { headers } of [one, two]) expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
