import { cp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { PAGE_SCRIPTS } from './build/page-scripts.ts';

const root = import.meta.dirname;
const { values } = parseArgs({
  options: { mode: { type: 'string', default: 'production' }, outDir: { type: 'string' } },
});
const { mode, outDir: site = join(root, 'dist', mode) } = values;
/** What the server renders pages with. */
const server = `${site}-server`;

await build({ root, mode, build: { outDir: site, emptyOutDir: true } });
await build({ root, mode, build: { ssr: 'src/render.tsx', outDir: server, emptyOutDir: true } });
await cp(join(site, 'shell.html'), join(server, 'shell.html'));
await rename(join(site, PAGE_SCRIPTS), join(server, PAGE_SCRIPTS));
