import { runCatalogueBench } from './catalogue.ts';
import { runConsoleBench } from './console.ts';
import { runGoldenBench } from './golden.ts';
import { runInteractionsBench } from './interactions.ts';
import { runManifestsBench } from './manifests.ts';
import { runPagesBench } from './pages.ts';
import { runRenderBench } from './render.ts';
import { runUploadsBench } from './uploads.ts';
import { runWeightBench } from './weight.ts';

/** Benchmarks by the name in `npm run bench -- NAME`. Some need a running portal. */
const BENCHES: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  catalogue: runCatalogueBench,
  console: runConsoleBench,
  golden: runGoldenBench,
  interactions: runInteractionsBench,
  manifests: runManifestsBench,
  pages: runPagesBench,
  render: runRenderBench,
  uploads: runUploadsBench,
  weight: runWeightBench,
};

const [name = '', ...args] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench) {
  await bench(args);
} else {
  console.error(`npm run bench -- NAME, where NAME is one of: ${Object.keys(BENCHES).join(', ')}`);
  process.exitCode = 1;
}
