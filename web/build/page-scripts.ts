import { join } from 'node:path';
import type { RENDERED_PATHS } from '@bigorna/domain/page-paths';
import type { Plugin } from 'vite';
import { getStaticImports } from './get-static-imports.ts';

const LATER = 'app/secondary-routes.ts';
const KIT = ['app/layout/media-kit/media-kit-layout.tsx', LATER];

/** Pages that a server renders: their own module and what loads with it, below `src/`. Redirects have no page. */
const MODULES: Readonly<
  Record<Exclude<(typeof RENDERED_PATHS)[number], '/addons/:slug' | '/public'> | '/public/*' | '*', string[]>
> = {
  '/': ['features/home/home-page.tsx'],
  '/mods': ['features/catalogue/mods-page.tsx'],
  '/addons': ['features/catalogue/addons-page.tsx'],
  '/search': ['features/catalogue/search-page.tsx'],
  '/mods/:slug': ['features/mod/mod-page.tsx'],
  '/mods/:slug/download': ['features/download/download-page.tsx'],
  '/authors/:key': ['features/catalogue/author-page.tsx', LATER],
  '/faq': ['features/faq/faq-page.tsx', LATER],
  '/help': ['features/texts/help-page.tsx', LATER],
  '/changelog': ['features/changelog/changelog-page.tsx', LATER],
  '/guidelines': ['features/texts/guidelines-page.tsx', LATER],
  '/partners': ['features/texts/partners-page.tsx', LATER],
  '/terms': ['features/texts/terms-page.tsx', LATER],
  '/privacy': ['features/texts/privacy-page.tsx', LATER],
  '/contact': ['features/contact/contact-page.tsx', LATER],
  '/public/media-kit': ['features/media-kit/media-kit-page.tsx', ...KIT],
  '/public/contact': ['features/media-kit/contact-page.tsx', ...KIT],
  '/public/*': ['features/not-found/not-found-page.tsx', ...KIT],
  '*': ['features/not-found/not-found-page.tsx', LATER],
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
      const id = join(root, 'src', module);
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
      if (!chunk) this.error(`${module} has no chunk`);
      return [chunk.fileName, ...getStaticImports(chunk.fileName, bundle)].map((file) => `/${file}`);
    };
    const scripts = Object.fromEntries(
      Object.entries(MODULES).map(([path, modules]) => [path, [...new Set(modules.flatMap(find))]]),
    );
    this.emitFile({ type: 'asset', fileName: PAGE_SCRIPTS, source: JSON.stringify(scripts) });
  },
});
