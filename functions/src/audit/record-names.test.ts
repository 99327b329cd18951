import { beforeEach, expect, it, vi } from 'vitest';
import { getRecordNames } from './record-names.ts';

const time = vi.hoisted(() => ({ at: 0 }));
const getAll = vi.hoisted(() => vi.fn());
vi.mock('../platform/clock.ts', () => ({ now: () => new Date(time.at) }));
vi.mock('../platform/firestore.ts', async () => ({ ...(await import('../platform/documents.ts')), getAll }));

const CACHE_MAX = 5000;
const toPaths = (prefix: string, length: number) => Array.from({ length }, (_, i) => `mods/${prefix}${i}`);

beforeEach(() => {
  time.at += 3_600_000;
  getAll.mockReset().mockImplementation(async (refs: { path: string }[]) => refs.map(({ path }) => `name of ${path}`));
});

it('returns cached names when the new names of the page overflow the cache (R131)', async () => {
  await getRecordNames(['mods/old']);
  await getRecordNames(toPaths('other', CACHE_MAX - 1));
  const names = await getRecordNames(['mods/old', 'mods/new']);
  expect(Object.fromEntries(names)).toEqual({ 'mods/old': 'name of mods/old', 'mods/new': 'name of mods/new' });
});

it('returns all names of a call when another call clears the cache (R131)', async () => {
  await getRecordNames(['mods/first']);
  const [names] = await Promise.all([
    getRecordNames(['mods/first', 'mods/second']),
    getRecordNames(toPaths('many', CACHE_MAX)),
  ]);
  expect([...names.values()]).toEqual(['name of mods/first', 'name of mods/second']);
});

it('reads each name once a minute, even if the record is missing', async () => {
  getAll.mockImplementation(async (refs: unknown[]) => refs.map(() => undefined));
  expect((await getRecordNames(['mods/lost'])).get('mods/lost')).toBeNull();
  await getRecordNames(['mods/lost', 'mods/lost/comments/a']);
  expect(getAll.mock.calls.flatMap(([refs]) => refs)).toHaveLength(1);
  time.at += 60_000;
  await getRecordNames(['mods/lost']);
  expect(getAll.mock.calls.flatMap(([refs]) => refs)).toHaveLength(2);
});
