import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

const WORKERS = ['ours', 'ours-build', 'minisearch', 'minisearch-build', 'render'] as const;
export type WorkerName = (typeof WORKERS)[number];

const HERE = 'lab/bench/catalogue';

/** Replaces the catalogue that reads Firestore with a catalogue that opens a local snapshot. */
const createMeasuredInstance = (root: string): Plugin => ({
  name: 'measured-instance',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/instance\.ts$/ }, ({ path, resolveDir }) =>
      join(resolveDir, path) === join(root, 'functions/src/catalogue/instance.ts')
        ? { path: join(root, HERE, 'measured-instance.ts') }
        : undefined,
    );
  },
});

/**
 * Bundles the workers with the deployment settings, so that code loads and runs as it does in production.
 *
 * @param root a checkout of this repository, with its packages
 * @param folder where to put the bundles
 * @returns the file of each worker
 */
export const bundleWorkers = async (root: string, folder: string): Promise<(name: WorkerName) => string> => {
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(WORKERS.map((name) => [name, `${HERE}/workers/${name}.ts`])),
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
    banner: {
      js: "import { createRequire as createRequireFrom } from 'node:module'; const require = createRequireFrom(import.meta.url);",
    },
    plugins: [createMeasuredInstance(root)],
    logLevel: 'warning',
  });
  return (name) => join(folder, `${name}.js`);
};
