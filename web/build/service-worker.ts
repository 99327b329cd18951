import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { getStaticImports } from './get-static-imports.ts';

/**
 * Set to true to remove the worker from every device. Then /sw.js deletes all caches and unregisters itself, and pages
 * register no worker.
 */
const IS_RETIRED = false;

const WORKERS = { 'sw.js': IS_RETIRED ? 'retired.ts' : 'worker.ts', 'sw-retired.js': 'retired.ts' } as const;

/** Lazy modules that offline pages need, below `src/`. */
const READ_OFFLINE = [
  'features/home/home-page.tsx',
  'features/mod/mod-page.tsx',
  'shared/text/markdown-text.tsx',
  'app/secondary-routes.ts',
  'app/layout/footer.tsx',
  'app/offline/offline-notice.tsx',
  'app/offline/offline-page.tsx',
];
const NEEDED_ASSET = /\.(?:css|woff2)$|(?:unplugged|cold-forge|forge)-[\w-]+\.svg$/;
const TEXTS = /^assets\/texts-[\w-]+\//;

const toUrls = (files: Iterable<string>): string[] => [...files].map((file) => `/${file}`).sort();

/** Files of the entry and of the modules that offline pages need. */
const shellFiles = (bundle: Rolldown.OutputBundle, sources: string): string[] => {
  const modules = new Set(READ_OFFLINE.map((module) => join(sources, module)));
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const needed = chunks.filter(({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => modules.has(id)));
  const missing = [...modules].filter((id) => !chunks.some(({ moduleIds }) => moduleIds.includes(id)));
  if (missing.length > 0) throw new Error(`READ_OFFLINE names modules without a chunk: ${missing.join(', ')}`);
  const files = new Set(needed.flatMap(({ fileName }) => [fileName, ...getStaticImports(fileName, bundle)]));
  return toUrls([...files, ...Object.keys(bundle).filter((file) => NEEDED_ASSET.test(file))]);
};

/**
 * Builds the service worker into the site's folder, from `web/worker/`. The worker is one classic script with a fixed
 * name, and contains the file list of this build.
 *
 * @param root `web/`
 */
export const serviceWorker = (root: string): Plugin => ({
  name: 'bigorna:service-worker',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  config: () => ({ define: { 'import.meta.env.HAS_WORKER': JSON.stringify(!IS_RETIRED) } }),
  writeBundle: async ({ dir }, bundle) => {
    const page = bundle['shell.html'];
    if (dir === undefined || page?.type !== 'asset') throw new Error('the site was built without shell.html');
    const version = createHash('sha256').update(page.source).digest('base64url').slice(0, 12);
    const built = {
      __SHELL_FILES__: shellFiles(bundle, join(root, 'src')),
      __TEXT_FILES__: toUrls(Object.keys(bundle).filter((file) => TEXTS.test(file))),
      __SHELL_VERSION__: version,
    };
    const define = Object.fromEntries(Object.entries(built).map(([name, value]) => [name, JSON.stringify(value)]));
    for (const [name, entry] of Object.entries(WORKERS)) {
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define,
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: {
            input: join(root, 'worker', entry),
            output: { format: 'iife', entryFileNames: name },
          },
        },
      });
    }
  },
});
