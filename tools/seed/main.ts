import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CACHE, ROOT } from '../shared/paths.ts';
import { runTool, type StopRequest } from '../shared/tool.ts';
import { SEED_ACCOUNTS, SEED_PASSWORD } from './accounts.ts';
import type { DataSet } from './build/collector.ts';
import { buildDataSet } from './build/data-set.ts';
import { computeDigest, omitPictures } from './digest.ts';
import { exportEmulators, getEmulatorHost, withEmulators } from './emulators.ts';
import { fillEmulators } from './fill.ts';
import { normalizeExport } from './normalize-export.ts';
import { canSignIn, readBack } from './read-back.ts';
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

const { values } = parseArgs({
  options: {
    /** Only compare: import emulator-data/ and compare the emulators with the generator. */
    check: { type: 'boolean', default: false },
  },
});

const formatDigests = (data: DataSet): string =>
  [
    `data       ${computeDigest(omitPictures(data), SEED_ACCOUNTS)}`,
    `and media  ${computeDigest(data, SEED_ACCOUNTS)}`,
  ].join('\n');

/** Whether the imported export equals the generated data set. */
const check = async (data: DataSet, stop: StopRequest): Promise<boolean> => {
  let isSame = false;
  await withEmulators(stop, true, async () => {
    const imported = await readBack(data);
    const host = getEmulatorHost('auth');
    const outcomes = await Promise.all(SEED_ACCOUNTS.map(({ email }) => canSignIn(host, email, SEED_PASSWORD)));
    const signedIn = outcomes.filter(Boolean).length;
    isSame = formatDigests(imported) === formatDigests(data) && signedIn === SEED_ACCOUNTS.length;
    console.log(
      `${imported.documents.size} documents, ${imported.files.size} files, ${signedIn} of ${SEED_ACCOUNTS.length} passwords`,
    );
    console.log(
      `imported   ${formatDigests(imported)}\ngenerated  ${formatDigests(data)}\n${isSame ? 'The same.' : 'Not the same.'}`,
    );
  });
  return isSame;
};

const make = async (data: DataSet, stop: StopRequest): Promise<void> => {
  await rm(NEXT, { recursive: true, force: true });
  console.log('Writing it into empty emulators…');
  await withEmulators(stop, false, async () => {
    await fillEmulators(data, SEED_ACCOUNTS);
    await exportEmulators(NEXT);
  });
  await normalizeExport(NEXT);
  await writeFile(join(NEXT, 'DIGEST'), `${formatDigests(data)}\n`);
  const size = await getSize(NEXT);
  if (size > SIZE_LIMIT) throw new Error(`The export has ${size} bytes, more than ${SIZE_LIMIT}.`);
  await rm(TARGET, { recursive: true, force: true });
  await rename(NEXT, TARGET);
  console.log(`\n${formatSummary(data, SEED_ACCOUNTS)}\n`);
  console.log(`emulator-data/  ${(size / 1e6).toFixed(2)} MB\n${formatDigests(data)}`);
};

await runTool(async (stop) => {
  console.log('Composing the data set…');
  const data = buildDataSet();
  if (values.check) return (await check(data, stop)) ? 0 : 1;
  await make(data, stop);
  return 0;
});
