import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CatalogueIndex } from './catalogue-index.ts';

/** Indexes for tests in a temporary folder. */
export class SampleIndexes {
  readonly folder = mkdtempSync(join(tmpdir(), 'bigorna-test-'));
  readonly #open: CatalogueIndex[] = [];

  create(name = 'index'): CatalogueIndex {
    const index = CatalogueIndex.create(this.path(name));
    this.#open.push(index);
    return index;
  }

  open(name: string): CatalogueIndex {
    const index = CatalogueIndex.open(this.path(name));
    this.#open.push(index);
    return index;
  }

  path(name: string): string {
    return join(this.folder, `${name}.sqlite`);
  }

  /** Closes all indexes and deletes the folder. */
  clear(): void {
    for (const index of this.#open.splice(0)) index.close();
    rmSync(this.folder, { recursive: true });
  }
}
