import type { ModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { type Mod, mod } from '@bigorna/domain/entities/mod';
import { expect, vi } from 'vitest';
import { callEndpoint, callForData, parseMeta } from './call.ts';
import { firestore } from './firebase.ts';
import type { TestMod } from './mods.ts';
import { withDates } from './staff.ts';

/** Maximum delay between a change and its visibility in the catalogue. */
export const FRESH = { timeout: 10_000, interval: 250 };

/** Query string of pairs, for example `?loader=fabric&loader=forge`. */
export const toQueryString = (pairs: readonly (readonly [string, string])[]): string =>
  `?${new URLSearchParams(pairs.map(([key, value]) => [key, value])).toString()}`;

/** All cards of a query such as `loader=forge&game_version=>=1.21`, from all pages. Asserts that the total matches. */
export const listAllCards = async (filter = ''): Promise<ModCard[]> => {
  const cards: ModCard[] = [];
  for (let page = 1; ; page += 1) {
    const query = `?${new URLSearchParams(`${filter}&limit=100&page=${page}`).toString()}`;
    const response = await callEndpoint('listMods', { query });
    expect(response.status, response.text).toBe(200);
    const found = await callForData('listMods', { query });
    cards.push(...found);
    if (found.length === 0) {
      expect(parseMeta(response)).toMatchObject({ total: cards.length });
      return cards;
    }
  }
};

/** The approved mods in Firestore. Waits until the catalogue lists the same number. */
export const listApprovedMods = async (): Promise<(Mod & { id: string })[]> => {
  const stored = await firestore.collection('mods').where('status', '==', 'approved').get();
  await vi.waitFor(
    async () => expect(parseMeta(await callEndpoint('listMods'))).toMatchObject({ total: stored.size }),
    FRESH,
  );
  return stored.docs.map((document) => ({ ...mod.parse(withDates(document.data())), id: document.id }));
};

/** Waits until the page of a mod exists. */
export const waitUntilListed = async ({ slug }: Pick<TestMod, 'slug'>): Promise<void> => {
  await vi.waitFor(async () => expect((await callEndpoint('getMod', { params: { slug } })).status).toBe(200), FRESH);
};
