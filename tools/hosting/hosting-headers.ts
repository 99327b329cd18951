import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ANSWER_POLICY,
  COMMON_HEADERS,
  type ContentPolicy,
  consolePolicy,
  policyText,
  sitePolicy,
  withAppCheck,
} from '@bigorna/domain/security-headers';
import { ROOT } from '../emulators/paths.ts';
import { inlineHashes } from './inline-hashes.ts';

/** One rule of firebase.json's `hosting.headers`. */
export type HeaderRule = {
  source: string;
  headers: { key: string; value: string }[];
};

const rule = (source: string, headers: Readonly<Record<string, string>>): HeaderRule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

const ASKED_ANEW = { 'Cache-Control': 'no-cache' };
const FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const policy = (content: ContentPolicy) => ({ 'Content-Security-Policy': policyText(content) });

const hashesOf = async (page: string) => inlineHashes(await readFile(join(ROOT, page), 'utf8'));

/**
 * What firebase.json has to say under `hosting.headers`: the values of the domain, with the hashes of both pages.
 *
 * Of rules that name one header the last that matches wins, over what a function says as well. So none matches what
 * functions answer below /api and /media: they say all of it themselves.
 *
 * @param appCheck whether browsers are to send App Check's tokens (APP_CHECK_SITE_KEY is set)
 */
export async function hostingHeaders({ appCheck } = { appCheck: false }): Promise<HeaderRule[]> {
  const page = (content: ContentPolicy) => policy(appCheck ? withAppCheck(content) : content);
  const [site, staff] = [await hashesOf('web/index.html'), await hashesOf('admin/index.html')];
  return [
    rule('!/@(api|media|assets|admin)/**', ASKED_ANEW),
    rule('/admin/', ASKED_ANEW),
    rule('/admin/!(assets)', ASKED_ANEW),
    rule('/admin/!(assets)/**', ASKED_ANEW),
    rule('/assets/**', FOR_EVER),
    rule('/admin/assets/**', FOR_EVER),
    rule('!/@(api|media)/**', { ...COMMON_HEADERS, ...page(sitePolicy(site)) }),
    ...['/admin', '/admin/**'].map((source) => rule(source, page(consolePolicy(staff)))),
    ...['/assets/**', '/admin/assets/**'].map((source) => rule(source, policy(ANSWER_POLICY))),
  ];
}

/**
 * The same for a run of the emulators: in place of Google's services pages may ask those of this machine.
 *
 * @param services origins, such as `http://127.0.0.1:9099`
 */
export function forEmulators(rules: readonly HeaderRule[], services: readonly string[]): HeaderRule[] {
  const local = ["connect-src 'self'", ...services].join(' ');
  return rules.map(({ source, headers }) => ({
    source,
    headers: headers.map(({ key, value }) => ({ key, value: value.replace(/connect-src [^;]*/, local) })),
  }));
}
