import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import formatjs from '@formatjs/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { interpretedSchemas } from './build/interpreted-schemas.ts';
import { leanPackages } from './build/lean-packages.ts';
import { webManifest } from './build/manifest.ts';
import { preloadFirstView } from './build/preload.ts';
import { searchEngines } from './build/search-engines.ts';
import { serviceWorker } from './build/service-worker.ts';
import { splitCatalogues } from './build/split-catalogues.ts';

/** Where `vite dev` sends API, media and console; the Hosting emulator of `npm start`. */
const BACKEND = process.env.BIGORNA_URL ?? 'http://localhost:5050';

/** React Router's production build: its package names the development one for bundlers too. Saves 0.6 KiB. */
const reactRouter = (entry: string): string =>
  fileURLToPath(new URL(`../production/${entry}.mjs`, import.meta.resolve('react-router')));

/** The one of react-intl's two copies of this package, of one version, that all of it is to take. Saves 0.1 KiB. */
const memoizeFolder = (): string => {
  const found = findPackageJSON('@formatjs/fast-memoize', import.meta.resolve('intl-messageformat'));
  if (found === undefined) throw new Error('intl-messageformat brings no @formatjs/fast-memoize');
  return dirname(found);
};

/** `--mode emulators` builds for the launcher; plain `vite build` is for production; `vite dev` always has emulators beside it. */
export default defineConfig(({ command, mode }) => {
  const forEmulators = command === 'serve' || mode === 'emulators';
  return {
    plugins: [
      react(),
      tailwindcss(),
      // Default messages become syntax trees, so that the ICU parser can stay out of the bundle.
      formatjs({ ast: true }),
      splitCatalogues(import.meta.dirname, forEmulators),
      preloadFirstView(),
      ...leanPackages(),
      interpretedSchemas(),
      webManifest(import.meta.dirname),
      searchEngines(),
      serviceWorker(import.meta.dirname),
    ],
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
        { find: /^@formatjs\/fast-memoize$/, replacement: memoizeFolder() },
        { find: /^react-router$/, replacement: reactRouter('index') },
        { find: /^react-router\/dom$/, replacement: reactRouter('dom-export') },
        {
          find: /^\.\.\/createLucideIcon\.m?js$/,
          replacement: fileURLToPath(new URL('src/ui/lucide-factory.ts', import.meta.url)),
        },
        {
          // reactfire imports all four; the site uses none, and they would add 49 kB to the live chunk.
          find: /^firebase\/(database|functions|remote-config|storage)$/,
          replacement: fileURLToPath(new URL('src/live/unused-sdks.ts', import.meta.url)),
        },
      ],
    },
    define: { 'import.meta.env.FOR_EMULATORS': JSON.stringify(forEmulators) },
    build: {
      target: 'es2022',
      outDir: `dist/${mode}`,
      modulePreload: false,
      chunkSizeWarningLimit: 600,
      // Pictures stay files: inlined they would count as script.
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        // nuqs builds a parser for every kind of value, and its debugging, as it loads: what is not used may go. Saves 1 KiB.
        treeshake: {
          manualPureFunctions: ['createParser', 'isDebugFlagSet', 'installDebugSink', 'throttle', 'getDefaultThrottle'],
        },
        output: {
          codeSplitting: {
            groups: [
              // What every page shares, in one piece: many small files would compress worse.
              {
                name: 'site',
                test: /web\/src\/(api\/(?!send|get-parsed)|i18n|ui\/(?!copy-button|field|scene\/forge-scene)|session\/auth-context|app\/(providers|router|layout\/(layout|header)|mods\/(compat|rating|mod-mess|mod-ske|mod-addr|page-game|heart)|category|failure|folded|my-game|use-failure))|@tanstack\/|domain\/version-/,
                priority: 2,
              },
              // What the listing shares with the pages beside it.
              {
                name: 'lines',
                test: /app\/mods\/(mod-name|relative-date|use-near)|icons\/(ban|chevron-(left|right)|gamepad-2|x)\.mjs/,
                priority: 1.9,
              },
              // A mod's card, which the listing loads only for its grid.
              {
                name: 'card',
                test: /app\/(mods\/(mod-card|figures)|game-selects)|icons\/(download|eye|heart)\.mjs/,
                priority: 1.8,
              },
              // What many later pages use: alone, each would be a request of less than a kilobyte.
              {
                name: 'common',
                test: /web\/src\/(api\/send|app\/(formats|late-part|markdown\.tsx|use-description)|ui\/copy-button)|domain\/comment-terms|icons\/(arrow-left|circle-|copy|external-link|flag|triangle-)/,
                priority: 1.6,
              },
              // A mod's page and that of its download, for the same reason.
              {
                name: 'mod',
                test: /features\/mod\/(mod-page|use-|api\/count|components\/(?!gallery-dialog|release-(details|row|table)|version)|comments\/comments-address|feedback\/rating-panel)|app\/mods\/(external-mark|favorite-toggle|file-facts|game-versions|hash|install|loader-names|mod-failure|offered|platform|related|release-messages|version-spans)/,
                priority: 1.4,
              },
              {
                name: 'catalogue',
                test: /features\/catalogue\/(?!api\/|.*(filter-sheet|mod-grid|no-results|search-page|search-start|featured-facet)\.tsx)/,
                priority: 1,
              },
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
              { name: 'router', test: /node_modules\/(react-router|react-router-dom)\//, priority: 4 },
            ],
          },
        },
      },
    },
    server: { proxy: { '/api': BACKEND, '/media': BACKEND, '/admin': BACKEND } },
  };
});
