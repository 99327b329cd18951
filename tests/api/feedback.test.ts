import './support/separate-project.ts';
import { feedback, type ReleaseVotes } from '@bigorna/domain/entities/mod';
import { CARDS_MAX, DAY_MS, VOTE_DAYS } from '@bigorna/domain/limits';
import { toDay } from '@bigorna/domain/trending';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../functions/src/catalogue/index.ts';
import { watchReads } from '../../functions/src/platform/firestore.ts';
import { callEndpoint, callForData, getRefusal, parseMeta } from './support/call.ts';
import { FRESH, toQueryString } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { createModWithExternalFile, type TestMod } from './support/mods.ts';
import { archive, syncIndex } from './support/own-index.ts';

const NOT_FOUND = '404 mod_not_found';

const { origin } = await serveApi();
afterAll(() => catalogue.close());

const idsQuery = (ids: readonly string[]): string => toQueryString(ids.map((id) => ['id', id] as const));
const requestCards = (ids: readonly string[]) => callForData('modCards', { query: idsQuery(ids), origin });

describe('cards by id', () => {
  it('keep the requested order, each once, without hidden or unknown mods; cost no reads (R101)', async () => {
    const mods = await Promise.all([
      createModWithExternalFile(),
      createModWithExternalFile(),
      createModWithExternalFile(),
      createModWithExternalFile({ status: 'pending' }),
    ]);
    await syncIndex();
    const [a, b, c, pending] = mods.map(({ id }) => id);
    if (!a || !b || !c || !pending) throw new Error('no mods');
    const { byKind, stop } = watchReads();
    const found = await requestCards([c, 'de-ninguem', a, pending, c, b]);
    expect(found.map(({ id }) => id)).toEqual([c, a, b]);
    expect([...byKind.keys()].filter((kind) => kind !== 'modsChangedSince' && kind !== 'countsChangedSince')).toEqual(
      [],
    );
    stop();
    expect(found[0]).toEqual((await callForData('listMods', { query: `?q=${mods[2]?.word}`, origin }))[0]);
    if (mods[0]) await archive(mods[0]);
    expect((await requestCards([a, b])).map(({ id }) => id)).toEqual([b]);
  });

  it(`require one id at least and ${CARDS_MAX} at most (R101)`, async () => {
    const many = Array.from({ length: CARDS_MAX + 1 }, (_, i) => `m${i}`);
    expect(await requestCards(many.slice(1))).toEqual([]);
    for (const query of [idsQuery(many), '', '?id=', `?id=a%2Fb`]) {
      expect((await callEndpoint('modCards', { query, origin })).status).toBe(400);
    }
  });
});

describe('feedback of a mod', () => {
  const today = toDay(new Date());
  const getDayBefore = (days: number): string => toDay(new Date(Date.now() - days * DAY_MS));
  const votes = (days: ReleaseVotes['days']) => ({ days, counted_at: new Date() });
  const requestFeedback = ({ slug }: { slug: string }) => callForData('modFeedback', { params: { slug }, origin });
  const getStars = async ({ slug }: TestMod) =>
    parseMeta(await callEndpoint('listComments', { params: { slug }, origin })).stars;

  it('has mean and count of stars, and sums of recent votes by visible release (R107)', async () => {
    const mod = await createModWithExternalFile({
      releases: [{}, { version: '1.1.0' }, { version: '1.0.0', verdict: 'refused' }, { version: '0.9.0' }],
    });
    const first = mod.releaseId;
    const [second, refused, old] = [`${first}-1`, `${first}-2`, `${first}-3`];
    const expired = { [getDayBefore(VOTE_DAYS + 1)]: { works: 5, broken: 9 } };
    const days = { [today]: { works: 3, broken: 1 }, [getDayBefore(10)]: { works: 0, broken: 9 }, ...expired };
    const stored = feedback.parse({
      stars: { '1': 1, '2': 0, '3': 2, '4': 3, '5': 4 },
      releases: {
        [first]: votes(days),
        [second]: votes({ [today]: { works: 0, broken: 0 } }),
        [refused]: votes(days),
        [old]: votes(expired),
      },
    });
    await firestore.doc(`feedback/${mod.id}`).set(stored);
    await syncIndex();
    const found = await requestFeedback(mod);
    expect(found).toEqual({
      rating: (1 + 6 + 12 + 20) / 10,
      ratings: 10,
      stars: [1, 0, 2, 3, 4],
      releases: { [first]: { works: 3, broken: 10 } },
    });
    expect(await getStars(mod)).toEqual([1, 0, 2, 3, 4]);
  });

  it('is empty before the first feedback, and is updated within ten seconds (R107)', async () => {
    const mod = await createModWithExternalFile();
    await syncIndex();
    expect(await requestFeedback(mod)).toEqual({ rating: null, ratings: 0, stars: [0, 0, 0, 0, 0], releases: {} });
    expect(await getStars(mod)).toEqual([0, 0, 0, 0, 0]);
    await firestore.doc(`feedback/${mod.id}`).set(feedback.parse({ stars: { '2': 1 } }));
    await vi.waitFor(async () => expect(await requestFeedback(mod)).toMatchObject({ rating: 2, ratings: 1 }), FRESH);
  });

  it('is refused for a mod that visitors may not see (R107)', async () => {
    const [mod, pending] = await Promise.all([
      createModWithExternalFile(),
      createModWithExternalFile({ status: 'pending' }),
    ]);
    await syncIndex();
    expect((await requestFeedback(mod)).ratings).toBe(0);
    await archive(mod);
    for (const { slug } of [mod, pending]) {
      expect(getRefusal(await callEndpoint('modFeedback', { params: { slug }, origin }))).toEqual(NOT_FOUND);
    }
  });
});
