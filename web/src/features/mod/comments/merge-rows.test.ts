import { describe, expect, it } from 'vitest';
import type { CommentRow } from './comment-row.ts';
import {
  type EditedComment,
  filterPinnedRows,
  keepEditedRows,
  mergeReplies,
  mergeRows,
  type PageRows,
  type RowSources,
} from './merge-rows.ts';
import { findConfirmedComments } from './use-local-comments.ts';

const author = { username: 'ana', display_name: 'Ana', avatar_url: null, role: 'user' } as const;
const reply = { uid: 'admin', author, text: 'Sim', created_at: '2026-01-09T00:00:00.000Z' };

/** A comment written on the given day of January. */
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
  parent: null,
  replies: 0,
  useful: 0,
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

describe('merged page of comments', () => {
  it('adds only comments within the page’s range; the first and last page are open-ended (R106)', () => {
    const others = [row('newer', 9), row('between', 5, { hidden: true }), row('older', 2)];
    expect(merged({ others })).toEqual(['d', 'c', 'between', 'b']);
    expect(merged({ others, isFirst: true })).toEqual(['newer', 'd', 'c', 'between', 'b']);
    expect(merged({ others, isLast: true })).toEqual(['d', 'c', 'between', 'b', 'older']);
  });

  it('puts the newest comment last when sorted oldest first (R106)', () => {
    const listed = LISTED.toReversed();
    const others = [row('newer', 9), row('older', 2)];
    const state = { sort: 'oldest', kind: 'all' } as const;
    expect(merged({ listed, others, state, isFirst: true })).toEqual(['older', 'b', 'c', 'd']);
    expect(merged({ listed, others, state, isLast: true })).toEqual(['b', 'c', 'd', 'newer']);
  });

  it('sorts by useful marks, then newest first, within the page’s range (R106)', () => {
    const state = { sort: 'useful', kind: 'all' } as const;
    const listed = [row('two', 1, { useful: 2 }), row('one new', 5, { useful: 1 }), row('one old', 3, { useful: 1 })];
    const others = [row('three', 2, { useful: 3 }), row('between', 4, { useful: 1 }), row('none', 9)];
    expect(merged({ listed, others, state })).toEqual(['two', 'one new', 'between', 'one old']);
    expect(merged({ listed, others, state, isFirst: true })).toContain('three');
    expect(merged({ listed, others, state, isLast: true })).toContain('none');
  });

  it('leaves out replies, which threads show (R106)', () => {
    const reply = row('reply', 5, { parent: 'c' });
    expect(merged({ others: [reply, row('own', 5)], known: new Map([['reply', reply]]) })).toEqual([
      'd',
      'c',
      'own',
      'b',
    ]);
  });

  it('adds only comments of the filtered kind (R106)', () => {
    const others = [row('bug', 5, { kind: 'bug' }), row('plain', 5)];
    expect(merged({ others, state: { sort: 'newest', kind: 'bug' } })).toContain('bug');
    expect(merged({ others, state: { sort: 'newest', kind: 'bug' } })).not.toContain('plain');
  });

  it('shows the latest version of each comment, without locally deleted comments (R106)', () => {
    const others = [row('c', 6, { text: 'live' }), row('b', 4, { text: 'not yet deleted' })];
    const known = new Map([
      ['d', row('d', 8, { text: 'edited here' })],
      ['c', row('c', 6, { text: 'before' })],
      ['b', null],
    ]);
    expect(merged({ others, known })).toEqual(['edited here', 'live']);
  });

  it('adds comments to an empty page that is the only page (R106)', () => {
    expect(merged({ listed: [], others: [row('own', 3)], isFirst: true, isLast: true })).toEqual(['own']);
  });
});

