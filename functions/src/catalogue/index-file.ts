import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { SCHEMA, SCHEMA_VERSION } from './engine/schema.ts';

export type Values = Record<string, SQLInputValue>;
export type Row = Record<string, SQLOutputValue>;

/** SQLite result codes for a damaged or unreadable file: IOERR, CORRUPT, CANTOPEN, NOTADB. */
const CORRUPT_CODES = [10, 11, 14, 26];

/** Whether an error means that the file is damaged. Then only a rebuild helps. */
export const isCorrupt = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && CORRUPT_CODES.includes(Number(error.errcode) & 0xff);

/** SQLite file of the index. Only this process uses the file, and it can be rebuilt, so it needs no durability. */
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

  /** Creates an empty file. */
  static create(path: string): IndexFile {
    const file = new IndexFile(path);
    file.#database.exec(SCHEMA);
    return file;
  }

  /**
   * Opens a file that `create` made in this or another process.
   *
   * @throws Error with the reason if the file is damaged or has another schema version
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
    const cached = this.#statements.get(sql);
    if (cached !== undefined) return cached;
    const statement = this.#database.prepare(sql);
    statement.setAllowUnknownNamedParameters(true);
    this.#statements.set(sql, statement);
    return statement;
  }

  /**
   * All rows. `sql` must come from a fixed set of texts, because prepared statements are cached. Ignores values that
   * `sql` does not name.
   */
  rows(sql: string, values: Values = {}): Row[] {
    return this.#statement(sql).all(values);
  }

  row(sql: string, values: Values = {}): Row | undefined {
    return this.#statement(sql).get(values);
  }

  /** The value of a result with one row and one column, as a number. */
  number(sql: string, values: Values = {}): number {
    return Number(Object.values(this.row(sql, values) ?? {})[0] ?? 0);
  }

  /** Iterates rows, for a caller that may stop early. */
  each(sql: string, values: Values = {}): Iterable<Row> {
    return this.#statement(sql).iterate(values);
  }

  write(sql: string, values: Values = {}): void {
    this.#statement(sql).run(values);
  }

  /** Runs writes in one transaction and rolls back on failure. */
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

  /**
   * Runs reads in one transaction. The file lock takes most of the time of a read, and a transaction locks only once.
   */
  read<T>(work: () => T): T {
    this.#database.exec('BEGIN');
    try {
      return work();
    } finally {
      if (this.#database.isTransaction) this.#database.exec('COMMIT');
    }
  }

  /** Whether the file still exists. SQLite itself continues to work with a deleted file. */
  exists(): boolean {
    return existsSync(this.path);
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }
}
