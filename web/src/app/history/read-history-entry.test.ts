import { describe, expect, it } from 'vitest';
import { readHistoryEntry } from './read-history-entry.ts';

const whole = {
  mod_id: 'lanterna',
  release_id: 'r1',
  slug: 'lanterna',
  title: 'Lanterna',
  thumbnail_url: null,
  content_type: 'mod',
  version: '1.0.0',
  minecraft_version: '1.21.4',
  short_description: '',
  tags: [],
  size: 1,
  type: 'public',
  status: 'available',
  downloaded_at: '2026-11-20T10:00:00.000Z',
};
const { mod_id, title, ...rest } = whole;

describe('R105 an entry of the download history', () => {
  for (const named of [
    { mod_id, title },
    { modId: mod_id, title },
    { id: mod_id, title },
    { mod_id, name: title },
    { modId: mod_id, name: title },
    { mod_id, modId: 'outra', id: 'mais uma', title, name: 'Outra' },
  ]) {
    it(`is read by the names ${Object.keys(named).join(', ')}`, () => {
      expect(readHistoryEntry.parse({ ...rest, ...named })).toEqual(whole);
    });
  }

  it('is none without a mod or a title, or when it is no record at all', () => {
    for (const broken of [{ ...rest, title }, { ...rest, mod_id }, null, 'lanterna', 7])
      expect(readHistoryEntry.safeParse(broken).success).toBe(false);
  });
});
