import { join } from 'node:path';
import type { RENDERED_PATHS } from '@bigorna/domain/site-page';
import type { Plugin } from 'vite';
import { getStaticImports } from './get-static-imports.ts';

/** Modules of the pages that a server renders, below `src/features/`. */
const MODULES: Readonly<Record<(typeof RENDERED_PATHS)[number], string>> = {
  '/': 'home/home-page.tsx',
  '/mods': 'catalogue/mods-page.tsx',
  '/addons': 'catalogue/addons-page.tsx',
  '/search': 'catalogue/search-page.tsx',
  '/mods/:slug': 'mod/mod-page.tsx',
};

/** File with the scripts of each rendered page, by the page's path. The server reads it. */
export const PAGE_SCRIPTS = 'page-scripts.json';

/**
 * Writes the scripts of each rendered page, so that the page can name them.
 *
 * @param root `web/`
 */
export const pageScripts = (root: string): Plugin => ({
  name: 'bigorna:page-scripts',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const find = (module: string): string[] => {
      const id = join(root, 'src/features', module);
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
      if (!chunk) this.error(`${module} has no chunk`);
      return [chunk.fileName, ...getStaticImports(chunk.fileName, bundle)].map((file) => `/${file}`);
    };
    const scripts = Object.fromEntries(Object.entries(MODULES).map(([path, module]) => [path, find(module)]));
    this.emitFile({ type: 'asset', fileName: PAGE_SCRIPTS, source: JSON.stringify(scripts) });
  },
});
