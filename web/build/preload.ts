import type { Plugin, Rolldown } from 'vite';
import { withStaticImports } from './static-imports.ts';

const HEADING_FONT = /jersey-15-latin-400-normal.*\.woff2$/;
const ASSETS = 'assets/';

/** The pages that most visits begin with, by what index.html's script makes of their addresses. */
const FIRST_PAGES: Readonly<Record<string, string>> = {
  '/': 'features/home/home-page.tsx',
  '/mods': 'features/catalogue/mods-page.tsx',
  '/addons': 'features/catalogue/addons-page.tsx',
  '/mods/': 'features/mod/mod-page.tsx',
};

/** Where index.html's script reads them: as data, since what the script itself says is known to the policy by its hash. */
const placeOf = (content: string): string => `<meta name="page-scripts" content=${content} />`;
const EMPTY = placeOf('"{}"');

const chunkWith = (module: string, bundle: Rolldown.OutputBundle): string => {
  const found = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(module)),
  );
  if (!found) throw new Error(`No chunk holds ${module}`);
  return found.fileName;
};

/** The scripts that the first pages need beyond the entry's own, by address, without their folder. */
const pageScripts = (entry: string | undefined, bundle: Rolldown.OutputBundle): Record<string, string[]> => {
  const first = new Set(withStaticImports(entry, bundle));
  return Object.fromEntries(
    Object.entries(FIRST_PAGES).map(([address, module]) => {
      const chunk = chunkWith(module, bundle);
      const files = [chunk, ...withStaticImports(chunk, bundle)].filter((file) => file !== entry && !first.has(file));
      return [address, files.map((file) => file.slice(ASSETS.length))];
    }),
  );
};

const withPageScripts = (html: string, scripts: Readonly<Record<string, readonly string[]>>): string => {
  if (!html.includes(EMPTY)) throw new Error(`index.html lacks ${EMPTY}`);
  return html.replace(EMPTY, placeOf(`'${JSON.stringify(scripts)}'`));
};

const preload = (file: string, attrs: Record<string, string>) => ({
  tag: 'link',
  attrs: { ...attrs, href: `/${file}`, crossorigin: '' },
  injectTo: 'head' as const,
});

/**
 * Preloads what the first view needs and index.html cannot name, the built names carrying hashes: heading font, the entry's
 * imports, and the scripts of the page whose address it is, which would else be asked for once the entry has run.
 */
export const preloadFirstView = (): Plugin => ({
  name: 'bigorna:preload-first-view',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle, chunk }) => ({
      html: bundle ? withPageScripts(html, pageScripts(chunk?.fileName, bundle)) : html,
      tags: [
        ...Object.keys(bundle ?? {})
          .filter((file) => HEADING_FONT.test(file))
          .map((file) => preload(file, { rel: 'preload', as: 'font', type: 'font/woff2' })),
        ...withStaticImports(chunk?.fileName, bundle).map((file) => preload(file, { rel: 'modulepreload' })),
      ],
    }),
  },
});
