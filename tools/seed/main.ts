import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withSession } from '../emulators/session.ts';
import { PART_NAMES } from '../shared/build.ts';
import { CACHE, ROOT } from '../shared/paths.ts';
import { runTool } from '../shared/tool.ts';
import { SEED_ACCOUNTS } from './accounts.ts';
import { addPictures, buildDocuments } from './build/data-set.ts';
import { computeDigest } from './digest.ts';
import { exportEmulators, SEED_PORTS } from './emulators.ts';
import { fillEmulators } from './fill.ts';
import { normalizeExport } from './normalize-export.ts';
import { formatSummary } from './summary.ts';

const TARGET = join(ROOT, 'emulator-data');
const NEXT = join(CACHE, 'emulator-data.next');
const SIZE_LIMIT = 10_000_000;

/** Bytes of all files below a folder. */
const getSize = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};

// Refuses arguments: there are none.
parseArgs({ options: {} });
await runTool(async (stop) => {
  console.log('Composing the data set…');
  const data = buildDocuments();
  // Without the pictures, so that a test can compute the digest quickly.
  const digest = `data       ${computeDigest(data, SEED_ACCOUNTS)}`;
  addPictures(data);
  await rm(NEXT, { recursive: true, force: true });
  console.log('Writing it into empty emulators…');
  await withSession({ set: SEED_PORTS, stop, data: false, without: PART_NAMES }, async () => {
    await fillEmulators(data, SEED_ACCOUNTS);
    await exportEmulators(NEXT);
  });
  await normalizeExport(NEXT);
  await writeFile(join(NEXT, 'DIGEST'), `${digest}\n`);
  const size = await getSize(NEXT);
  if (size > SIZE_LIMIT) throw new Error(`The export has ${size} bytes, more than ${SIZE_LIMIT}.`);
  await rm(TARGET, { recursive: true, force: true });
  await rename(NEXT, TARGET);
  console.log(`\n${formatSummary(data, SEED_ACCOUNTS)}\n`);
  console.log(`emulator-data/  ${(size / 1e6).toFixed(2)} MB\n${digest}`);
  return 0;
});
