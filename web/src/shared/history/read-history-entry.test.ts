import { describe, expect, it } from 'vitest';
import { readHistoryEntry } from './read-history-entry.ts';
import { createHistoryEntry } from './testing/sample-entry.ts';

const validEntry = createHistoryEntry('lanterna', { title: 'Lanterna' });
const { mod_id, title, ...rest } = validEntry;

describe('entry of the download history (R105)', () => {
  for (const aliased of [
    { mod_id, title },
    { modId: mod_id, title },
    { id: mod_id, title },
    { mod_id, name: title },
    { modId: mod_id, name: title },
    { mod_id, modId: 'outra', id: 'mais uma', title, name: 'Outra' },
  ]) {
    it(`accepts the field names ${Object.keys(aliased).join(', ')}`, () => {
      expect(readHistoryEntry.parse({ ...rest, ...aliased })).toEqual(validEntry);
    });
  }

  it('accepts an entry with only the required fields', () => {
    const { release_id, slug, content_type, version, language, ...specified } = validEntry;
    expect(readHistoryEntry.parse(specified)).toEqual(specified);
  });

  it('derives a missing or invalid date and time in UTC from the time of the download', () => {
    const { saved_at, date, time, ...older } = createHistoryEntry('lanterna', {
      downloaded_at: '2026-11-02T23:04:05.678Z',
    });
    const derived = { saved_at: older.downloaded_at, date: '2026-11-02', time: '23:04' };
    expect(readHistoryEntry.parse(older)).toEqual({ ...older, ...derived });
    expect(readHistoryEntry.parse({ ...older, date: '02/11/2026', time: 'noite' })).toEqual({ ...older, ...derived });
  });

  it('replaces an unreadable picture, size, tags, status or saved_at with its default', () => {
    const unreadable = { thumbnail_url: 'javascript:alert(1)', size: '3 MB', tags: 'mapa', status: 'ok', saved_at: 7 };
    expect(readHistoryEntry.parse({ ...validEntry, ...unreadable })).toEqual({
      ...validEntry,
      thumbnail_url: null,
      size: 0,
      tags: [],
      status: 'available',
      saved_at: validEntry.downloaded_at,
    });
  });

  it('leaves out unreadable optional fields', () => {
    const { release_id, slug, content_type, version, language, ...specified } = validEntry;
    const unreadable = { release_id: null, slug: 7, content_type: 'map', version: 2, language: 'pt' };
    expect(readHistoryEntry.parse({ ...specified, ...unreadable })).toEqual(specified);
  });

  it('reads a time with an offset from UTC', () => {
    const { saved_at, date, time, ...older } = validEntry;
    expect(readHistoryEntry.parse({ ...older, downloaded_at: '2026-11-02T20:04:05-03:00' })).toMatchObject({
      downloaded_at: '2026-11-02T23:04:05.000Z',
      date: '2026-11-02',
      time: '23:04',
    });
  });

  it('rejects a value without mod or title, and any non-object', () => {
    for (const broken of [{ ...rest, title }, { ...rest, mod_id }, null, 'lanterna', 7])
      expect(readHistoryEntry.safeParse(broken).success).toBe(false);
  });
});
