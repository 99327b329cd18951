import { describe, expect, it } from 'vitest';
import type { CommentRow } from './comment-row.ts';
import { keepWritten, mergeRows, type PlacedRows, pinnedRows, type RowSources, type WrittenIn } from './merge-rows.ts';
import { knownAsRead } from './use-known-comments.ts';

const author = { username: 'ana', display_name: 'Ana', avatar_url: null, role: 'user' } as const;
const reply = { uid: 'admin', author, text: 'Sim', created_at: '2026-01-09T00:00:00.000Z' };

/** A comment of a day of January. */
const row = (id: string, day: number, more: Partial<CommentRow> = {}): CommentRow => ({
  id,
  uid: 'ana',
  author,
  text: id,
  kind: 'comment',
  release: null,
  created_at: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  edited_at: null,
  hidden: false,
  reply: null,
  ...more,
});
const LISTED = [row('d', 8), row('c', 6), row('b', 4)];
const merged = (more: Partial<RowSources>): string[] =>
  mergeRows({
    listed: LISTED,
    others: [],
    known: new Map(),
    state: { sort: 'newest', kind: 'all' },
    isFirst: false,
    isLast: false,
    ...more,
  }).map(({ text }) => text);

describe('a page of comments from all that is known', () => {
  it('R106 takes in own ones that lie between its first and its last, and no others', () => {
    const others = [row('newer', 9), row('between', 5, { hidden: true }), row('older', 2)];
    expect(merged({ others })).toEqual(['d', 'c', 'between', 'b']);
    expect(merged({ others, isFirst: true })).toEqual(['newer', 'd', 'c', 'between', 'b']);
    expect(merged({ others, isLast: true })).toEqual(['d', 'c', 'between', 'b', 'older']);
  });

  it('R106 oldest first the newest come last', () => {
    const listed = LISTED.toReversed();
    const others = [row('newer', 9), row('older', 2)];
    const state = { sort: 'oldest', kind: 'all' } as const;
    expect(merged({ listed, others, state, isFirst: true })).toEqual(['older', 'b', 'c', 'd']);
    expect(merged({ listed, others, state, isLast: true })).toEqual(['b', 'c', 'd', 'newer']);
  });

  it('R106 of one kind takes in that kind alone', () => {
    const others = [row('bug', 5, { kind: 'bug' }), row('plain', 5)];
    expect(merged({ others, state: { sort: 'newest', kind: 'bug' } })).toContain('bug');
    expect(merged({ others, state: { sort: 'newest', kind: 'bug' } })).not.toContain('plain');
  });

  it('R106 shows the newest reading of each, and none that this page deleted', () => {
    const others = [row('c', 6, { text: 'live' }), row('b', 4, { text: 'not yet deleted' })];
    const known = new Map([
      ['d', row('d', 8, { text: 'edited here' })],
      ['c', row('c', 6, { text: 'before' })],
      ['b', null],
    ]);
    expect(merged({ others, known })).toEqual(['edited here', 'live']);
  });

  it('R106 an empty page of all there is takes in what there is', () => {
    expect(merged({ listed: [], others: [row('own', 3)], isFirst: true, isLast: true })).toEqual(['own']);
  });
});

describe('the comments above the others', () => {
  it('R106 stay while they have a reply and are to be seen', () => {
    const pinned = ['kept', 'deleted', 'hidden', 'unanswered', 'changed'].map((id) => row(id, 3, { reply }));
    const readings = [row('unanswered', 3), row('changed', 3, { reply: { ...reply, text: 'Não' } })];
    const known = new Map([
      ['deleted', null],
      ['hidden', row('hidden', 3, { reply, hidden: true })],
    ]);
    expect(pinnedRows(pinned, readings, known).map(({ id, reply: said }) => `${id}: ${said?.text}`)).toEqual([
      'kept: Sim',
      'changed: Não',
    ]);
  });
});

describe('a comment in which something is being written', () => {
  const inList = (one: CommentRow): [string, WrittenIn] => [one.id, { row: one, isPinned: false }];
  const ids = ({ rows, pinned }: PlacedRows): string =>
    [rows, pinned].map((all) => all.map(({ id }) => id)).join(' | ');

  it('R106 stays at its place in the list when newer ones push it out', () => {
    const rows = [row('e', 9), ...LISTED];
    const written = new Map([inList(row('a', 2))]);
    expect(ids(keepWritten({ rows, pinned: [] }, written, new Map(), 'newest'))).toBe('e,d,c,b,a | ');
    const oldest = { rows: rows.toReversed(), pinned: [] };
    expect(ids(keepWritten(oldest, written, new Map(), 'oldest'))).toBe('a,b,c,d,e | ');
  });

  it('R106 stays in the list when it is answered, with the answer, and goes above when nothing is written in it', () => {
    const answered = row('c', 6, { reply });
    const moved = { rows: [row('d', 8), row('b', 4)], pinned: [answered, row('p', 1, { reply })] };
    const kept = keepWritten(moved, new Map([inList(row('c', 6))]), new Map(), 'newest');
    expect(ids(kept)).toBe('d,c,b | p');
    expect(kept.rows).toContain(answered);
    expect(keepWritten(moved, new Map(), new Map(), 'newest')).toEqual(moved);
  });

  it('R129 stays above the list when its answer is gone, or another took its place', () => {
    const above: [string, WrittenIn] = ['p', { row: row('p', 5, { reply }), isPinned: true }];
    const back = { rows: [row('d', 8), row('p', 5), row('b', 4)], pinned: [] };
    expect(ids(keepWritten(back, new Map([above]), new Map(), 'newest'))).toBe('d,b | p');
    const gone = { rows: LISTED, pinned: [row('q', 9, { reply })] };
    expect(ids(keepWritten(gone, new Map([above]), new Map(), 'newest'))).toBe('d,c,b | q,p');
  });

  it('R106 is shown as this page knows it, and goes when this page deleted it', () => {
    const written = new Map([inList(row('a', 2))]);
    const edited = row('a', 2, { text: 'edited here' });
    const list = { rows: LISTED, pinned: [] };
    expect(keepWritten(list, written, new Map([['a', edited]]), 'newest').rows).toContain(edited);
    expect(ids(keepWritten(list, written, new Map([['a', null]]), 'newest'))).toBe('d,c,b | ');
  });
});

describe('what a page knows of comments by its own acts', () => {
  it('R129 counts until they are read as it knows them, and not before', () => {
    const known = new Map([
      ['answered', row('answered', 3, { reply })],
      ['hidden', row('hidden', 3, { hidden: true })],
      ['deleted', null],
    ]);
    expect(knownAsRead(known, [row('answered', 3), row('hidden', 3), row('deleted', 3), row('other', 3)])).toEqual([
      'answered',
    ]);
  });
});
