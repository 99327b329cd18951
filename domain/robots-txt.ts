import { MACHINE_PATHS } from './machine-paths.ts';

/** The console, members' pages and download pages. The API stays allowed: crawlers need it to render pages. */
const DISALLOWED = ['/admin', '/members/', '/mods/*/download'];

/**
 * Text of robots.txt. It is a file of Hosting: no function can serve this path, because Google's framework of functions
 * answers it with an empty 404.
 *
 * @param origin scheme and host of the site
 */
export const createRobotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${MACHINE_PATHS.sitemapIndex}`,
    '',
  ].join('\n');
