import type { ModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { describe, expect, it } from 'vitest';
import { createModCard } from '#shared/mods/testing/sample-mod.ts';
import type { LoadedCard } from '#shared/mods/use-mod-cards.ts';
import { FAVORITES_URL } from './favorites-state.ts';
import { hasToLoadAllCards, selectFavorites } from './visible-favorites.ts';

const card = (id: string, title: string, downloads: number, updated_at: string): ModCard =>
  createModCard(id, { title, short_description: 'Árvores', downloads, updated_at });
const known = new Map<string, ModCard>([
  ['a', card('a', 'Órbita', 1, '2026-01-03T00:00:00.000Z')],
  ['b', card('b', 'Bigorna', 3, '2026-01-01T00:00:00.000Z')],
  ['c', card('c', 'Zinco', 2, '2026-01-02T00:00:00.000Z')],
]);
const getCard = (id: string): LoadedCard => known.get(id) ?? null;
const marks = ['gone', 'a', 'b', 'c'].map((mod_id) => ({ mod_id, created_at: new Date(), isPending: false }));
const ids = (search: string) =>
  selectFavorites(marks, FAVORITES_URL.read(search), getCard).marks.map(({ mod_id }) => mod_id);

describe('page of favorites (R101)', () => {
  it('sorts by date added, or by title, downloads or last change with unavailable mods last', () => {
    expect(ids('')).toEqual(['gone', 'a', 'b', 'c']);
    expect(ids('?s=title')).toEqual(['b', 'a', 'c', 'gone']);
    expect(ids('?s=downloads')).toEqual(['b', 'c', 'a', 'gone']);
    expect(ids('?s=updated')).toEqual(['a', 'c', 'b', 'gone']);
    expect(ids('?s=unknown')).toEqual(['gone', 'a', 'b', 'c']);
  });

  it('finds mods that contain all search words, ignoring accents and case', () => {
    expect(ids('?q=ORBITA')).toEqual(['a']);
    expect(ids('?q=arvores%20zin')).toEqual(['c']);
    expect(ids('?q=nada')).toEqual([]);
  });

  it('has 24 favorites, and is the last page when the requested page does not exist', () => {
    const many = Array.from({ length: 30 }, (_none, index) => ({
      mod_id: String(index),
      created_at: new Date(),
      isPending: false,
    }));
    const second = selectFavorites(many, FAVORITES_URL.read('?page=9'), getCard);
    expect(second).toMatchObject({ page: 2, pages: 2, total: 30 });
    expect(second.marks).toHaveLength(6);
  });

  it('needs all cards only for search and sort', () => {
    expect(hasToLoadAllCards(FAVORITES_URL.read('?page=2'))).toBe(false);
    expect(hasToLoadAllCards(FAVORITES_URL.read('?s=title'))).toBe(true);
    expect(hasToLoadAllCards(FAVORITES_URL.read('?q=a'))).toBe(true);
  });
});
