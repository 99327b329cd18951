import { randomUUID } from 'node:crypto';
import { AUTHOR_KEY_MAX } from '@bigorna/domain/limits';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { callEndpoint, callForData, getRefusal, parseFailure } from './support/call.ts';
import { FRESH, toQueryString } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { createModWithExternalFile, type TestMod } from './support/mods.ts';

const word = randomUUID().slice(0, 8);
const NAME = `Ateliê São João ${word}`;
const KEY = `atelie-sao-joao-${word}`;
const SPELLINGS = [NAME, KEY, NAME.toUpperCase(), ` atelie  sao-joao ${word}! `];

const list = async (author: string): Promise<string[]> =>
  (await callForData('listMods', { query: toQueryString([['author', author]]) })).map(({ id }) => id).toSorted();

let mods: TestMod[];
beforeAll(async () => {
  const day = (date: number): Date => new Date(Date.UTC(2026, 5, date));
  mods = await Promise.all([
    createModWithExternalFile({ author: NAME.toUpperCase(), categories: ['magic'], published_at: day(1) }),
    createModWithExternalFile({ author: NAME, categories: ['magic', 'food'], published_at: day(3) }),
    createModWithExternalFile({
      author: KEY,
      content_type: 'addon',
      categories: ['food', 'magic'],
      published_at: day(2),
      releases: [{ loaders: ['bedrock'] }],
    }),
  ]);
  await createModWithExternalFile({ author: `${NAME} Filho` });
  await createModWithExternalFile({ author: NAME, status: 'pending' });
  await vi.waitFor(async () => expect((await list(NAME)).length).toBe(3), FRESH);
});

describe('an author', () => {
  it.each(SPELLINGS)('has the same mods and card by any spelling: %j (R225)', async (name) => {
    expect(await list(name)).toEqual(mods.map(({ id }) => id).toSorted());
    expect(await callForData('getAuthor', { params: { key: name } })).toMatchObject({
      key: KEY,
      name: NAME,
      mods: 2,
      addons: 1,
      downloads: 0,
      rating: null,
      ratings: 0,
      categories: ['magic', 'food'],
      first_published_at: '2026-06-01T00:00:00.000Z',
      released_at: '2026-11-01T12:00:00.000Z',
    });
  });

  it('has the sums of the counts of the mods (R225)', async () => {
    const [one, two] = mods;
    const counts = { views: 1, downloads: 40, favorites: 3, ratings: 2, stars: 7 };
    await firestore.doc(`counts/authors-${word}`).set({
      mods: { [one?.id ?? '']: counts, [two?.id ?? '']: { ...counts, ratings: 0, stars: 0 } },
      updated_at: new Date(),
    });
    await vi.waitFor(
      async () =>
        expect(await callForData('getAuthor', { params: { key: KEY } })).toMatchObject({
          downloads: 80,
          favorites: 6,
          rating: 3.5,
          ratings: 2,
        }),
      { timeout: 70_000, interval: 1000 },
    );
  });

  it('is unknown without an approved mod, and a bad name is refused (R225)', async () => {
    const unknown = await callEndpoint('getAuthor', { params: { key: `ninguem-${word}` } });
    expect(getRefusal(unknown)).toBe('404 author_not_found');
    expect(parseFailure(unknown).message).toBe('Autor não encontrado');
    expect(await list(`ninguem ${word}`)).toEqual([]);
    for (const author of ['', ' ', 'a'.repeat(AUTHOR_KEY_MAX + 1)])
      expect(getRefusal(await callEndpoint('listMods', { query: toQueryString([['author', author]]) }))).toBe(
        '400 invalid_request',
      );
  });

  it('combines with other filters of the list (R225)', async () => {
    const query = toQueryString([
      ['author', NAME],
      ['content_type', 'addon'],
    ]);
    expect((await callForData('listMods', { query })).map(({ id }) => id)).toEqual([mods[2]?.id]);
  });
});
