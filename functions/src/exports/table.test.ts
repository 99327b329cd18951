import { EXPORT_ROWS_MAX } from '@bigorna/domain/limits';
import { describe, expect, it } from 'vitest';
import type { Column } from './columns.ts';
import { csvOf, type ReadRows, tableOf } from './table.ts';

interface Row {
  readonly id: string;
}
const COLUMNS: readonly Column<Row>[] = [['id', ({ id }) => id]];

/** A list of so many rows. */
const listOf =
  (total: number): ReadRows<Row> =>
  async ([first, last]) => ({
    rows: Array.from({ length: Math.min(last + 1, total) - first }, (_, i) => ({ id: `r${first + i}` })),
    total,
  });

const fileOf = async (total: number) => {
  const { pieces, isTruncated } = await csvOf(tableOf(COLUMNS, listOf(total)), 'en-US');
  let text = '';
  for await (const piece of pieces) text += piece;
  const lines = text.trimEnd().split('\r\n');
  return { isTruncated, rows: lines.length - 1, last: lines.at(-1) };
};

describe('a table as a file', () => {
  it('R131 has all rows and says nothing where they are fewer than a file may have', async () => {
    expect(await fileOf(1203)).toEqual({ isTruncated: false, rows: 1203, last: '"r1202"' });
    expect(await fileOf(0)).toMatchObject({ isTruncated: false, rows: 0 });
  });

  it('R131 says that there may be more rows where it has as many as it may', async () => {
    const last = `"r${EXPORT_ROWS_MAX - 1}"`;
    expect(await fileOf(EXPORT_ROWS_MAX + 1)).toEqual({ isTruncated: true, rows: EXPORT_ROWS_MAX, last });
  });
});
