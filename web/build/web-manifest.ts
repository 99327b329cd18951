import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from '@bigorna/domain/brand';
import { FALLBACK_LOCALE } from '@bigorna/domain/locales';
import type { Plugin } from 'vite';

/** Background of the dark theme: `--bg` of tokens.css. */
const NIGHT = '#100e0d';
/** Message id of the description. A manifest has one language, so it uses the fallback locale. */
const DESCRIPTION = 'footer.description';
const NAME = 'manifest.webmanifest';

const icon = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const manifest = (description: string | undefined) => ({
  id: '/',
  name: `${BRAND.name}: ${BRAND.tagline}`,
  short_name: BRAND.name,
  description,
  lang: FALLBACK_LOCALE,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: NIGHT,
  theme_color: NIGHT,
  categories: ['games', 'entertainment'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon('192.png', 192),
    icon('512.png', 512),
    icon('maskable-512.png', 512, 'maskable'),
  ],
});

/**
 * Writes the manifest that makes the site installable. The console is a separate application without a manifest.
 *
 * @param root `web/`
 */
export const webManifest = (root: string): Plugin => {
  const write = (): string => {
    const texts: Record<string, string> = JSON.parse(
      readFileSync(join(root, 'lang', `${FALLBACK_LOCALE}.json`), 'utf8'),
    );
    return JSON.stringify(manifest(texts[DESCRIPTION]));
  };
  return {
    name: 'bigorna:web-manifest',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${NAME}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(write());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: write() });
    },
  };
};
