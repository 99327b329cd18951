import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { CACHE, ROOT } from '../../../tools/shared/paths.ts';

const WORKERS = ['ours', 'ours-build', 'minisearch', 'minisearch-build'] as const;
export type WorkerName = (typeof WORKERS)[number];

const INTO = join(CACHE, 'bench');

/** Replaces the catalogue that reads Firestore with a catalogue that opens a local snapshot. */
const measuredInstance: Plugin = {
  name: 'measured-instance',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/instance\.ts$/ }, ({ path, resolveDir }) =>
      join(resolveDir, path) === join(ROOT, 'functions/src/catalogue/instance.ts')
        ? { path: join(import.meta.dirname, 'measured-instance.ts') }
        : undefined,
    );
  },
};

export const getWorkerFile = (name: WorkerName): string => join(INTO, `${name}.js`);

/** Bundles the workers with the deployment settings, so that code loads and runs as it does in production. */
export const bundleWorkers = async (): Promise<void> => {
  await build({
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries(WORKERS.map((name) => [name, `lab/bench/catalogue/workers/${name}.ts`])),
    outdir: INTO,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
    banner: {
      js: "import { createRequire as createRequireFrom } from 'node:module'; const require = createRequireFrom(import.meta.url);",
    },
    plugins: [measuredInstance],
    logLevel: 'warning',
  });
};
