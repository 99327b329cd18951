import type { ModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { describe, expect, it } from 'vitest';
import { createHistoryEntry } from '#shared/history/testing/sample-entry.ts';
import type { LiveNotification } from '#shared/live/live-table.ts';
import { createModCard } from '#shared/mods/testing/sample-mod.ts';
import { findFavoriteUpdates } from './favorite-updates.ts';

const downloadEntry = (mod_id: string, version: string) => createHistoryEntry(mod_id, { version });
const card = (id: string, version: string, day = 1): ModCard =>
  createModCard(id, {
    slug: `${id}-agora`,
    title: id.toUpperCase(),
    version,
    updated_at: new Date(Date.UTC(2026, 10, day)).toISOString(),
    download_url: `/mods/${id}-agora/download`,
  });
const mark = (mod_id: string) => ({ mod_id, created_at: new Date(), isPending: false });
const updateNotification = (id: string, slug: string, version: string): LiveNotification => ({
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

describe('favorites with updates (R111)', () => {
  it('are favorites downloaded in an older version, the newest update first', () => {
    const updates = findFavoriteUpdates({
      favorites: [mark('a'), mark('b'), mark('c')],
      history: [
        downloadEntry('a', '1.9.0'),
        downloadEntry('b', '2.0.0'),
        downloadEntry('c', '1.0.0'),
        downloadEntry('d', '1.0.0'),
      ],
      unread: [],
      getCard: cards(card('a', '1.10.0', 2), card('b', '2.0.0'), card('c', '1.0.1', 3), card('d', '9.0.0')),
    });
    expect(updates.map(({ slug, from, to }) => [slug, from, to])).toEqual([
      ['c-agora', '1.0.0', '1.0.1'],
      ['a-agora', '1.9.0', '1.10.0'],
    ]);
  });

  it('contain each mod of unread notifications once, unless the member downloaded the update', () => {
    const updates = findFavoriteUpdates({
      favorites: [mark('a'), mark('b')],
      history: [downloadEntry('a', '1.0.0'), downloadEntry('b', '3.0.0')],
      unread: [
        updateNotification('n1', 'a-agora', '2.0.0'),
        updateNotification('n2', 'b-agora', '3.0.0'),
        updateNotification('n3', 'nova', '1.1.0'),
      ],
      getCard: cards(card('a', '2.0.0'), card('b', '3.0.0')),
    });
    expect(updates.map(({ key }) => key)).toEqual(['n3', 'a']);
  });

  it('leave out downloads of an unknown version', () => {
    const { version, ...unknown } = downloadEntry('a', '1.0.0');
    const known = { favorites: [mark('a')], unread: [], getCard: cards(card('a', '2.0.0')) };
    expect(findFavoriteUpdates({ ...known, history: [unknown] })).toEqual([]);
    expect(findFavoriteUpdates({ ...known, history: [{ ...unknown, version }] })).toHaveLength(1);
  });

  it('leave out deleted mods and other kinds of notifications', () => {
    const reply = { ...updateNotification('n1', 'a', '2.0.0'), type: 'comment' as const };
    expect(
      findFavoriteUpdates({
        favorites: [mark('a')],
        history: [downloadEntry('a', '1.0.0')],
        unread: [reply],
        getCard: () => null,
      }),
    ).toEqual([]);
  });
});
