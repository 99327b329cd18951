import { LOCAL_HISTORY_MAX } from '@bigorna/domain/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { DOWNLOADS_UPDATED_KEY, forgetDownloads, readLocalDownloads, rememberDownload } from './download-history.ts';

const entryOf = (number: number) => ({
  mod_id: `mod-${number}`,
  release_id: 'r1',
  slug: `mod-${number}`,
  title: `Mod ${number}`,
  thumbnail_url: null,
  content_type: 'mod' as const,
  version: '1.0.0',
  minecraft_version: '1.21.4',
  short_description: '',
  tags: [],
  size: 1,
  type: 'public' as const,
  status: 'available' as const,
  downloaded_at: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
});

describe('R103 R105 the local download history', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    globalThis.localStorage = {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
      clear: () => kept.clear(),
      key: (index) => [...kept.keys()][index] ?? null,
      get length() {
        return kept.size;
      },
    };
  });

  it('keeps at most 20, newest first, and says when it changed', () => {
    for (let number = 0; number < LOCAL_HISTORY_MAX + 5; number++) rememberDownload('ana', entryOf(number));
    const kept = readLocalDownloads('ana');
    expect(kept).toHaveLength(LOCAL_HISTORY_MAX);
    expect(kept[0]?.mod_id).toBe('mod-24');
    const updated = Number(localStorage.getItem(DOWNLOADS_UPDATED_KEY));
    expect(updated).toBeGreaterThan(0);
    forgetDownloads('ana', 'mod-24');
    expect(Number(localStorage.getItem(DOWNLOADS_UPDATED_KEY))).toBeGreaterThan(updated);
  });

  it('is each member’s own', () => {
    rememberDownload('ana', entryOf(1));
    expect(readLocalDownloads('ana')).toHaveLength(1);
    expect(readLocalDownloads('bia')).toEqual([]);
  });

  it('forgets one mod, or all', () => {
    rememberDownload('ana', entryOf(1));
    rememberDownload('ana', entryOf(2));
    forgetDownloads('ana', 'mod-1');
    expect(readLocalDownloads('ana').map((entry) => entry.mod_id)).toEqual(['mod-2']);
    forgetDownloads('ana');
    expect(readLocalDownloads('ana')).toEqual([]);
  });

  it('passes over what is not an entry', () => {
    localStorage.setItem('downloadHistory:ana', '[{"mod_id":7},null]');
    expect(readLocalDownloads('ana')).toEqual([]);
    const whole = entryOf(1);
    const broken = [
      { ...whole, slug: null },
      { ...whole, downloaded_at: 'yesterday' },
      { ...whole, size: 'a' },
      { ...whole, thumbnail_url: 'javascript:alert(1)' },
    ];
    localStorage.setItem('downloadHistory:ana', JSON.stringify([...broken, whole]));
    expect(readLocalDownloads('ana')).toEqual([whole]);
    const { mod_id, title, ...rest } = whole;
    localStorage.setItem('downloadHistory:ana', JSON.stringify([{ ...rest, modId: mod_id, name: title }]));
    expect(readLocalDownloads('ana')).toEqual([whole]);
    localStorage.setItem('downloadHistory:ana', 'nonsense');
    expect(readLocalDownloads('ana')).toEqual([]);
  });
});
