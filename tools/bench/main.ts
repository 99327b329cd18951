import { catalogue } from './catalogue.ts';
import { consoleLists } from './console.ts';
import { fanOut } from './fan-out.ts';
import { interactions } from './interactions.ts';
import { pages } from './pages.ts';
import { reads } from './reads.ts';
import { screenshots } from './screenshots.ts';
import { timing } from './timing.ts';
import { uploads } from './uploads.ts';
import { weight } from './weight.ts';

/** Every measurement, by the name given to `npm run bench -- NAME`. Some run against a portal that is up. */
const BENCHES: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  catalogue,
  console: consoleLists,
  'fan-out': fanOut,
  interactions,
  pages,
  reads,
  screenshots,
  timing,
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
