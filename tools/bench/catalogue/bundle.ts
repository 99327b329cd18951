import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { CACHE, ROOT } from '../../emulators/paths.ts';

const WORKERS = ['ours', 'ours-build', 'minisearch', 'minisearch-build'] as const;
export type WorkerName = (typeof WORKERS)[number];

const INTO = join(CACHE, 'bench');

/** Puts the measured catalogue where deployed functions have the one that reads Firestore. */
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

export const workerFile = (name: WorkerName): string => join(INTO, `${name}.js`);

/** Bundles the measured processes as functions are bundled for deployment, so that code loads and runs as it does there. */
export const bundleWorkers = async (): Promise<void> => {
  await build({
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries(WORKERS.map((name) => [name, `tools/bench/catalogue/workers/${name}.ts`])),
    outdir: INTO,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    plugins: [measuredInstance],
    logLevel: 'warning',
  });
};
