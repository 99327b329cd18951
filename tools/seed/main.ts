import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE, ROOT } from '../emulators/paths.ts';
import { runTool } from '../emulators/tool.ts';
import { SEED_ACCOUNTS } from './accounts.ts';
import { buildDataSet } from './build/data-set.ts';
import { digestOf, withoutPictures } from './digest.ts';
import { exportTo, withEmulators } from './emulators.ts';
import { fillEmulators } from './fill.ts';
import { normaliseExport } from './normalise.ts';
import { summaryOf } from './summary.ts';

const TARGET = join(ROOT, 'emulator-data');
const NEXT = join(CACHE, 'emulator-data.next');
const SIZE_LIMIT = 10_000_000;

/** Bytes of all files below a folder. */
const sizeOf = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};

await runTool(async (stop) => {
  console.log('Composing the data set…');
  const data = await buildDataSet();
  const digest = [
    `data       ${digestOf(withoutPictures(data), SEED_ACCOUNTS)}`,
    `and media  ${digestOf(data, SEED_ACCOUNTS)}`,
  ].join('\n');
  await rm(NEXT, { recursive: true, force: true });
  console.log('Writing it into empty emulators…');
  await withEmulators(stop, async () => {
    await fillEmulators(data, SEED_ACCOUNTS);
    await exportTo(NEXT);
  });
  await normaliseExport(NEXT);
  await writeFile(join(NEXT, 'DIGEST'), `${digest}\n`);
  const size = await sizeOf(NEXT);
  if (size > SIZE_LIMIT) throw new Error(`The export has ${size} bytes, more than ${SIZE_LIMIT}.`);
  await rm(TARGET, { recursive: true, force: true });
  await rename(NEXT, TARGET);
  console.log(`\n${summaryOf(data, SEED_ACCOUNTS)}\n`);
  console.log(`emulator-data/  ${(size / 1e6).toFixed(2)} MB\n${digest}`);
  return 0;
});
