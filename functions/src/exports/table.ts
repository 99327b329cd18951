import { EXPORT_ROWS_MAX } from '@bigorna/domain/limits';
import type { Locale } from '@bigorna/domain/locales';
import { headOf } from './column-heads.ts';
import type { Column } from './columns.ts';
import { BYTE_ORDER_MARK, type Cell, csvLine } from './csv.ts';

const PAGE = 500;

/** Some rows of a list, and of how many they are. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Reads the rows of a range; `after` is the id of the last row before them. */
export type ReadRows<Row> = (range: readonly [number, number], after: string | undefined) => Promise<Rows<Row>>;

/** The columns of a list and its rows as cells, a page at a time. */
export interface Table {
  readonly columns: readonly Column<never>[];
  pages(): AsyncGenerator<readonly Cell[][], void, undefined>;
}

/** A list as a table, from its first row to its last, or to as many as a file may have. */
export const tableOf = <Row extends { readonly id: string }>(
  columns: readonly Column<Row>[],
  read: ReadRows<Row>,
): Table => ({
  columns,
  pages: async function* () {
    let after: string | undefined;
    for (let first = 0; first < EXPORT_ROWS_MAX; first += PAGE) {
      const { rows, total } = await read([first, first + PAGE - 1], after);
      yield rows.map((row) => columns.map(([, cell]) => cell(row)));
      after = rows.at(-1)?.id;
      if (after === undefined || first + PAGE >= total) return;
    }
  },
});

/** A table as the pieces of a CSV file. */
export async function* csvOf({ columns, pages }: Table, locale: Locale): AsyncGenerator<string, void, undefined> {
  const lines = pages();
  // Read before anything is said, so that a question that is wrong is answered as such.
  const begin = await lines.next();
  yield BYTE_ORDER_MARK + csvLine(columns.map(([name]) => headOf(name, locale)));
  if (begin.done) return;
  yield begin.value.map(csvLine).join('');
  for await (const page of lines) yield page.map(csvLine).join('');
}
