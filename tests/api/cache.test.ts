import type { Endpoint } from '@bigorna/domain/endpoints/endpoint';
import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { call, type Reply } from './support/call.ts';
import { signedIn } from './support/members.ts';
import { makeMod, type TestMod } from './support/mods.ts';

const cached = Object.entries<Endpoint>(ENDPOINTS)
  .filter(([, endpoint]) => endpoint.sharedCacheSeconds !== undefined)
  .map(([id]) => id)
  .filter((id): id is EndpointId => id in ENDPOINTS);

let mod: TestMod;
const get = (id: EndpointId, options: Parameters<typeof call>[1] = {}): Promise<Reply> =>
  call(id, { params: { slug: mod.slug }, ...options });

beforeAll(async () => {
  mod = await makeMod();
  await vi.waitFor(async () => expect((await get('getMod')).status).toBe(200), { timeout: 12_000, interval: 300 });
}, 20_000);

describe('cache headers', () => {
  it('public answers are the only ones that are kept', () => {
    expect(cached.toSorted()).toEqual(['getMod', 'home', 'listMods', 'site']);
  });

  it.each(cached)('%s may be kept by the CDN for seconds, by browsers only with a question', async (id) => {
    const endpoint: Endpoint = ENDPOINTS[id];
    const reply = await get(id);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe(`public, max-age=0, s-maxage=${endpoint.sharedCacheSeconds}`);
    expect(reply.headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
    expect(reply.headers.get('set-cookie')).toBeNull();
  });

  it.each(cached)('%s is the same whoever asks in whatever language', async (id) => {
    const { token } = await signedIn('super_admin');
    const answers = await Promise.all([
      get(id),
      get(id, { token, headers: { 'Accept-Language': 'zh-CN', Cookie: 'a=b' } }),
    ]);
    expect(answers[1]?.text).toBe(answers[0]?.text);
  });

  it.each(cached)('%s answers 304 to whoever has it already', async (id) => {
    const tag = (await get(id)).headers.get('etag') ?? '';
    const unchanged = await get(id, { headers: { 'If-None-Match': `W/${tag}` } });
    expect(unchanged).toMatchObject({ status: 304, text: '' });
    expect((await get(id, { headers: { 'If-None-Match': '"another"' } })).status).toBe(200);
  });

  it('personal answers and every failure are private and not stored', async () => {
    const { token } = await signedIn();
    const replies = await Promise.all([
      call('verify', { token }),
      call('countHistory', { token }),
      call('getMod', { params: { slug: 'nao-existe' } }),
      call('listMods', { query: '?page=0' }),
      call('verify'),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 404, 400, 401]);
    for (const { headers } of replies) expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('every answer names its request and is taken for what it is called', async () => {
    const [one, two] = await Promise.all([get('site'), call('verify')]);
    const ids = [one, two].map(({ headers }) => headers.get('x-request-id'));
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
    for (const { headers } of [one, two]) expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