describe('replies of a thread', () => {
  it('are oldest first in their latest version, with sent but no deleted replies (R106)', () => {
    const inThread = (id: string, day: number, more: Partial<CommentRow> = {}) =>
      row(id, day, { parent: 'c', ...more });
    const listed = [inThread('first', 1), inThread('hidden', 2), inThread('deleted', 3)];
    const others = [inThread('own', 4), row('of another', 5, { parent: 'd' }), row('no reply', 6)];
    const known = new Map([
      ['hidden', inThread('hidden', 2, { hidden: true })],
      ['sent', inThread('sent', 5)],
      ['deleted', null],
    ]);
    expect(mergeReplies('c', { listed, others, known }).map(({ id, hidden }) => `${id} ${hidden}`)).toEqual([
      'first false',
      'hidden true',
      'own false',
      'sent false',
    ]);
  });
});

describe('pinned comments', () => {
  it('stay while they have a reply and are visible (R106)', () => {
    const pinned = ['kept', 'deleted', 'hidden', 'unanswered', 'changed'].map((id) => row(id, 3, { reply }));
    const updates = [row('unanswered', 3), row('changed', 3, { reply: { ...reply, text: 'Não' } })];
    const known = new Map([
      ['deleted', null],
      ['hidden', row('hidden', 3, { reply, hidden: true })],
    ]);
    expect(filterPinnedRows(pinned, updates, known).map(({ id, reply: actual }) => `${id}: ${actual?.text}`)).toEqual([
      'kept: Sim',
      'changed: Não',
    ]);
  });
});

describe('comment with an open form', () => {
  const inList = (one: CommentRow): [string, EditedComment] => [one.id, { row: one, isPinned: false }];
  const ids = ({ rows, pinned }: PageRows): string => [rows, pinned].map((all) => all.map(({ id }) => id)).join(' | ');

  it('keeps its place in the list when newer comments push it out (R106)', () => {
    const rows = [row('e', 9), ...LISTED];
    const openForms = new Map([inList(row('a', 2))]);
    expect(ids(keepEditedRows({ rows, pinned: [] }, openForms, new Map(), 'newest'))).toBe('e,d,c,b,a | ');
    const oldest = { rows: rows.toReversed(), pinned: [] };
    expect(ids(keepEditedRows(oldest, openForms, new Map(), 'oldest'))).toBe('a,b,c,d,e | ');
  });

  it('stays in the list when staff reply, and is pinned once its form closes (R106)', () => {
    const withReply = row('c', 6, { reply });
    const moved = { rows: [row('d', 8), row('b', 4)], pinned: [withReply, row('p', 1, { reply })] };
    const result = keepEditedRows(moved, new Map([inList(row('c', 6))]), new Map(), 'newest');
    expect(ids(result)).toBe('d,c,b | p');
    expect(result.rows).toContain(withReply);
    expect(keepEditedRows(moved, new Map(), new Map(), 'newest')).toEqual(moved);
  });

  it('stays pinned when its reply is removed or another comment is pinned (R129)', () => {
    const above: [string, EditedComment] = ['p', { row: row('p', 5, { reply }), isPinned: true }];
    const back = { rows: [row('d', 8), row('p', 5), row('b', 4)], pinned: [] };
    expect(ids(keepEditedRows(back, new Map([above]), new Map(), 'newest'))).toBe('d,b | p');
    const unpinned = { rows: LISTED, pinned: [row('q', 9, { reply })] };
    expect(ids(keepEditedRows(unpinned, new Map([above]), new Map(), 'newest'))).toBe('d,c,b | q,p');
  });

  it('shows local changes, and disappears when deleted locally (R106)', () => {
    const openForms = new Map([inList(row('a', 2))]);
    const edited = row('a', 2, { text: 'edited here' });
    const list = { rows: LISTED, pinned: [] };
    expect(keepEditedRows(list, openForms, new Map([['a', edited]]), 'newest').rows).toContain(edited);
    expect(ids(keepEditedRows(list, openForms, new Map([['a', null]]), 'newest'))).toBe('d,c,b | ');
  });
});

describe('local comments', () => {
  it('are confirmed once another source returns them with the same visibility (R129)', () => {
    const known = new Map([
      ['answered', row('answered', 3, { reply })],
      ['hidden', row('hidden', 3, { hidden: true })],
      ['deleted', null],
    ]);
    expect(
      findConfirmedComments(known, [row('answered', 3), row('hidden', 3), row('deleted', 3), row('other', 3)]),
    ).toEqual(['answered']);
  });
});
