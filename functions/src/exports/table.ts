import { EXPORT_ROWS_MAX } from '@bigorna/domain/limits';
import type { Locale } from '@bigorna/domain/locales';
import { headOf } from './column-heads.ts';
import type { Column } from './columns.ts';
import { BYTE_ORDER_MARK, type Cell, csvLine, separatorOf } from './csv.ts';

const PAGE = 500;

/** Some rows of a list, and of how many they are. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Reads the rows of a range; `after` is the id of the last row before them. */
export type ReadRows<Row> = (range: readonly [number, number], after: string | undefined) => Promise<Rows<Row>>;

/** Some rows of a table as cells, and of how many they are. */
interface Page {
  readonly lines: readonly Cell[][];
  readonly total: number;
}

/** The columns of a list and its rows, a page at a time. */
export interface Table {
  readonly columns: readonly Column<never>[];
  pages(): AsyncGenerator<Page, void, undefined>;
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
      yield { lines: rows.map((row) => columns.map(([, cell]) => cell(row))), total };
      after = rows.at(-1)?.id;
      if (after === undefined || first + PAGE >= total) return;
    }
  },
});

/** A CSV file in pieces, and whether the list may have more rows than a file does. */
export interface CsvFile {
  readonly isTruncated: boolean;
  readonly pieces: AsyncGenerator<string, void, undefined>;
}

/** A table as a CSV file. Its first rows are read at once, so that a question that is wrong is answered as such. */
export const csvOf = async ({ columns, pages }: Table, locale: Locale): Promise<CsvFile> => {
  const separator = separatorOf(locale);
  const rest = pages();
  const { value: first } = await rest.next();
  const textOf = ({ lines }: Page): string => lines.map((cells) => csvLine(cells, separator)).join('');
  const heads = columns.map(([name]) => headOf(name, locale));
  async function* pieces() {
    yield BYTE_ORDER_MARK + csvLine(heads, separator) + (first ? textOf(first) : '');
    for await (const page of rest) yield textOf(page);
  }
  return { isTruncated: first !== undefined && first.total >= EXPORT_ROWS_MAX, pieces: pieces() };
};
