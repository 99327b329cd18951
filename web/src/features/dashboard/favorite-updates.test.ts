import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import type { ModCard } from '@bigorna/domain/endpoints/mods';
import { describe, expect, it } from 'vitest';
import type { LiveNotification } from '#session/live/live-table.ts';
import { favoriteUpdates } from './favorite-updates.ts';

const had = (mod_id: string, version: string): HistoryEntry => ({
  mod_id,
  release_id: 'r',
  slug: mod_id,
  title: mod_id,
  thumbnail_url: null,
  content_type: 'mod',
  version,
  minecraft_version: '1.21.4',
  short_description: '',
  language: 'pt-BR',
  tags: [],
  size: 1,
  type: 'public',
  status: 'available',
  downloaded_at: '2026-11-01T00:00:00.000Z',
});
const card = (id: string, version: string, day = 1): ModCard => ({
  id,
  slug: `${id}-agora`,
  title: id.toUpperCase(),
  short_description: '',
  language: 'pt-BR',
  author: '',
  version,
  minecraft_version: '1.21.4',
  loader: null,
  file_size: 1,
  categories: [],
  tags: [],
  content_type: 'mod',
  access: 'public',
  thumbnail_url: null,
  featured: false,
  compat: [],
  published_at: null,
  updated_at: new Date(Date.UTC(2026, 10, day)).toISOString(),
  download_url: `/mods/${id}-agora/download`,
  views: 0,
  downloads: 0,
  favorites: 0,
  comments: 0,
  rating: null,
  ratings: 0,
});
const mark = (mod_id: string) => ({ mod_id, created_at: new Date(), isPending: false });
const told = (id: string, slug: string, version: string): LiveNotification => ({
  id,
  type: 'modUpdate',
  template: 'mod_update',
  values: { title: slug, version },
  path: `/mods/${slug}?tab=versions`,
  created_at: new Date(Date.UTC(2026, 10, 20)),
  read_at: null,
});
const cards = (...list: ModCard[]) => {
  const byId = new Map(list.map((one) => [one.id, one]));
  return (id: string) => byId.get(id);
};

describe('R111 favorites with updates', () => {
  it('are those downloaded in an older version, newest first; others and the same version are none', () => {
    const updates = favoriteUpdates({
      favorites: [mark('a'), mark('b'), mark('c')],
      history: [had('a', '1.9.0'), had('b', '2.0.0'), had('c', '1.0.0'), had('d', '1.0.0')],
      unread: [],
      cardOf: cards(card('a', '1.10.0', 2), card('b', '2.0.0'), card('c', '1.0.1', 3), card('d', '9.0.0')),
    });
    expect(updates.map(({ slug, from, to }) => [slug, from, to])).toEqual([
      ['c-agora', '1.0.0', '1.0.1'],
      ['a-agora', '1.9.0', '1.10.0'],
    ]);
  });

  it('are also those of unread notifications, each mod once, and not what was downloaded since', () => {
    const updates = favoriteUpdates({
      favorites: [mark('a'), mark('b')],
      history: [had('a', '1.0.0'), had('b', '3.0.0')],
      unread: [told('n1', 'a-agora', '2.0.0'), told('n2', 'b-agora', '3.0.0'), told('n3', 'nova', '1.1.0')],
      cardOf: cards(card('a', '2.0.0'), card('b', '3.0.0')),
    });
    expect(updates.map(({ key }) => key)).toEqual(['n3', 'a']);
  });

  it('leave out mods that are gone, and notifications of other kinds', () => {
    const reply = { ...told('n1', 'a', '2.0.0'), type: 'comment' as const };
    expect(
      favoriteUpdates({ favorites: [mark('a')], history: [had('a', '1.0.0')], unread: [reply], cardOf: () => null }),
    ).toEqual([]);
  });
});
