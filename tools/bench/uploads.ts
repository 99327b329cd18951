import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectArchive } from '../../functions/src/archives/inspect-archive.ts';
import { MARKERS } from '../../functions/src/archives/markers/known-markers.ts';
import { HONEST_FILES } from '../../functions/src/archives/testing/honest-files.ts';
import { HOSTILE_FILES } from '../../functions/src/archives/testing/hostile-files.ts';
import { drawPicture } from '../../functions/src/media/drawn-picture.ts';
import { HOSTILE_PICTURES, TWO_FACED_PICTURES } from '../../functions/src/media/testing/hostile-pictures.ts';
import { ROOT } from '../emulators/paths.ts';
import { recordableCommit, recordFigures } from '../quality/figures.ts';
import { MEASURED_ARCHIVES } from './uploads/archives.ts';

const MIB = 1024 * 1024;
const SAMPLE_MS = 10;
/** Hosting waits so long for an answer. */
const SECONDS_MAX = 60;

interface Measured {
  readonly seconds: number;
  readonly cpu: number;
  /** How much more memory than before, at most. */
  readonly mib: number;
}

async function measured(work: () => Promise<unknown>): Promise<Measured> {
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
  return {
    seconds: (performance.now() - start) / 1000,
    cpu: (user + system) / 1e6,
    mib: (Math.max(peak, process.memoryUsage.rss()) - before) / MIB,
  };
}

const checkOf = (path: string, fileName: string, size: number) =>
  inspectArchive({ path, fileName, size, blocked: new Map([['0'.repeat(64), 'nobody']]) });

async function archiveRows(folder: string): Promise<{ rows: string[]; slowest: number }> {
  const rows = ['| archive | file | verdict | seconds | processor | memory |', '|---|---|---|---|---|---|'];
  let slowest = 0;
  for (const { name, bytes } of MEASURED_ARCHIVES) {
    const path = join(folder, 'archive');
    const size = await (async () => {
      const made = bytes();
      await writeFile(path, made);
      return made.length;
    })();
    let verdict = '';
    const { seconds, cpu, mib } = await measured(async () => {
      ({ verdict } = await checkOf(path, 'mod.jar', size));
    });
    slowest = Math.max(slowest, seconds);
    const row = `| ${name} | ${(size / MIB).toFixed(1)} MiB | ${verdict} | ${seconds.toFixed(1)} s | ${cpu.toFixed(1)} s | +${Math.max(0, mib).toFixed(0)} MiB |`;
    console.log(row);
    rows.push(row);
  }
  return { rows, slowest };
}

async function pictureRow(): Promise<{ row: string; slowest: number }> {
  let [slowest, which, most] = [0, '', 0];
  for (const { name, bytes } of [...HOSTILE_PICTURES, ...TWO_FACED_PICTURES]) {
    const made = await bytes();
    const { seconds, mib } = await measured(() =>
      drawPicture(made, (picture) => picture.resize(640, 360)).catch(() => undefined),
    );
    most = Math.max(most, mib);
    if (seconds > slowest) [slowest, which] = [seconds, name];
  }
  return {
    row: `Slowest of the hostile pictures: ${which}, ${slowest.toFixed(1)} s; most memory +${most.toFixed(0)} MiB.`,
    slowest,
  };
}

/** How many of the seed's archives are held or refused for marks that they do not have. */
async function falseAlarms(): Promise<{ archives: number; alarms: number }> {
  const folder = join(ROOT, 'emulator-data', 'storage_export', 'blobs');
  let [archives, alarms] = [0, 0];
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const bytes = await readFile(path);
    if (bytes.length < 4 || bytes.readUInt32BE(0) !== 0x504b0304) continue;
    archives += 1;
    const { findings } = await checkOf(path, 'mod.jar', bytes.length);
    if (findings.some(({ code }) => /stealer|malware/.test(code))) alarms += 1;
  }
  return { archives, alarms };
}

/**
 * Measures the check of uploads: how many hostile files the tests make, how long the heaviest take beside an honest one of
 * 100 MB, and how many of the seed's archives are taken for what they are not. Fails where one takes longer than
 * Hosting waits.
 */
export async function uploads(): Promise<void> {
  await recordableCommit();
  const folder = await mkdtemp(join(tmpdir(), 'bigorna-bench-uploads-'));
  try {
    const archives = await archiveRows(folder);
    const pictures = await pictureRow();
    const seed = await falseAlarms();
    const kinds = new Set(HOSTILE_FILES.map(({ expected }) => expected)).size;
    const lines = [
      `${HOSTILE_FILES.length} hostile archives of ${kinds} kinds, ${HOSTILE_PICTURES.length + TWO_FACED_PICTURES.length} hostile pictures, ${HONEST_FILES.length} honest twins; ${MARKERS.length} marks of stealers. Seed: ${seed.alarms} false alarms in ${seed.archives} archives.`,
      '',
      ...archives.rows,
      '',
      pictures.row,
      '',
      `On ${cpus().length} cores at load ${loadavg()[0]?.toFixed(0)}.`,
    ];
    await recordFigures('uploads', 'npm run bench -- uploads', lines);
    console.log(lines.join('\n'));
    if (Math.max(archives.slowest, pictures.slowest) > SECONDS_MAX) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
