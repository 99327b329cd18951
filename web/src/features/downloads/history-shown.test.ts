import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import { describe, expect, it } from 'vitest';
import { firstPage, furtherPage } from './history-shown.ts';

const entry = (mod_id: string, day: number, version = '1.0.0'): HistoryEntry => ({
  mod_id,
  release_id: 'r',
  slug: mod_id,
  title: mod_id,
  thumbnail_url: null,
  content_type: 'mod',
  version,
  minecraft_version: '1.21.4',
  short_description: '',
  tags: [],
  size: 1,
  type: 'public',
  status: 'available',
  downloaded_at: new Date(Date.UTC(2026, 0, day)).toISOString(),
});
const ids = (shown: { entries: readonly HistoryEntry[] }) => shown.entries.map(({ mod_id }) => mod_id);
const ready = (...entries: HistoryEntry[]) => ({ status: 'ready' as const, entries });

describe('R103 the first page of the history', () => {
  it('is server and browser in one list: a mod once, the browser’s entry wins, newest first', () => {
    const shown = firstPage({
      history: ready(entry('b', 5), entry('a', 3)),
      local: [entry('a', 4, '2.0.0'), entry('c', 1)],
      serverTotal: 2,
    });
    expect(ids(shown)).toEqual(['b', 'a', 'c']);
    expect(shown.entries[1]?.version).toBe('2.0.0');
    expect(shown).toMatchObject({ status: 'ready', total: 3, pages: 1, isLocalOnly: false });
  });

  it('keeps the browser’s own when the server cannot be reached, and says that they are all', () => {
    const shown = firstPage({
      history: { status: 'failed', entries: [] },
      local: [entry('c', 1)],
      serverTotal: undefined,
    });
    expect(shown).toMatchObject({ status: 'ready', total: undefined, isLocalOnly: true });
    expect(firstPage({ history: { status: 'failed', entries: [] }, local: [], serverTotal: undefined }).status).toBe(
      'failed',
    );
  });

  it('leaves to the further pages what it has not shown itself', () => {
    const first = firstPage({
      history: ready(entry('a', 30), ...Array.from({ length: 19 }, (_, index) => entry(`n${index}`, 29))),
      local: [entry('old', 2)],
      serverTotal: 41,
    });
    expect(first).toMatchObject({ total: 41, pages: 3 });
    const page = { entries: [entry('z', 3), entry('old', 1), entry('a', 1)], total: 41, pages: 3 };
    expect(ids(furtherPage(page, first))).toEqual(['z']);
  });
});
