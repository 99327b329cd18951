import './support/own-project.ts';
import { randomUUID } from 'node:crypto';
import { STAFF_ROLES } from '@bigorna/domain/access/roles';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { dayOf } from '@bigorna/domain/trending';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../functions/src/catalogue/index.ts';
import { rollUp } from '../../functions/src/counters/roll-up.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get } from '../../functions/src/platform/firestore.ts';
import { call, type Reply, refusal, someAddress } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { makeMember } from './support/members.ts';
import { makeMod, type TestMod } from './support/mods.ts';
import { tokenOf } from './support/tokens.ts';

vi.mock('../../functions/src/platform/clock.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/clock.ts')>()),
  now: vi.fn(() => new Date()),
}));
// A project of its own has no queue: the tests do the tasks' work.
vi.mock('../../functions/src/platform/tasks.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/tasks.ts')>()),
  enqueue: vi.fn(),
}));

const DAY_MS = 86_400_000;
let served: Awaited<ReturnType<typeof serveApi>>;
let mod: TestMod;
let daysAhead = 0;

beforeAll(async () => {
  served = await serveApi();
});
afterAll(async () => {
  await served.close();
  catalogue.close();
});
beforeEach(async () => {
  vi.mocked(now).mockImplementation(() => new Date(Date.now() + daysAhead * DAY_MS));
  mod = await makeMod();
  catalogue.expectChange();
});

interface Visitor {
  address?: string;
  agent?: string;
  token?: string;
}
const AGENT = 'Mozilla/5.0 (prova)';

const view = ({ address = someAddress(), agent = AGENT, token }: Visitor = {}, id = mod.id): Promise<Reply> =>
  call('viewMod', {
    params: { id },
    origin: served.origin,
    token,
    headers: { 'X-Forwarded-For': address, 'User-Agent': agent },
  });

/** The mod's views, all of its slots rolled up. */
const views = async (): Promise<number> => {
  const events = await firestore.collection('events').where('mod_id', '==', mod.id).get();
  for (const slot of new Set(events.docs.map((event) => String(event.get('slot'))))) await rollUp(slot);
  return (await get(doc('counts/{bucket}', 'tests')))?.mods[mod.id]?.views ?? 0;
};

const tokenFor = async (given: Parameters<typeof makeMember>[0] = {}): Promise<string> => {
  const { uid } = await makeMember(given);
  const seconds = Math.floor(Date.now() / 1000);
  return tokenOf(uid, seconds, seconds + 3600);
};

describe('a view', () => {
  it('R024 counts once for a visitor, however often they look', async () => {
    const address = someAddress();
    const replies = await Promise.all([view({ address }), view({ address }), view({ address })]);
    replies.push(await view({ address }));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await views()).toBe(1);
  });

  it('R024 counts again for another browser at the address, and for another address', async () => {
    const address = someAddress();
    await view({ address });
    await view({ address, agent: 'Another/1.0' });
    await view({ address: someAddress() });
    expect(await views()).toBe(3);
  });

  it('R024 counts once for an account, from wherever it looks', async () => {
    const token = await tokenFor();
    await view({ token, address: someAddress() });
    await view({ token, address: someAddress(), agent: 'Another/1.0' });
    expect(await views()).toBe(1);
    await view({ token: await tokenFor(), address: someAddress() });
    expect(await views()).toBe(2);
  });

  it.each(STAFF_ROLES)('R024 of a %s counts nowhere', async (role) => {
    const address = someAddress();
    expect((await view({ token: await tokenFor({ role }), address })).status).toBe(200);
    expect(await views()).toBe(0);
    await view({ token: await tokenFor({ role: 'user' }), address });
    expect(await views()).toBe(1);
  });

  it('R024 with a bearer that is none counts as a stranger’s', async () => {
    const address = someAddress();
    await view({ address, token: 'kein.token.x' });
    await view({ address, token: await tokenFor({ is_banned: true }) });
    await view({ address });
    expect(await views()).toBe(1);
  });

  it('R024 counts again the next day, under a salt that the day before did not have', async () => {
    const address = someAddress();
    const token = await tokenFor();
    const saltNow = async () => get(doc('system/visitor-salt'));
    const look = async () => {
      await view({ address });
      await view({ token });
    };
    await look();
    const first = await saltNow();
    expect(first?.day).toBe(dayOf(vi.mocked(now)()));
    expect(await views()).toBe(2);
    daysAhead += 1;
    await look();
    await look();
    expect(await views()).toBe(4);
    const second = await saltNow();
    expect(second?.day).not.toBe(first?.day);
    expect(second?.salt).not.toBe(first?.salt);
    expect(JSON.stringify((await firestore.collection('system').get()).docs.map((one) => one.data()))).not.toContain(
      first?.salt,
    );
  });

  it('R024 leaves nothing that tells who looked', async () => {
    const address = someAddress();
    const { uid } = await makeMember();
    const seconds = Math.floor(Date.now() / 1000);
    await view({ address });
    await view({ token: tokenOf(uid, seconds, seconds + 3600) });
    const events = await firestore.collection('events').where('mod_id', '==', mod.id).get();
    expect(events.size).toBe(2);
    const kept = events.docs.map((event) => `${event.id} ${JSON.stringify(event.data())}`).join(' ');
    for (const secret of [address, AGENT, uid]) expect(kept).not.toContain(secret);
  });

  it('of a mod that is unknown or not approved: 404 mod_not_found', async () => {
    const missing = { status: 404, code: 'mod_not_found' };
    for (const status of ['pending', 'archived', 'draft', 'rejected'] as const) {
      expect(refusal(await view({}, (await makeMod({ status })).id)), status).toEqual(missing);
    }
    expect(refusal(await view({}, 'nao-existe'))).toEqual(missing);
    expect((await view()).status).toBe(200);
  });

  it('too often from one address: 429 with Retry-After, and others may still', async () => {
    const address = someAddress();
    const { points, seconds } = RATE_LIMITS.mod_views_by_address;
    for (let i = 0; i < points; i += 1) expect((await view({ address, agent: randomUUID() })).status).toBe(200);
    const refused = await view({ address });
    expect(refusal(refused)).toEqual({ status: 429, code: 'too_many_requests' });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(seconds);
    expect((await view({ address: someAddress() })).status).toBe(200);
    expect(await views()).toBe(points + 1);
  });
});
