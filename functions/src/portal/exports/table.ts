import { EXPORT_ROWS_MAX } from '@bigorna/domain/limits';
import type { Locale } from '@bigorna/domain/locales';
import { getColumnHead } from './column-heads.ts';
import type { Column } from './columns.ts';
import { BYTE_ORDER_MARK, type Cell, getSeparator, toCsvLine } from './csv.ts';

const PAGE = 500;

/** Some rows of a list, and the total number of rows. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Reads the rows of a range; `after` is the id of the last row before them. */
export type ReadRows<Row> = (range: readonly [number, number], after: string | undefined) => Promise<Rows<Row>>;

/** Some rows of a table as cells, and the total number of rows. */
interface Page {
  readonly lines: readonly Cell[][];
  readonly total: number;
}

/** The columns of a list, and its rows in pages. */
export interface Table {
  readonly columns: readonly Column<never>[];
  /** @param after id of the last row of an earlier file, which this file continues */
  pages(after: string | undefined): AsyncGenerator<Page, void, undefined>;
}

/** Converts a list to a table with at most `EXPORT_ROWS_MAX` rows. */
export const toTable = <Row extends { readonly id: string }>(
  columns: readonly Column<Row>[],
  read: ReadRows<Row>,
): Table => ({
  columns,
  pages: async function* (start) {
    let after = start;
    for (let first = 0; first < EXPORT_ROWS_MAX; first += PAGE) {
      const { rows, total } = await read([first, first + PAGE - 1], after);
      yield { lines: rows.map((row) => columns.map(([, cell]) => cell(row))), total };
      after = rows.at(-1)?.id;
      // The total counts all rows, not only those after a cursor.
      if (after === undefined || (start === undefined && first + PAGE >= total)) return;
    }
  },
});

/** A CSV file in pieces. `isTruncated` means that the list may have more rows after the last row of this file. */
export interface CsvFile {
  readonly isTruncated: boolean;
  readonly pieces: AsyncGenerator<string, void, undefined>;
}

/**
 * Converts a table to a CSV file. Reads the first page at once, so that an invalid query fails with its error before
 * the file starts.
 *
 * @param after id of the last row of an earlier file, which this file continues
 */
export const toCsv = async ({ columns, pages }: Table, locale: Locale, after?: string): Promise<CsvFile> => {
  const separator = getSeparator(locale);
  const rest = pages(after);
  const { value: first } = await rest.next();
  const formatPage = ({ lines }: Page): string => lines.map((cells) => toCsvLine(cells, separator)).join('');
  const heads = columns.map(([name]) => getColumnHead(name, locale));
  async function* pieces() {
    yield BYTE_ORDER_MARK + toCsvLine(heads, separator) + (first ? formatPage(first) : '');
    for await (const page of rest) yield formatPage(page);
  }
  const mayGoOn = after === undefined ? (first?.total ?? 0) >= EXPORT_ROWS_MAX : (first?.lines.length ?? 0) > 0;
  return { isTruncated: mayGoOn, pieces: pieces() };
};
