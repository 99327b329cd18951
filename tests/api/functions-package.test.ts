import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { NODE, ROOT } from '../../tools/shared/paths.ts';
import { runCommand } from '../../tools/shared/processes.ts';

const INSTALL_MS = 180_000;
let folder: string;

/** Installs a copy of the deployment as the platform does. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bigorna-functions-'));
  await cp(join(ROOT, 'functions', 'dist'), folder, { recursive: true });
  const args = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'];
  const { code, output } = await runCommand('npm', args, { cwd: folder, timeoutMs: INSTALL_MS });
  if (code !== 0) throw new Error(`npm ci failed:\n${output}`);
}, INSTALL_MS);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a script in the folder of the functions. Returns its last line of output, parsed as JSON. */
const runScript = async (text: string): Promise<unknown> => {
  const script = join(folder, 'load.mjs');
  await writeFile(script, text);
  const env = { ...process.env, FIREBASE_CONFIG: '{"projectId":"demo-bigorna"}', GCLOUD_PROJECT: 'demo-bigorna' };
  const { code, output } = await runCommand(NODE, [script], { cwd: folder, env, timeoutMs: 60_000 });
  expect(code, output).toBe(0);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
};

describe('deployed functions', () => {
  it('load with the files of their package only, and export only functions', async () => {
    const types = await runScript(`const exported = await import('./index.js');
console.log(JSON.stringify(Object.entries(exported).map(([name, value]) => [name, typeof value])));`);
    expect(types).toEqual(
      [
        'admin',
        'api',
        'authorCards',
        'buildCatalogue',
        'catalogue',
        'commentWritten',
        'fanOut',
        'favoriteWritten',
        'media',
        'memberProgress',
        'modWritten',
        'probeWritten',
        'profileWritten',
        'ratingWritten',
        'releaseWritten',
        'reportWritten',
        'rollUp',
        'takeDown',
        'tick',
        'usefulWritten',
        'voteWritten',
      ].map((name) => [name, 'function']),
    );
  });

  it('contain sharp for images, but do not load sharp at the start', async () => {
    const [atStart, onRequest, drawn] = z.tuple([z.boolean(), z.boolean(), z.string()]).parse(
      await runScript(`await import('./index.js');
const isLoaded = () => process.report.getReport().sharedObjects.some((file) => file.includes('sharp'));
const atStart = isLoaded();
const { default: sharp } = await import('sharp');
const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).webp().toBuffer();
console.log(JSON.stringify([atStart, isLoaded(), picture.toString('latin1', 8, 12)]));`),
    );
    expect({ atStart, asked: onRequest, drawn }).toEqual({ atStart: false, asked: true, drawn: 'WEBP' });
  });
});
