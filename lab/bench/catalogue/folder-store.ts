import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogueSnapshot } from '@bigorna/domain/entities/portal';
import {
  measureFile,
  type SnapshotLine,
  type SnapshotStore,
} from '../../../functions/src/catalogue/snapshots/store.ts';

const name = ({ scope, schema }: SnapshotLine): string => `${scope}-v${schema}`;

/** Snapshot store in a local folder. Verifies checksums like the store in Cloud Storage. */
export const createFolderStore = (folder: string): SnapshotStore => {
  const pointer = (line: SnapshotLine): string => join(folder, `${name(line)}.json`);
  return {
    newest: async (line) => {
      if (!existsSync(pointer(line))) return undefined;
      const { mods_cursor, counts_cursor, built_at, full_built_at, ...rest } = JSON.parse(
        await readFile(pointer(line), 'utf8'),
      );
      const timestamps = { mods_cursor, counts_cursor, built_at, full_built_at };
      const dates = Object.entries(timestamps).map(([key, timestamp]) => [key, new Date(String(timestamp))]);
      return catalogueSnapshot.parse({ ...rest, ...Object.fromEntries(dates) });
    },
    download: async ({ path: object, sha256 }, path) => {
      await copyFile(join(folder, object), path);
      if ((await measureFile(path)).sha256 !== sha256) throw new Error(`${object} is corrupt`);
    },
    upload: async (line, path, facts) => {
      const object = `${name(line)}.sqlite`;
      await copyFile(path, join(folder, object));
      return { path: object, ...(await measureFile(path)), ...facts };
    },
    point: async (line, snapshot) => {
      await writeFile(pointer(line), JSON.stringify(snapshot));
      return true;
    },
    confirm: async (line, snapshot, { mods, counts }) => {
      const confirmed = { ...snapshot, mods_cursor: mods, counts_cursor: counts };
      await writeFile(pointer(line), JSON.stringify(confirmed));
      return true;
    },
  };
};
