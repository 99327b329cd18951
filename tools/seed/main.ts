import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CACHE, ROOT } from '../emulators/paths.ts';
import { runTool, type StopRequest } from '../emulators/tool.ts';
import { SEED_ACCOUNTS, SEED_PASSWORD } from './accounts.ts';
import type { DataSet } from './build/collector.ts';
import { buildDataSet } from './build/data-set.ts';
import { digestOf, withoutPictures } from './digest.ts';
import { exportTo, withEmulators } from './emulators.ts';
import { fillEmulators } from './fill.ts';
import { normaliseExport } from './normalise.ts';
import { readBack, signInAll } from './read-back.ts';
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

const { values } = parseArgs({
  options: {
    /** Make nothing: import emulator-data/ and compare what the emulators then hold with the generator. */
    check: { type: 'boolean', default: false },
  },
});

const digestsOf = (data: DataSet): string =>
  [`data       ${digestOf(withoutPictures(data), SEED_ACCOUNTS)}`, `and media  ${digestOf(data, SEED_ACCOUNTS)}`].join(
    '\n',
  );

/** Answers whether the export, imported, is what the generator makes. */
const check = async (data: DataSet, stop: StopRequest): Promise<boolean> => {
  let isSame = false;
  await withEmulators(stop, TARGET, async () => {
    const held = await readBack(data);
    const signedIn = await signInAll(
      SEED_ACCOUNTS.map(({ email }) => email),
      SEED_PASSWORD,
    );
    isSame = digestsOf(held) === digestsOf(data) && signedIn === SEED_ACCOUNTS.length;
    console.log(
      `${held.documents.size} documents, ${held.files.size} files, ${signedIn} of ${SEED_ACCOUNTS.length} passwords`,
    );
    console.log(
      `imported   ${digestsOf(held)}\ngenerated  ${digestsOf(data)}\n${isSame ? 'The same.' : 'Not the same.'}`,
    );
  });
  return isSame;
};

const make = async (data: DataSet, stop: StopRequest): Promise<void> => {
  await rm(NEXT, { recursive: true, force: true });
  console.log('Writing it into empty emulators…');
  await withEmulators(stop, null, async () => {
    await fillEmulators(data, SEED_ACCOUNTS);
    await exportTo(NEXT);
  });
  await normaliseExport(NEXT);
  await writeFile(join(NEXT, 'DIGEST'), `${digestsOf(data)}\n`);
  const size = await sizeOf(NEXT);
  if (size > SIZE_LIMIT) throw new Error(`The export has ${size} bytes, more than ${SIZE_LIMIT}.`);
  await rm(TARGET, { recursive: true, force: true });
  await rename(NEXT, TARGET);
  console.log(`\n${summaryOf(data, SEED_ACCOUNTS)}\n`);
  console.log(`emulator-data/  ${(size / 1e6).toFixed(2)} MB\n${digestsOf(data)}`);
};

await runTool(async (stop) => {
  console.log('Composing the data set…');
  const data = await buildDataSet();
  if (values.check) return (await check(data, stop)) ? 0 : 1;
  await make(data, stop);
  return 0;
});
