import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { EMULATOR_HASH_SECRET } from './emulator-secrets.ts';
import { createRuntimeLock, createRuntimePackage } from './runtime-lock.ts';

const FUNCTIONS = import.meta.dirname;
const ROOT = join(FUNCTIONS, '..');
const DIST = join(FUNCTIONS, 'dist');
const EMULATOR_VALUES = join(ROOT, '.cache', 'functions-emulator');

/** Packages that deployed functions install (sharp is native). The bundle contains everything else. */
const INSTALLED = ['firebase-admin', 'firebase-functions', 'sharp'];

/** Adds missing values to an env file. Existing values stay, so that tickets remain valid after a rebuild. */
const ensureEnvFile = async (name: string, values: Readonly<Record<string, () => string>>): Promise<string> => {
  const file = join(EMULATOR_VALUES, name);
  await mkdir(EMULATOR_VALUES, { recursive: true });
  const existing = existsSync(file) ? await readFile(file, 'utf8') : '';
  const missing = Object.entries(values).filter(
    ([key]) => !existing.split('\n').some((line) => line.startsWith(`${key}=`)),
  );
  const added = missing.map(([key, make]) => `${key}=${make()}\n`).join('');
  if (added !== '') await writeFile(file, existing + added, { mode: 0o600 });
  return file;
};

const bundle = (outdir: string) =>
  build({
    absWorkingDir: ROOT,
    entryPoints: { index: 'functions/src/index.ts' },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: INSTALLED.flatMap((name) => [name, `${name}/*`]),
    // Bundled CommonJS code calls `require` for Node's own modules. An ES module has no `require`.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    sourcemap: 'linked',
    logLevel: 'warning',
  });

const copyDocs = async (outdir: string): Promise<void> => {
  const source = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  await mkdir(join(outdir, 'docs'));
  for (const name of ['swagger-ui-bundle.js', 'swagger-ui.css']) {
    await copyFile(join(source, name), join(outdir, 'docs', name));
  }
};

const writeRuntime = async (outdir: string): Promise<void> => {
  const rootLock: unknown = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'));
  const lock = createRuntimeLock(rootLock, 'functions', INSTALLED);
  await writeFile(join(outdir, 'package.json'), `${JSON.stringify(createRuntimePackage(lock), null, 2)}\n`);
  await writeFile(join(outdir, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
};

const copyEmulatorValues = async (outdir: string): Promise<void> => {
  const secrets = await ensureEnvFile('.secret.local', {
    TICKET_SECRET: () => randomBytes(32).toString('base64url'),
    BAN_SECRET: () => randomBytes(32).toString('base64url'),
    FACTOR_SECRET: () => randomBytes(32).toString('base64url'),
    HASH_SECRET: () => EMULATOR_HASH_SECRET,
    SERVER_API_KEY: () => 'demo-key',
  });
  const values = await ensureEnvFile('.env.local', {
    WEB_API_KEY: () => 'demo-key',
    APP_CHECK_REQUIRED: () => 'false',
  });
  await copyFile(secrets, join(outdir, '.secret.local'));
  await copyFile(values, join(outdir, '.env.local'));
};

/** Replaces `dist` by renaming the folder of the new build, so that readers never see half a build. */
const swap = async (next: string): Promise<void> => {
  const old = `${next}.old`;
  if (existsSync(DIST)) await rename(DIST, old);
  await rename(next, DIST);
  await rm(old, { recursive: true, force: true });
};

const next = await mkdtemp(join(FUNCTIONS, '.dist-'));
try {
  await Promise.all([bundle(next), copyDocs(next), writeRuntime(next), copyEmulatorValues(next)]);
  await swap(next);
} finally {
  await rm(next, { recursive: true, force: true });
}
