import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetCursors, withCursors } from './list-cursors.ts';

const PAGE = 2;
const asked: string[] = [];
/** Whether the rows that pages ended with have been deleted. */
let deleted = false;

/** A list of `row-0`, `row-1`, …, that answers what its range asks for. */
const client = withCursors(async (url) => {
  asked.push(url);
  if (deleted && url.includes('after=')) throw Object.assign(new Error('no such row'), { status: 400 });
  const [first = 0, last = 0]: number[] = JSON.parse(new URL(url, 'http://host').searchParams.get('range') ?? '[]');
  const json = Array.from({ length: last - first + 1 }, (_, place) => ({ id: `row-${first + place}` }));
  return { status: 200, headers: new Headers(), body: '', json };
});
const page = (number: number, sort = 'at') =>
  client(
    `/api/admin/logs?sort=${sort}&range=${encodeURIComponent(JSON.stringify([(number - 1) * PAGE, number * PAGE - 1]))}`,
  );
const afterOfLast = () => new URL(asked.at(-1) ?? '', 'http://host').searchParams.get('after');

describe('pages of a list by the row they begin behind', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { origin: 'http://host' });
    asked.length = 0;
    deleted = false;
    forgetCursors();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('R122 the page behind one that was seen begins behind its last row', async () => {
    await page(1);
    expect(afterOfLast()).toBeNull();
    await page(2);
    expect(afterOfLast()).toBe('"row-1"');
  });
  it('R122 a page jumped to, another question and a list changed by a write are asked by range', async () => {
    await page(1);
    await page(3);
    expect(afterOfLast()).toBeNull();
    await page(2, 'actor');
    expect(afterOfLast()).toBeNull();
    forgetCursors();
    await page(2);
    expect(afterOfLast()).toBeNull();
  });
  it('R122 a page behind a row that was deleted meanwhile is asked by range, once and from then on', async () => {
    await page(1);
    deleted = true;
    expect((await page(2)).json).toEqual([{ id: 'row-2' }, { id: 'row-3' }]);
    expect(asked).toHaveLength(3);
    expect(afterOfLast()).toBeNull();
    await page(2);
    expect(asked).toHaveLength(4);
  });
});
