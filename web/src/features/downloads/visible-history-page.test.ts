import { describe, expect, it } from 'vitest';
import type { ListedEntry } from '#shared/history/read-history-entry.ts';
import { createHistoryEntry } from '#shared/history/testing/sample-entry.ts';
import { buildFirstPage, buildFurtherPage } from './visible-history-page.ts';

const entry = (mod_id: string, day: number, version = '1.0.0') =>
  createHistoryEntry(mod_id, { version, downloaded_at: new Date(Date.UTC(2026, 0, day)).toISOString() });
const ids = (visible: { entries: readonly ListedEntry[] }) => visible.entries.map(({ mod_id }) => mod_id);
const ready = (...entries: ListedEntry[]) => ({ status: 'ready' as const, entries });

describe('first page of the history (R103)', () => {
  it('merges server and local entries: newest first, one per mod, the local entry wins', () => {
    const visible = buildFirstPage({
      history: ready(entry('b', 5), entry('a', 3)),
      local: [entry('a', 4, '2.0.0'), entry('c', 1)],
      serverTotal: 2,
    });
    expect(ids(visible)).toEqual(['b', 'a', 'c']);
    expect(visible.entries[1]?.version).toBe('2.0.0');
    expect(visible).toMatchObject({ status: 'ready', total: 3, pages: 1, isLocalOnly: false });
  });

  it('shows only local entries when the server is unreachable, and fails without local entries', () => {
    const visible = buildFirstPage({
      history: { status: 'failed', entries: [] },
      local: [entry('c', 1)],
      serverTotal: undefined,
    });
    expect(visible).toMatchObject({ status: 'ready', total: undefined, isLocalOnly: true });
    expect(
      buildFirstPage({ history: { status: 'failed', entries: [] }, local: [], serverTotal: undefined }).status,
    ).toBe('failed');
  });

  it('leaves the entries that it shows out of further pages', () => {
    const first = buildFirstPage({
      history: ready(entry('a', 30), ...Array.from({ length: 19 }, (_, index) => entry(`n${index}`, 29))),
      local: [entry('old', 2)],
      serverTotal: 41,
    });
    expect(first).toMatchObject({ total: 41, pages: 3 });
    const page = { entries: [entry('z', 3), entry('old', 1), entry('a', 1)], total: 41, pages: 3 };
    expect(ids(buildFurtherPage(page, first))).toEqual(['z']);
  });
});
