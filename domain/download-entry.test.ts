import { expect, it } from 'vitest';
import { toDownloadEntry, toHistoryEntry } from './download-entry.ts';

const mod = {
  slug: 'forja',
  title: 'Forja',
  thumbnail_url: null,
  content_type: 'mod',
  version: '2.0.0',
  minecraft_version: '1.21.4',
  short_description: '',
  language: 'en-US',
  tags: [],
  access: 'public',
} as const;
const createEntry = (version: string, game_versions: '1.20.1'[]) =>
  toDownloadEntry({
    modId: 'm',
    mod: { ...mod, tags: [] },
    releaseId: 'r',
    release: { version, game_versions },
    size: 7,
  });

it('uses the card’s game version for the headline release', () => {
  expect(createEntry('2.0.0', ['1.20.1'])).toMatchObject({ mod_id: 'm', release_id: 'r', minecraft_version: '1.21.4' });
});
it('uses the first game version of any other release', () => {
  expect(createEntry('1.0.0', ['1.20.1']).minecraft_version).toBe('1.20.1');
  expect(createEntry('1.0.0', []).minecraft_version).toBe('');
});
it('stores the language of the mod’s texts', () => {
  expect(createEntry('1.0.0', [])).toMatchObject({ language: 'en-US', size: 7, type: 'public', status: 'available' });
});

it('shows date and time of the download in UTC, and when the entry was last written (R114)', () => {
  const downloaded_at = new Date('2026-11-02T23:04:05.678Z');
  const stored = { ...createEntry('1.0.0', []), downloaded_at };
  const expected = { downloaded_at: '2026-11-02T23:04:05.678Z', date: '2026-11-02', time: '23:04' };
  const saved_at = new Date('2026-11-03T00:00:00.000Z');
  expect(toHistoryEntry({ ...stored, saved_at })).toMatchObject({ ...expected, saved_at: '2026-11-03T00:00:00.000Z' });
  expect(toHistoryEntry(stored)).toMatchObject({ ...expected, saved_at: expected.downloaded_at });
});
