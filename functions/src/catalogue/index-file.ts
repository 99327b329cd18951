import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { SCHEMA, SCHEMA_VERSION } from './engine/schema.ts';

export type Values = Record<string, SQLInputValue>;
export type Row = Record<string, SQLOutputValue>;

/** SQLite's result codes for a file that cannot be trusted any more: IOERR, CORRUPT, CANTOPEN, NOTADB. */
const TORN = [10, 11, 14, 26];

/** Whether an error says that the file is damaged, and so only building it anew helps. */
export const isTorn = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && TORN.includes(Number(error.errcode) & 0xff);

/** One SQLite file of the index. It is derived and this process's own: no durability, one connection. */
export class IndexFile {
  readonly path: string;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  private constructor(path: string) {
    this.path = path;
    this.#database = new DatabaseSync(path);
    this.#database.exec(
      'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16000;',
    );
  }

  /** A new, empty file. */
  static create(path: string): IndexFile {
    const file = new IndexFile(path);
    file.#database.exec(SCHEMA);
    return file;
  }

  /**
   * A file that `create` made, perhaps in another process.
   *
   * @throws {Error} that says what is wrong with it, when it is not whole or of another schema version.
   */
  static open(path: string): IndexFile {
    if (!existsSync(path)) throw new Error(`There is no catalogue file ${path}`);
    const file = new IndexFile(path);
    try {
      const version = file.number('PRAGMA user_version');
      if (version !== SCHEMA_VERSION) throw new Error(`${path} has schema ${version}, not ${SCHEMA_VERSION}`);
      return file;
    } catch (error) {
      file.close();
      throw error;
    }
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    statement.setAllowUnknownNamedParameters(true);
    this.#statements.set(sql, statement);
    return statement;
  }

  /** All rows; `sql` must come from a bounded set of texts, for statements are kept prepared. Values not named in it are ignored. */
  rows(sql: string, values: Values = {}): Row[] {
    return this.#statement(sql).all(values);
  }

  /** The first row. */
  row(sql: string, values: Values = {}): Row | undefined {
    return this.#statement(sql).get(values);
  }

  /** The one number of a one-row, one-column answer. */
  number(sql: string, values: Values = {}): number {
    return Number(Object.values(this.row(sql, values) ?? {})[0] ?? 0);
  }

  /** Rows one by one, for a question that may stop early. */
  each(sql: string, values: Values = {}): Iterable<Row> {
    return this.#statement(sql).iterate(values);
  }

  write(sql: string, values: Values = {}): void {
    this.#statement(sql).run(values);
  }

  /** Several writes in one transaction; none of them stays when one fails. */
  change<T>(work: () => T): T {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Several reads of one state; taking the file's lock once for all of them is most of the time they take. */
  read<T>(work: () => T): T {
    this.#database.exec('BEGIN');
    try {
      return work();
    } finally {
      if (this.#database.isTransaction) this.#database.exec('COMMIT');
    }
  }

  /** Whether the file is still where it was made; SQLite itself would go on with a deleted one. */
  isThere(): boolean {
    return existsSync(this.path);
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }
}
