import type { ModCard } from '@bigorna/domain/endpoints/mods';
import { type Mod, mod } from '@bigorna/domain/entities/mod';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, vi } from 'vitest';
import { ask, call, metaOf } from './call.ts';
import { firestore } from './firebase.ts';
import type { TestMod } from './mods.ts';

/** What the catalogue promises between a change and its being seen. */
export const FRESH = { timeout: 10_000, interval: 250 };

/** `loader=fabric&loader=forge` of `[['loader', 'fabric'], ['loader', 'forge']]`, ready for an address. */
export const queryOf = (pairs: readonly (readonly [string, string])[]): string =>
  `?${new URLSearchParams(pairs.map(([key, value]) => [key, value])).toString()}`;

/** Every card that a question finds, by going through its pages; the announced total is theirs. */
export const everyCard = async (pairs: readonly (readonly [string, string])[]): Promise<ModCard[]> => {
  const cards: ModCard[] = [];
  for (let page = 1; ; page += 1) {
    const query = queryOf([...pairs, ['limit', '100'], ['page', String(page)]]);
    const reply = await call('listMods', { query });
    expect(reply.status, reply.text).toBe(200);
    const found = await ask('listMods', { query });
    cards.push(...found);
    if (found.length === 0) {
      expect(metaOf(reply)).toMatchObject({ total: cards.length });
      return cards;
    }
  }
};

const withDates = (data: object): object =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, value instanceof Timestamp ? value.toDate() : value]),
  );

/** The approved mods as Firestore has them, once the catalogue lists as many. */
export const approvedMods = async (): Promise<(Mod & { id: string })[]> => {
  const stored = await firestore.collection('mods').where('status', '==', 'approved').get();
  await vi.waitFor(async () => expect(metaOf(await call('listMods'))).toMatchObject({ total: stored.size }), FRESH);
  return stored.docs.map((document) => ({ ...mod.parse(withDates(document.data())), id: document.id }));
};

/** Waits until a mod's page is there. */
export const untilListed = async ({ slug }: Pick<TestMod, 'slug'>): Promise<void> => {
  await vi.waitFor(async () => expect((await call('getMod', { params: { slug } })).status).toBe(200), FRESH);
};
