import { describe, expect, it } from 'vitest';
import { addToLocalHistory, mergeHistory } from './history-merge.ts';

const entry = (mod_id: string, day: number, from = 'server') => ({
  mod_id,
  downloaded_at: new Date(Date.UTC(2026, 0, day)).toISOString(),
  from,
});

describe('history merge', () => {
  it('lists each mod once, prefers local entries and sorts newest first', () => {
    const merged = mergeHistory([entry('a', 9), entry('b', 5)], [entry('a', 1, 'local'), entry('c', 7, 'local')]);
    expect(merged.map((item) => `${item.mod_id} ${item.from}`)).toEqual(['c local', 'b server', 'a local']);
  });
  it('uses the newest entry when one list has a mod twice', () => {
    expect(mergeHistory([entry('a', 1), entry('a', 3)], [])).toEqual([entry('a', 3)]);
  });
  it('does not change its inputs', () => {
    const server = [entry('a', 1), entry('b', 2)];
    mergeHistory(server, []);
    expect(server.map((item) => item.mod_id)).toEqual(['a', 'b']);
  });
  it('sorts an entry with an invalid date last', () => {
    const broken = { ...entry('x', 1), downloaded_at: 'yesterday' };
    expect(mergeHistory([broken], [entry('a', 1)]).map((item) => item.mod_id)).toEqual(['a', 'x']);
  });
  it('limits local entries to the newest 20', () => {
    const full = Array.from({ length: 20 }, (_, i) => entry(`m${i}`, i + 1));
    const next = addToLocalHistory(full, entry('new', 31));
    expect(next).toHaveLength(20);
    expect(next[0]?.mod_id).toBe('new');
    expect(next.map((item) => item.mod_id)).not.toContain('m0');
  });
});
