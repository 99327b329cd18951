import { readdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { INITIAL_GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { inspectArchive } from '../../functions/src/files/archives/inspect-archive.ts';
import { listArchive } from '../../functions/src/files/archives/list-archive.ts';
import { MARKERS } from '../../functions/src/files/archives/markers/known-markers.ts';
import { BENIGN_FILES } from '../../functions/src/files/archives/testing/benign-files.ts';
import { HOSTILE_FILES } from '../../functions/src/files/archives/testing/hostile-files.ts';
import { reencodeImage } from '../../functions/src/files/media/reencode-image.ts';
import { HOSTILE_PICTURES, POLYGLOT_PICTURES } from '../../functions/src/files/media/testing/hostile-pictures.ts';
import { RUNTIME, SLOWEST_CHECK_SECONDS, toMebibytes } from '../../functions/src/platform/runtime.ts';
import { withTempFolder } from '../../functions/src/platform/with-temp-folder.ts';
import { ROOT } from '../../tools/shared/paths.ts';
import { recordMeasurements, requireRecordableCommit } from '../../tools/testing/measurements.ts';
import { LISTED_ARCHIVES, MEASURED_ARCHIVES } from './uploads/archives.ts';

const MIB = 1024 * 1024;
const SAMPLE_MS = 10;

interface Measured {
  readonly seconds: number;
  readonly cpu: number;
  /** Largest increase of resident memory. */
  readonly mib: number;
  /** Largest resident memory, in MiB. */
  readonly peak: number;
}

async function measure(work: () => Promise<unknown>): Promise<Measured> {
  const [before, cpu, start] = [process.memoryUsage.rss(), process.cpuUsage(), performance.now()];
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, SAMPLE_MS);
  try {
    await work();
  } finally {
    clearInterval(sampling);
  }
  const { user, system } = process.cpuUsage(cpu);
  peak = Math.max(peak, process.memoryUsage.rss());
  return {
    seconds: (performance.now() - start) / 1000,
    cpu: (user + system) / 1e6,
    mib: (peak - before) / MIB,
    peak: peak / MIB,
  };
}

const inspect = (path: string, fileName: string, size: number) =>
  inspectArchive({
    path,
    fileName,
    size,
    blocked: new Map([['0'.repeat(64), 'nobody']]),
    versions: INITIAL_GAME_VERSIONS,
  });

async function archiveRows(folder: string): Promise<{ rows: string[]; slowest: number }> {
  const rows = ['| archive | file | verdict | seconds | CPU | memory |', '|---|---|---|---|---|---|'];
  let slowest = 0;
  for (const { name, bytes } of MEASURED_ARCHIVES) {
    const path = join(folder, 'archive');
    const size = await (async () => {
      const made = bytes();
      await writeFile(path, made);
      return made.length;
    })();
    let verdict = '';
    const { seconds, cpu, mib } = await measure(async () => {
      ({ verdict } = await inspect(path, 'mod.jar', size));
    });
    slowest = Math.max(slowest, seconds);
    const row = `| ${name} | ${(size / MIB).toFixed(1)} MiB | ${verdict} | ${seconds.toFixed(1)} s | ${cpu.toFixed(1)} s | +${Math.max(0, mib).toFixed(0)} MiB |`;
    console.log(row);
    rows.push(row);
  }
  return { rows, slowest };
}

/** Measures the listing of long archives, with the resident memory beside the limit of the function. */
async function listingRows(folder: string): Promise<{ rows: string[]; slowest: number }> {
  const max = toMebibytes(RUNTIME.media.memory);
  const rows = ['| listed archive | file | listed | JSON | seconds | resident memory |', '|---|---|---|---|---|---|'];
  let slowest = 0;
  for (const { name, bytes } of LISTED_ARCHIVES) {
    const path = join(folder, 'listed');
    const made = bytes();
    await writeFile(path, made);
    let [listed, json] = ['', 0];
    const { seconds, peak } = await measure(async () => {
      const listing = await withTempFolder((empty) => listArchive(path, empty));
      json = Buffer.byteLength(JSON.stringify(listing));
      listed = `${listing.files.length} of ${listing.total}`;
    });
    slowest = Math.max(slowest, seconds);
    const row = `| ${name} | ${(made.length / MIB).toFixed(1)} MiB | ${listed} | ${(json / MIB).toFixed(1)} MiB | ${seconds.toFixed(1)} s | ${peak.toFixed(0)} of ${max} MiB |`;
    console.log(row);
    rows.push(row);
  }
  return { rows, slowest };
}

async function pictureRow(): Promise<{ row: string; slowest: number }> {
  let [slowest, which, most] = [0, '', 0];
  for (const { name, bytes } of [...HOSTILE_PICTURES, ...POLYGLOT_PICTURES]) {
    const made = await bytes();
    const { seconds, mib } = await measure(() =>
      reencodeImage(made, (picture) => picture.resize(640, 360)).catch(() => undefined),
    );
    most = Math.max(most, mib);
    if (seconds > slowest) [slowest, which] = [seconds, name];
  }
  return {
    row: `Slowest of the hostile pictures: ${which}, ${slowest.toFixed(1)} s; most memory +${most.toFixed(0)} MiB.`,
    slowest,
  };
}

/** Counts the seed's archives that look like malware by mistake. */
async function countFalseAlarms(): Promise<{ archives: number; alarms: number }> {
  const folder = join(ROOT, 'emulator-data', 'storage_export', 'blobs');
  let [archives, alarms] = [0, 0];
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const bytes = await readFile(path);
    if (bytes.length < 4 || bytes.readUInt32BE(0) !== 0x504b0304) continue;
    archives += 1;
    const { findings } = await inspect(path, 'mod.jar', bytes.length);
    if (findings.some(({ code }) => /stealer|malware/.test(code))) alarms += 1;
  }
  return { archives, alarms };
}

/**
 * Measures how long the inspection takes for the heaviest hostile files and for a benign 100 MB file, and counts the
 * false alarms in the seed. Also counts the hostile files of the tests. Fails if a file takes longer than
 * `SLOWEST_CHECK_SECONDS`.
 */
export async function runUploadsBench(): Promise<void> {
  await requireRecordableCommit();
  const archives = await withTempFolder(archiveRows);
  const listings = await withTempFolder(listingRows);
  const pictures = await pictureRow();
  const seed = await countFalseAlarms();
  const kinds = new Set(HOSTILE_FILES.map(({ expected }) => expected)).size;
  const lines = [
    `${HOSTILE_FILES.length} hostile archives of ${kinds} kinds, ${HOSTILE_PICTURES.length + POLYGLOT_PICTURES.length} hostile pictures, ${BENIGN_FILES.length} benign cases; ${MARKERS.length} malware markers. Seed: ${seed.alarms} false alarms in ${seed.archives} archives.`,
    '',
    ...archives.rows,
    '',
    ...listings.rows,
    '',
    pictures.row,
    '',
    `On ${cpus().length} cores at load ${loadavg()[0]?.toFixed(0)}.`,
  ];
  await recordMeasurements('uploads', 'npm run bench -- uploads', lines);
  console.log(lines.join('\n'));
  const slowest = Math.max(archives.slowest, listings.slowest, pictures.slowest);
  if (slowest > SLOWEST_CHECK_SECONDS) process.exitCode = 1;
}
