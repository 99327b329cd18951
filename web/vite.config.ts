import formatjs from '@formatjs/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where `vite dev` sends API, media and console; the Hosting emulator of `npm start`. */
const BACKEND = process.env.BIGORNA_URL ?? 'http://localhost:5050';
const HEADING_FONT = /jersey-15-latin-400-normal.*\.woff2$/;

/** Preloads the heading font, whose built name carries a hash. */
const preloadHeadingFont = (): Plugin => ({
  name: 'bigorna:preload-heading-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => HEADING_FONT.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
});

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    // Default messages become syntax trees, so that the ICU parser can stay out of the bundle.
    formatjs({ ast: true }),
    preloadHeadingFont(),
  ],
  resolve: {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            {
              name: 'router',
              test: /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\//,
              priority: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': BACKEND, '/media': BACKEND, '/admin': BACKEND } },
});
