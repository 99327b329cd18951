import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MACHINE_PATHS, SITEMAP_CACHING } from '@bigorna/domain/machine-paths';
import { FOLDERS_WITHOUT_PAGES, FUNCTION_FOLDERS, RENDERED_GLOBS } from '@bigorna/domain/page-paths';
import {
  addAppCheck,
  COMMON_HEADERS,
  type ContentPolicy,
  createConsolePolicy,
  createSitePolicy,
  formatPolicy,
  RESPONSE_POLICY,
} from '@bigorna/domain/security-headers';
import { PAGE_CACHING } from '@bigorna/domain/site-page';
import { ROOT } from '../shared/paths.ts';
import { getInlineHashes } from './inline-hashes.ts';

/** One rule of firebase.json's `hosting.headers`. */
export type HeaderRule = {
  source: string;
  headers: { key: string; value: string }[];
};

const rule = (source: string, headers: Readonly<Record<string, string>>): HeaderRule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

const REVALIDATE = { 'Cache-Control': 'no-cache' };
/** Also for a page's 404: the CDN would store it for ten minutes. */
const RENDERED = { 'Cache-Control': PAGE_CACHING };
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const policy = (content: ContentPolicy) => ({ 'Content-Security-Policy': formatPolicy(content) });

const readHashes = async (page: string) => getInlineHashes(await readFile(join(ROOT, page), 'utf8'));

/**
 * The expected `hosting.headers` of firebase.json: the values of domain, with the hashes of both pages.
 *
 * If several rules set one header, the last match wins, and overrides a function's header. So no rule matches responses
 * below FUNCTION_FOLDERS. The rules of rendered pages and of the sitemap's index match the function's own headers.
 *
 * @param appCheck whether browsers send App Check tokens (APP_CHECK_SITE_KEY is set)
 */
export async function getHostingHeaders({ appCheck } = { appCheck: false }): Promise<HeaderRule[]> {
  const page = (content: ContentPolicy) => policy(appCheck ? addAppCheck(content) : content);
  const [site, staff] = [await readHashes('web/shell.html'), await readHashes('admin/index.html')];
  return [
    rule(`!/@(${FOLDERS_WITHOUT_PAGES.join('|')})/**`, REVALIDATE),
    ...RENDERED_GLOBS.map((source) => rule(source, RENDERED)),
    rule('/admin/', REVALIDATE),
    rule('/admin/!(assets)', REVALIDATE),
    rule('/admin/!(assets)/**', REVALIDATE),
    rule('/assets/**', IMMUTABLE),
    rule('/admin/assets/**', IMMUTABLE),
    rule(`!/@(${FUNCTION_FOLDERS.join('|')})/**`, { ...COMMON_HEADERS, ...page(createSitePolicy(site)) }),
    ...['/admin', '/admin/**'].map((source) => rule(source, page(createConsolePolicy(staff)))),
    ...['/assets/**', '/admin/assets/**'].map((source) => rule(source, policy(RESPONSE_POLICY))),
    rule(MACHINE_PATHS.sitemapIndex, { 'Cache-Control': SITEMAP_CACHING, ...policy(RESPONSE_POLICY) }),
  ];
}

/**
 * The headers for emulators: pages may connect to local services instead of Google's.
 *
 * @param services origins, such as `http://127.0.0.1:9099`
 */
export function toEmulatorHeaders(rules: readonly HeaderRule[], services: readonly string[]): HeaderRule[] {
  const local = ["connect-src 'self'", ...services].join(' ');
  return rules.map(({ source, headers }) => ({
    source,
    headers: headers.map(({ key, value }) => ({ key, value: value.replace(/connect-src [^;]*/, local) })),
  }));
}
