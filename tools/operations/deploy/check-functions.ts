import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { withTempFolder } from '../../../functions/src/platform/with-temp-folder.ts';
import { LauncherError } from '../../shared/errors.ts';
import { NODE, ROOT } from '../../shared/paths.ts';
import { runCommand } from '../../shared/processes.ts';

const INSTALL_MS = 300_000;
const LOAD_MS = 300_000;

/** An exported function, and whether it serves HTTP calls of visitors. */
export type ExportedFunction = { readonly name: string; readonly isServed: boolean };

const exportedFunctions = z.array(z.object({ name: z.string(), isServed: z.boolean() })).min(1);

/**
 * Prints the exports and exits explicitly, because Google's clients may keep the process running. A firebase-functions
 * export has an `__endpoint` with its declaration (see functions/src/platform/testing/parse-endpoint.ts).
 */
const LOADER = `const exported = await import('./index.js');
const found = JSON.stringify(Object.entries(exported).map(([name, value]) => {
  if (typeof value !== 'function' || !value.__endpoint) throw new Error(name + ' is no function that can be deployed');
  return { name, isServed: 'httpsTrigger' in value.__endpoint };
}));
process.stdout.write(found + '\\n', () => process.exit(0));`;

/**
 * Installs a copy of functions/dist as the platform does (from npm's cache if possible), and loads every export.
 *
 * @throws LauncherError if the installation or an export fails
 */
export const loadFunctions = (): Promise<ExportedFunction[]> =>
  withTempFolder(async (folder) => {
    await cp(join(ROOT, 'functions', 'dist'), folder, { recursive: true });
    const flags = ['--omit=dev', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'];
    const installed = await runCommand('npm', ['ci', ...flags], { cwd: folder, timeoutMs: INSTALL_MS });
    if (installed.code !== 0) throw new LauncherError(`npm ci failed:\n${installed.output.trim()}`);
    await writeFile(join(folder, 'load.mjs'), LOADER);
    const env = { ...process.env, FIREBASE_CONFIG: '{"projectId":"demo-bigorna"}', GCLOUD_PROJECT: 'demo-bigorna' };
    const { code, output } = await runCommand(NODE, ['load.mjs'], { cwd: folder, env, timeoutMs: LOAD_MS });
    if (code !== 0) throw new LauncherError(`The functions do not load (code ${code}):\n${output.trim()}`);
    return exportedFunctions.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
  });
