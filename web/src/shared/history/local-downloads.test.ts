import { LOCAL_HISTORY_MAX } from '@bigorna/domain/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addLocalDownload,
  DOWNLOADS_UPDATED_KEY,
  readLocalDownloads,
  removeLocalDownloads,
} from './local-downloads.ts';
import { createHistoryEntry } from './testing/sample-entry.ts';

const createEntry = (number: number) =>
  createHistoryEntry(`mod-${number}`, {
    title: `Mod ${number}`,
    downloaded_at: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
  });

describe('local download history (R103, R105)', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    globalThis.localStorage = {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
      clear: () => stored.clear(),
      key: (index) => [...stored.keys()][index] ?? null,
      get length() {
        return stored.size;
      },
    };
  });

  it('stores at most 20 entries, newest first, and the time of the last change', () => {
    for (let number = 0; number < LOCAL_HISTORY_MAX + 5; number++) addLocalDownload('ana', createEntry(number));
    const stored = readLocalDownloads('ana');
    expect(stored).toHaveLength(LOCAL_HISTORY_MAX);
    expect(stored[0]?.mod_id).toBe('mod-24');
    const updated = Number(localStorage.getItem(DOWNLOADS_UPDATED_KEY));
    expect(updated).toBeGreaterThan(0);
    removeLocalDownloads('ana', 'mod-24');
    expect(Number(localStorage.getItem(DOWNLOADS_UPDATED_KEY))).toBeGreaterThan(updated);
  });

  it('separates the entries of different members', () => {
    addLocalDownload('ana', createEntry(1));
    expect(readLocalDownloads('ana')).toHaveLength(1);
    expect(readLocalDownloads('bia')).toEqual([]);
  });

  it('removes one mod or all mods', () => {
    addLocalDownload('ana', createEntry(1));
    addLocalDownload('ana', createEntry(2));
    removeLocalDownloads('ana', 'mod-1');
    expect(readLocalDownloads('ana').map((entry) => entry.mod_id)).toEqual(['mod-2']);
    removeLocalDownloads('ana');
    expect(readLocalDownloads('ana')).toEqual([]);
  });

  it('skips invalid entries and accepts alternative field names', () => {
    localStorage.setItem('downloadHistory:ana', '[{"mod_id":7},null]');
    expect(readLocalDownloads('ana')).toEqual([]);
    const validEntry = createEntry(1);
    const broken = { ...validEntry, downloaded_at: 'yesterday' };
    localStorage.setItem('downloadHistory:ana', JSON.stringify([broken, validEntry]));
    expect(readLocalDownloads('ana')).toEqual([validEntry]);
    const { mod_id, title, ...rest } = validEntry;
    localStorage.setItem('downloadHistory:ana', JSON.stringify([{ ...rest, modId: mod_id, name: title }]));
    expect(readLocalDownloads('ana')).toEqual([validEntry]);
    localStorage.setItem('downloadHistory:ana', 'nonsense');
    expect(readLocalDownloads('ana')).toEqual([]);
  });
});
