import { BRAND } from '@bigorna/domain/brand';
import type { Plugin } from 'vite';
import { PATTERNS } from '../src/shared/routing/paths.ts';

/** Public pages with one fixed URL. Crawlers find mods through the list pages. */
export const INDEXED_PAGES: readonly (keyof typeof PATTERNS)[] = [
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

/** Excludes the console and members' pages. The API stays allowed: crawlers need its responses to render pages. */
export const createRobotsTxt = (origin: string): string =>
  `User-agent: *\nDisallow: /admin\nDisallow: /members/\n\nSitemap: ${origin}/sitemap.xml\n`;

/** One URL per page: the language depends on the visitor, not on the URL. */
export const createSitemap = (origin: string): string => {
  const entries = INDEXED_PAGES.map((name) => `  <url><loc>${origin}${PATTERNS[name]}</loc></url>`);
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
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'robots.txt', source: createRobotsTxt(BRAND.officialSite) });
    this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: createSitemap(BRAND.officialSite) });
  },
});
