import './support/separate-project.ts';
import './support/mock-clock.ts';
import { randomUUID } from 'node:crypto';
import { STAFF_ROLES } from '@bigorna/domain/access/roles';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { toDay } from '@bigorna/domain/trending';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../functions/src/catalogue/index.ts';
import { rollUp } from '../../functions/src/counters/roll-up.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get } from '../../functions/src/platform/firestore.ts';
import { type ApiResponse, callEndpoint, createClientIp, getRefusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { createMember } from './support/members.ts';
import { createMod, type TestMod } from './support/mods.ts';
import { createToken } from './support/tokens.ts';

// This project has no queue: the tests do the work of the tasks.
vi.mock(import('../../functions/src/platform/tasks.ts'), async (real) => ({ ...(await real()), enqueue: vi.fn() }));

const DAY_MS = 86_400_000;
const served = await serveApi();
let mod: TestMod;
let daysAhead = 0;

afterAll(() => catalogue.close());
beforeEach(async () => {
  vi.mocked(now).mockImplementation(() => new Date(Date.now() + daysAhead * DAY_MS));
  mod = await createMod();
  catalogue.invalidate();
});

interface Visitor {
  ip?: string;
  agent?: string;
  token?: string;
}
const AGENT = 'Mozilla/5.0 (prova)';

const view = ({ ip = createClientIp(), agent = AGENT, token }: Visitor = {}, id = mod.id): Promise<ApiResponse> =>
  callEndpoint('viewMod', {
    params: { id },
    origin: served.origin,
    token,
    headers: { 'X-Forwarded-For': ip, 'User-Agent': agent },
  });

/** Views of the mod after the roll-up of all its slots. */
const views = async (): Promise<number> => {
  const events = await firestore.collection('events').where('mod_id', '==', mod.id).get();
  for (const slot of new Set(events.docs.map((event) => String(event.get('slot'))))) await rollUp(slot);
  return (await get(doc('counts/{bucket}', 'tests')))?.mods[mod.id]?.views ?? 0;
};

const tokenFor = async (given: Parameters<typeof createMember>[0] = {}): Promise<string> => {
  const { uid } = await createMember(given);
  const seconds = Math.floor(Date.now() / 1000);
  return createToken(uid, seconds, seconds + 3600);
};

describe('view', () => {
  it('counts once per visitor, however often the visitor looks (R024)', async () => {
    const ip = createClientIp();
    const replies = await Promise.all([view({ ip }), view({ ip }), view({ ip })]);
    replies.push(await view({ ip }));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await views()).toBe(1);
  });

  it('counts again for another browser at the same IP, and for another IP (R024)', async () => {
    const ip = createClientIp();
    await view({ ip });
    await view({ ip, agent: 'Another/1.0' });
    await view({ ip: createClientIp() });
    expect(await views()).toBe(3);
  });

  it('counts once per account from any browser or IP (R024)', async () => {
    const token = await tokenFor();
    await view({ token, ip: createClientIp() });
    await view({ token, ip: createClientIp(), agent: 'Another/1.0' });
    expect(await views()).toBe(1);
    await view({ token: await tokenFor(), ip: createClientIp() });
    expect(await views()).toBe(2);
  });

  it.each(STAFF_ROLES)('is never counted for a %s (R024)', async (role) => {
    const ip = createClientIp();
    expect((await view({ token: await tokenFor({ role }), ip })).status).toBe(200);
    expect(await views()).toBe(0);
    await view({ token: await tokenFor({ role: 'user' }), ip });
    expect(await views()).toBe(1);
  });

  it('counts as the view of a visitor when the token is invalid (R024)', async () => {
    const ip = createClientIp();
    await view({ ip, token: 'kein.token.x' });
    await view({ ip, token: await tokenFor({ is_banned: true }) });
    await view({ ip });
    expect(await views()).toBe(1);
  });

  it('counts again the next day, with a new salt (R024)', async () => {
    const ip = createClientIp();
    const token = await tokenFor();
    const getSalt = async () => get(doc('system/visitor-salt'));
    const viewTwice = async () => {
      await view({ ip });
      await view({ token });
    };
    await viewTwice();
    const first = await getSalt();
    expect(first?.day).toBe(toDay(vi.mocked(now)()));
    expect(await views()).toBe(2);
    daysAhead += 1;
    await viewTwice();
    await viewTwice();
    expect(await views()).toBe(4);
    const second = await getSalt();
    expect(second?.day).not.toBe(first?.day);
    expect(second?.salt).not.toBe(first?.salt);
    expect(JSON.stringify((await firestore.collection('system').get()).docs.map((one) => one.data()))).not.toContain(
      first?.salt,
    );
  });

  it('stores nothing that identifies the visitor (R024)', async () => {
    const ip = createClientIp();
    const { uid } = await createMember();
    const seconds = Math.floor(Date.now() / 1000);
    await view({ ip });
    await view({ token: createToken(uid, seconds, seconds + 3600) });
    const events = await firestore.collection('events').where('mod_id', '==', mod.id).get();
    expect(events.size).toBe(2);
    const storedEvents = events.docs.map((event) => `${event.id} ${JSON.stringify(event.data())}`).join(' ');
    for (const secret of [ip, AGENT, uid]) expect(storedEvents).not.toContain(secret);
  });

  it('returns 404 mod_not_found when the mod is unknown or unapproved', async () => {
    const missing = '404 mod_not_found';
    for (const status of ['pending', 'archived', 'draft', 'rejected'] as const) {
      expect(getRefusal(await view({}, (await createMod({ status })).id)), status).toEqual(missing);
    }
    expect(getRefusal(await view({}, 'nao-existe'))).toEqual(missing);
    expect((await view()).status).toBe(200);
  });

  it('is limited per IP: 429 with Retry-After, while other IPs are served', async () => {
    const ip = createClientIp();
    const { points, seconds } = RATE_LIMITS.mod_views_by_address;
    for (let i = 0; i < points; i += 1) expect((await view({ ip, agent: randomUUID() })).status).toBe(200);
    const rejected = await view({ ip });
    expect(getRefusal(rejected)).toBe('429 too_many_requests');
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(Number(rejected.headers.get('Retry-After'))).toBeLessThanOrEqual(seconds);
    expect((await view({ ip: createClientIp() })).status).toBe(200);
    expect(await views()).toBe(points + 1);
  });
});
