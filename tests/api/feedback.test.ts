import './support/own-project.ts';
import { worksFigureOf } from '@bigorna/domain/compat-votes';
import { feedback, type ReleaseVotes } from '@bigorna/domain/entities/mod';
import { CARDS_MAX, DAY_MS } from '@bigorna/domain/limits';
import { dayOf } from '@bigorna/domain/trending';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../functions/src/catalogue/index.ts';
import { watchReads } from '../../functions/src/platform/firestore.ts';
import { ask, call, metaOf, refusal } from './support/call.ts';
import { FRESH, queryOf } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { makeModWithoutFile, type TestMod } from './support/mods.ts';

const GONE = { status: 404, code: 'mod_not_found' };

let api: Awaited<ReturnType<typeof serveApi>>;
let origin: string;
beforeAll(async () => {
  api = await serveApi();
  origin = api.origin;
}, 60_000);
afterAll(async () => {
  catalogue.close();
  await api.close();
});

const known = async (): Promise<void> => {
  catalogue.expectChange();
  await catalogue.ready();
};
const withdraw = async ({ id }: TestMod): Promise<void> => {
  await firestore.doc(`mods/${id}`).update({ status: 'archived', updated_at: FieldValue.serverTimestamp() });
  await known();
};
const idsQuery = (ids: readonly string[]): string => queryOf(ids.map((id) => ['id', id] as const));
const cards = (ids: readonly string[]) => ask('modCards', { query: idsQuery(ids), origin });

describe('cards by id', () => {
  it('R101 are those asked for, in that order, each once; unknown and withdrawn ones are left out; no document is read', async () => {
    const mods = await Promise.all([
      makeModWithoutFile(),
      makeModWithoutFile(),
      makeModWithoutFile(),
      makeModWithoutFile({ status: 'pending' }),
    ]);
    await known();
    const [a, b, c, pending] = mods.map(({ id }) => id);
    if (!a || !b || !c || !pending) throw new Error('no mods');
    const { byKind, stop } = watchReads();
    const found = await cards([c, 'de-ninguem', a, pending, c, b]);
    expect(found.map(({ id }) => id)).toEqual([c, a, b]);
    expect([...byKind.keys()].filter((kind) => kind !== 'modsChangedSince' && kind !== 'countsChangedSince')).toEqual(
      [],
    );
    stop();
    expect(found[0]).toEqual((await ask('listMods', { query: `?q=${mods[2]?.word}`, origin }))[0]);
    if (mods[0]) await withdraw(mods[0]);
    expect((await cards([a, b])).map(({ id }) => id)).toEqual([b]);
  });

  it(`R101 are asked for with one id at least and ${CARDS_MAX} at most`, async () => {
    const many = Array.from({ length: CARDS_MAX + 1 }, (_, i) => `m${i}`);
    expect(await cards(many.slice(1))).toEqual([]);
    for (const query of [idsQuery(many), '', '?id=', `?id=a%2Fb`]) {
      expect((await call('modCards', { query, origin })).status).toBe(400);
    }
  });
});

describe('what members say of a mod', () => {
  const today = dayOf(new Date());
  const tenDaysAgo = dayOf(new Date(Date.now() - 10 * DAY_MS));
  const votes = (days: ReleaseVotes['days']) => ({ days, counted_at: new Date() });
  const ask2 = ({ slug }: { slug: string }) => ask('modFeedback', { params: { slug }, origin });
  const starsOf = async ({ slug }: TestMod) => metaOf(await call('listComments', { params: { slug }, origin })).stars;

  it('R107 is its ratings by stars with their mean, and of each release that visitors see a figure that newer votes weigh more in', async () => {
    const mod = await makeModWithoutFile({
      releases: [{}, { version: '1.1.0' }, { version: '1.0.0', verdict: 'refused' }],
    });
    const [first, second, refused] = [mod.releaseId, `${mod.releaseId}-1`, `${mod.releaseId}-2`];
    const days = { [today]: { works: 3, broken: 1 }, [tenDaysAgo]: { works: 0, broken: 9 } };
    const stored = feedback.parse({
      stars: { '1': 1, '2': 0, '3': 2, '4': 3, '5': 4 },
      releases: {
        [first]: votes(days),
        [second]: votes({ [today]: { works: 0, broken: 0 } }),
        [refused]: votes(days),
      },
    });
    await firestore.doc(`feedback/${mod.id}`).set(stored);
    await known();
    const found = await ask2(mod);
    expect(found).toEqual({
      rating: (1 + 6 + 12 + 20) / 10,
      ratings: 10,
      stars: [1, 0, 2, 3, 4],
      releases: { [first]: worksFigureOf(days, today) },
    });
    expect(found.releases[first]?.broken).toBeLessThan(10);
    expect(await starsOf(mod)).toEqual([1, 0, 2, 3, 4]);
  });

  it('R107 is nothing before anybody said anything, and follows within ten seconds', async () => {
    const mod = await makeModWithoutFile();
    await known();
    expect(await ask2(mod)).toEqual({ rating: null, ratings: 0, stars: [0, 0, 0, 0, 0], releases: {} });
    expect(await starsOf(mod)).toEqual([0, 0, 0, 0, 0]);
    await firestore.doc(`feedback/${mod.id}`).set(feedback.parse({ stars: { '2': 1 } }));
    await vi.waitFor(async () => expect(await ask2(mod)).toMatchObject({ rating: 2, ratings: 1 }), FRESH);
  });

  it('R107 is not told of a mod that visitors may not see', async () => {
    const [mod, pending] = await Promise.all([makeModWithoutFile(), makeModWithoutFile({ status: 'pending' })]);
    await known();
    expect((await ask2(mod)).ratings).toBe(0);
    await withdraw(mod);
    for (const { slug } of [mod, pending]) {
      expect(refusal(await call('modFeedback', { params: { slug }, origin }))).toEqual(GONE);
    }
  });
});
