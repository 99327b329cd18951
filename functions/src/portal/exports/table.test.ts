import { EXPORT_ROWS_MAX } from '@bigorna/domain/limits';
import { describe, expect, it } from 'vitest';
import type { Column } from './columns.ts';
import { type ReadRows, toCsv, toTable } from './table.ts';

interface Row {
  readonly id: string;
}
const COLUMNS: readonly Column<Row>[] = [['id', ({ id }) => id]];

/** Reads from a list with `total` rows. */
const createReader =
  (total: number): ReadRows<Row> =>
  async ([first, last]) => ({
    rows: Array.from({ length: Math.min(last + 1, total) - first }, (_, i) => ({ id: `r${first + i}` })),
    total,
  });

const exportRows = async (total: number) => {
  const { pieces, isTruncated } = await toCsv(toTable(COLUMNS, createReader(total)), 'en-US');
  let text = '';
  for await (const piece of pieces) text += piece;
  const lines = text.trimEnd().split('\r\n');
  return { isTruncated, rows: lines.length - 1, last: lines.at(-1) };
};

describe('CSV file of a table', () => {
  it('contains all rows and is not truncated when they fit into a file (R131)', async () => {
    expect(await exportRows(1203)).toEqual({ isTruncated: false, rows: 1203, last: '"r1202"' });
    expect(await exportRows(0)).toMatchObject({ isTruncated: false, rows: 0 });
  });

  it('continues after the last row of an earlier file until no row is left (R209)', async () => {
    const total = EXPORT_ROWS_MAX * 2 + 700;
    const read: ReadRows<Row> = async ([first, last], after) => {
      const start = after === undefined ? first : Number(after.slice(1)) + 1;
      const end = Math.min(start + last - first + 1, total);
      return {
        rows: Array.from({ length: Math.max(0, end - start) }, (_, i) => ({ id: `r${start + i}` })),
        // As in a real list, rows above this number are not counted.
        total: EXPORT_ROWS_MAX,
      };
    };
    const rows: string[] = [];
    const exportPart = async (after?: string): Promise<boolean> => {
      const { pieces, isTruncated } = await toCsv(toTable(COLUMNS, read), 'en-US', after);
      let text = '';
      for await (const piece of pieces) text += piece;
      rows.push(...text.trimEnd().split('\r\n').slice(1));
      return isTruncated;
    };
    let isTruncated = await exportPart();
    for (let parts = 1; isTruncated && parts < 10; parts += 1) {
      isTruncated = await exportPart(rows.at(-1)?.replaceAll('"', ''));
    }
    expect(isTruncated).toBe(false);
    expect(rows).toHaveLength(total);
    expect(new Set(rows).size).toBe(total);
  });

  it('is truncated when the list has more rows than a file may have (R131)', async () => {
    const last = `"r${EXPORT_ROWS_MAX - 1}"`;
    expect(await exportRows(EXPORT_ROWS_MAX + 1)).toEqual({ isTruncated: true, rows: EXPORT_ROWS_MAX, last });
  });
});
