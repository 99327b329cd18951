// Runs on any Node from 20: installs missing packages, then starts the script with Node 24. No dependencies and no
// TypeScript, because nothing is installed yet at this point.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const MINIMUM_NODE = 20;
const INSTALL_SPACE_MB = 2000;

/** Script of package.json → TypeScript file that Node 24 runs directly. */
const SCRIPTS = {
  start: 'tools/start.ts',
  dev: 'tools/dev.ts',
  test: 'tools/test.ts',
  check: 'tools/check.ts',
  requirements: 'tools/requirements.ts',
  seed: 'tools/seed/main.ts',
  bench: 'lab/bench/main.ts',
  grant: 'tools/grant.ts',
  code: 'tools/code.ts',
  texts: 'tools/texts.ts',
  'reset-factors': 'tools/operations/reset-factors.ts',
  deploy: 'tools/operations/deploy.ts',
  backup: 'tools/operations/backup.ts',
  restore: 'tools/operations/restore.ts',
  migrate: 'tools/operations/migrate.ts',
  repair: 'tools/operations/repair.ts',
  mail: 'tools/operations/mail.ts',
  rotate: 'tools/operations/rotate.ts',
  costs: 'tools/operations/costs.ts',
  'mutate:rules': 'lab/rules/mutate.ts',
  'test:faults': 'lab/fault-tests/main.ts',
  load: 'lab/load/main.ts',
  fuzz: 'lab/fuzz/main.ts',
  replay: 'lab/replay/main.ts',
  xss: 'lab/text/main.ts',
};

/** The lock file's hash. A file in node_modules stores the hash of the installed lock file. */
export function lockHash(lockText) {
  return createHash('sha256').update(lockText).digest('hex');
}

const getStampFile = (folder) => join(folder, 'node_modules', '.bigorna-lock');
const readFileOr = (file, fallback) => (existsSync(file) ? readFileSync(file, 'utf8') : fallback);

/** An optional package that functions need. The npm of a Node below 22 silently skips it. */
const SKIPPED_BY_OLD_NODE = 'node_modules/@google-cloud/firestore';

/** Whether the packages in npm's list of installed packages match the lock file, also after a manual `npm install`. */
export function isInstallCurrent(lockText, installedText) {
  const locked = JSON.parse(lockText).packages ?? {};
  const installed = JSON.parse(installedText).packages ?? {};
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '' || !path.includes('node_modules/')) return true;
    const found = installed[path];
    if (!found) return Boolean(entry.optional || entry.devOptional) && path !== SKIPPED_BY_OLD_NODE;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * Why packages must be installed before `folder` can run, or null.
 *
 * @param {string} folder the checkout
 * @returns {string | null}
 */
export function installReason(folder) {
  if (!existsSync(join(folder, 'node_modules', '.bin', 'node'))) return 'the packages are not installed yet';
  const lockText = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const lock = lockHash(lockText);
  if (readFileOr(getStampFile(folder), '').trim() === lock) return null;
  const installed = readFileOr(join(folder, 'node_modules', '.package-lock.json'), '{}');
  if (!isInstallCurrent(lockText, installed))
    return 'package-lock.json is not the one the packages were installed from';
  writeFileSync(getStampFile(folder), `${lock}\n`);
  return null;
}

function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

const NPM_QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Runs npm under the lock file's Node. An older Node's npm silently skips optional packages that require a newer Node
 * (such as firebase-admin's Firestore). Therefore, if needed, installs the lock file's Node into .cache first.
 */
function resolveNpm() {
  const { version } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages['node_modules/node'];
  if (Number(process.versions.node.split('.')[0]) >= Number(version.split('.')[0])) return { program: 'npm', args: [] };
  const folder = join(root, '.cache', `node-${version}`);
  const bin = join(folder, 'node_modules', 'node', 'bin');
  if (!existsSync(join(bin, 'node'))) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--no-save', '--no-package-lock', ...NPM_QUIET, `node@${version}`];
    const result = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
    if (result.status !== 0 || !existsSync(join(bin, 'node')))
      fail(`npm could not install Node ${version}; see above.`);
  }
  const globalPackages = () => spawnSync('npm', ['root', '-g'], { encoding: 'utf8' }).stdout.trim();
  const cli = process.env.npm_execpath ?? join(globalPackages(), 'npm', 'bin', 'npm-cli.js');
  return { program: join(bin, 'node'), args: [cli], bin };
}

function install(reason) {
  const space = statfsSync(root);
  const freeMb = Math.floor((space.bavail * space.bsize) / 1e6);
  if (freeMb < INSTALL_SPACE_MB) {
    fail(`The disk is full: ${freeMb} MB free in ${root}, installing the packages needs ${INSTALL_SPACE_MB} MB.`);
  }
  process.stdout.write(`Installing the packages (npm ci): ${reason}…\n`);
  const lock = lockHash(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { program, args, bin } = resolveNpm();
  const env = bin ? { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` } : process.env;
  const result = spawnSync(program, [...args, 'ci', ...NPM_QUIET], { cwd: root, stdio: 'inherit', env });
  if (result.status !== 0) fail('npm ci did not finish; its message is above. Nothing was started.');
  if (!existsSync(join(root, 'node_modules', '.bin', 'node'))) {
    fail('npm ci installed no Node 24 (package "node"). Are optional packages or install scripts switched off in npm?');
  }
  writeFileSync(getStampFile(root), `${lock}\n`);
}

function run(script, args) {
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(join(bin, 'node'), [join(root, SCRIPTS[script]), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm forwards no signal when it is killed: without this check, the child would keep running.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
  }
  child.on('error', (error) => fail(`Node 24 could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

function main() {
  const [script, ...args] = process.argv.slice(2);
  const major = Number(process.versions.node.split('.')[0]);
  if (major < MINIMUM_NODE) {
    fail(
      `This is Node ${process.versions.node}; Bigorna needs Node ${MINIMUM_NODE} or newer to start (it installs Node 24 itself).`,
    );
  }
  if (!script || !Object.hasOwn(SCRIPTS, script)) fail(`Usage: npm run ${Object.keys(SCRIPTS).join(' | ')}`);
  const reason = installReason(root);
  if (reason) install(reason);
  if (!existsSync(join(root, SCRIPTS[script]))) fail(`${SCRIPTS[script]} is missing from this checkout.`);
  run(script, args);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
