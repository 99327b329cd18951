import { BRAND } from '@bigorna/domain/brand';
import type { Plugin } from 'vite';
import { PATTERNS } from '../src/app/paths.ts';

/** Pages that are worth finding and have one address; mods are found from the lists, which are among them. */
export const FOUND_BY_SEARCH: readonly (keyof typeof PATTERNS)[] = [
  'home',
  'mods',
  'addons',
  'faq',
  'help',
  'changelog',
  'guidelines',
  'terms',
  'privacy',
  'partners',
  'contact',
  'mediaKit',
  'mediaKitContact',
];

/** The console is nobody's to find. The API stays open: without its answers a page shows nothing to a machine either. */
export const robots = (origin: string): string => `User-agent: *\nDisallow: /admin\n\nSitemap: ${origin}/sitemap.xml\n`;

/** One address a page: the language is the reader's, not the address's. */
export const sitemap = (origin: string): string => {
  const entries = FOUND_BY_SEARCH.map((name) => `  <url><loc>${origin}${PATTERNS[name]}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
};

/** Writes robots.txt and sitemap.xml for the brand's official site. */
export const searchEngines = (): Plugin => ({
  name: 'bigorna:search-engines',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(BRAND.officialSite) });
    this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(BRAND.officialSite) });
  },
});
