import { catalogue } from './catalogue.ts';
import { consolePages } from './console.ts';
import { interactions } from './interactions.ts';
import { pages } from './pages.ts';
import { screenshots } from './screenshots.ts';
import { uploads } from './uploads.ts';
import { weight } from './weight.ts';

/** Benchmarks by the name in `npm run bench -- NAME`. Some need a running portal. */
const BENCHES: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  catalogue,
  console: consolePages,
  interactions,
  pages,
  screenshots,
  uploads,
  weight,
};

const [name = '', ...args] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench) {
  await bench(args);
} else {
  console.error(`npm run bench -- NAME, where NAME is one of: ${Object.keys(BENCHES).join(', ')}`);
  process.exitCode = 1;
}
