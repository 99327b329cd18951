import { buildUrl } from '@bigorna/client/url';
import { logEndpoints } from '@bigorna/domain/endpoints/admin/logs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCursors, withCursors } from './list-cursors.ts';

const PAGE = 2;
const requests: string[] = [];
/** Whether the last rows of pages are deleted. */
let deleted = false;

/** A list of `row-0`, `row-1`, … that serves the requested range. */
const client = withCursors(async (url) => {
  requests.push(url);
  if (deleted && url.includes('after=')) throw Object.assign(new Error('no such row'), { status: 400 });
  const [first = 0, last = 0]: number[] = JSON.parse(new URL(url, 'http://host').searchParams.get('range') ?? '[]');
  const json = Array.from({ length: last - first + 1 }, (_, index) => ({ id: `row-${first + index}` }));
  return { status: 200, headers: new Headers(), body: '', json };
});
const page = (number: number, sort = 'at') =>
  client(
    buildUrl(logEndpoints.adminListLogs, {
      query: { sort, range: JSON.stringify([(number - 1) * PAGE, number * PAGE - 1]) },
    }),
  );
const getLastCursor = () => new URL(requests.at(-1) ?? '', 'http://host').searchParams.get('after');

describe('paged list', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { origin: 'http://host' });
    requests.length = 0;
    deleted = false;
    clearCursors();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('starts the next page after the last row of a loaded page (R122)', async () => {
    await page(1);
    expect(getLastCursor()).toBeNull();
    await page(2);
    expect(getLastCursor()).toBe('"row-1"');
  });
  it('sends the range without a cursor after a page jump, another query or a write (R122)', async () => {
    await page(1);
    await page(3);
    expect(getLastCursor()).toBeNull();
    await page(2, 'actor');
    expect(getLastCursor()).toBeNull();
    clearCursors();
    await page(2);
    expect(getLastCursor()).toBeNull();
  });
  it('falls back to the range when the cursor’s row was deleted (R122)', async () => {
    await page(1);
    deleted = true;
    expect((await page(2)).json).toEqual([{ id: 'row-2' }, { id: 'row-3' }]);
    expect(requests).toHaveLength(3);
    expect(getLastCursor()).toBeNull();
    await page(2);
    expect(requests).toHaveLength(4);
  });
});
