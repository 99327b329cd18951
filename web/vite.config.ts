import { join } from 'node:path';
import { getChunkFileName } from '@bigorna/client/script-names';
import { MACHINE_PATHS } from '@bigorna/domain/machine-paths';
import { FUNCTION_FOLDERS } from '@bigorna/domain/page-paths';
import formatjs from '@formatjs/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { groupByPages } from './build/group-by-pages.ts';
import { pageScripts } from './build/page-scripts.ts';
import { preloadFirstView } from './build/preload-first-view.ts';
import { renderInDev } from './build/render-in-dev.ts';
import { robotsTxt } from './build/robots-txt.ts';
import { serviceWorker } from './build/service-worker.ts';
import { splitCatalogues } from './build/split-catalogues.ts';
import { webManifest } from './build/web-manifest.ts';

/** Backend of `vite dev` for API, media and console: the Hosting emulator of `npm start`. */
const BACKEND = process.env.BIGORNA_URL ?? 'http://localhost:5050';

/** Paths of the backend. */
const PROXIED = [...[...FUNCTION_FOLDERS, 'admin'].map((folder) => `/${folder}`), MACHINE_PATHS.sitemapIndex];

/** The build for browsers. `build.ts` sets its folder. */
const BROWSER_BUILD: BuildEnvironmentOptions = {
  target: 'es2022',
  modulePreload: false,
  chunkSizeWarningLimit: 600,
  // No inlining: inlined pictures would count as script.
  assetsInlineLimit: 0,
  cssCodeSplit: false,
  rolldownOptions: {
    input: join(import.meta.dirname, 'shell.html'),
    output: {
      chunkFileNames: getChunkFileName,
      hashCharacters: 'hex',
      codeSplitting: {
        groups: [
          // This chunk changes only with these packages, so browsers cache it longer than the site's code.
          {
            name: 'react',
            test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            priority: 2,
          },
          { name: 'site', tags: ['$initial'], priority: 1 },
          ...groupByPages(join(import.meta.dirname, 'src/app/routes.ts')),
        ],
      },
    },
  },
};

/** The build that renders pages on a server: modules with everything that they need. */
const SERVER_BUILD: BuildEnvironmentOptions = {
  target: 'es2024',
  copyPublicDir: false,
  // As in the browser's build: the policy forbids inlined pictures.
  assetsInlineLimit: 0,
  rolldownOptions: {
    output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', hashCharacters: 'hex' },
  },
};

/** `--mode emulators` builds for the launcher, plain `vite build` for production. `vite dev` always uses emulators. */
export default defineConfig(({ command, mode, isSsrBuild }) => {
  const forEmulators = command === 'serve' || mode === 'emulators';
  return {
    plugins: [
      react(),
      tailwindcss(),
      // Compiles default messages to syntax trees, so that the ICU parser stays out of the bundle (the alias below).
      formatjs({ ast: true }),
      splitCatalogues(import.meta.dirname, forEmulators),
      preloadFirstView(),
      webManifest(import.meta.dirname),
      robotsTxt(),
      pageScripts(import.meta.dirname),
      renderInDev(import.meta.dirname, BACKEND),
      serviceWorker(import.meta.dirname),
    ],
    resolve: {
      alias: [
        {
          // FormatJS documents this alias, "Remove the parser": https://formatjs.github.io/docs/guides/performance
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      ],
    },
    define: {
      'import.meta.env.FOR_EMULATORS': JSON.stringify(forEmulators),
      // A build for a server keeps this name; React's fast version needs the value.
      ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
    },
    // The functions have none of the site's packages. In development, Node loads them.
    ...(isSsrBuild && { ssr: { noExternal: true } }),
    build: isSsrBuild ? SERVER_BUILD : BROWSER_BUILD,
    server: { proxy: Object.fromEntries(PROXIED.map((path) => [path, BACKEND])) },
  };
});
