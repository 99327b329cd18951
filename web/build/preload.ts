import type { Plugin } from 'vite';
import { withStaticImports } from './static-imports.ts';

const HEADING_FONT = /jersey-15-latin-400-normal.*\.woff2$/;

const preload = (file: string, attrs: Record<string, string>) => ({
  tag: 'link',
  attrs: { ...attrs, href: `/${file}`, crossorigin: '' },
  injectTo: 'head' as const,
});

const ENTRY = '<script type="module"';
const withScriptLast = (html: string): string => {
  if (!html.includes(ENTRY)) throw new Error(`index.html lacks ${ENTRY}`);
  return html.replace(ENTRY, `${ENTRY} fetchpriority="low"`);
};

/**
 * Preloads what the first view needs and index.html cannot name, the built names carrying hashes: heading font, the entry's
 * imports. Scripts give way to style and font, by which the brand is drawn before they come (first paint of a mod's page 0.9 s
 * instead of 1.9). Not the page's own script: asked for as early, it takes of the line what the first paint waits for (Lighthouse,
 * mobile: first paint 2.0 s instead of 1.1, and 92 points instead of 97).
 */
export const preloadFirstView = (): Plugin => ({
  name: 'bigorna:preload-first-view',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle, chunk }) => ({
      html: withScriptLast(html),
      tags: [
        ...Object.keys(bundle ?? {})
          .filter((file) => HEADING_FONT.test(file))
          .map((file) => preload(file, { rel: 'preload', as: 'font', type: 'font/woff2' })),
        ...withStaticImports(chunk?.fileName, bundle).map((file) =>
          preload(file, { rel: 'modulepreload', fetchpriority: 'low' }),
        ),
      ],
    }),
  },
});
