import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import { LOCAL_HISTORY_MAX } from '@bigorna/domain/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseLocalHistory, readLocalHistory, rememberDownload } from './download-history.ts';

const entry = (mod_id: string, downloaded_at: string): HistoryEntry => ({
  mod_id,
  release_id: 'r',
  slug: mod_id,
  title: mod_id,
  thumbnail_url: null,
  content_type: 'mod',
  version: '1.0.0',
  minecraft_version: '1.21.4',
  short_description: '',
  tags: [],
  size: 1,
  type: 'public',
  status: 'available',
  downloaded_at,
});

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('R103 the download history of this browser', () => {
  it('keeps the newest 20, each mod once, and tells when it changed', () => {
    for (let day = 1; day <= 25; day++) {
      rememberDownload('u', entry(`m${day}`, `2026-10-${String(day).padStart(2, '0')}T00:00:00.000Z`));
    }
    rememberDownload('u', entry('m20', '2026-11-01T00:00:00.000Z'));
    const ids = readLocalHistory('u').map(({ mod_id }) => mod_id);
    expect(ids).toHaveLength(LOCAL_HISTORY_MAX);
    expect(ids.slice(0, 3)).toEqual(['m20', 'm25', 'm24']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Number(localStorage.getItem('downloadsUpdated'))).toBeGreaterThan(0);
  });

  it('belongs to one member', () => {
    rememberDownload('u', entry('m', '2026-10-01T00:00:00.000Z'));
    expect(readLocalHistory('other')).toEqual([]);
    expect(readLocalHistory('u')).toHaveLength(1);
  });

  it.each([null, 'x', '{}', '[1, null, {"mod_id": "m"}]'])('reads nothing from %j', (text) => {
    expect(parseLocalHistory(text)).toEqual([]);
  });
});
