import { BRAND } from '@bigorna/domain/brand';
import { INDEXED_PATHS } from '@bigorna/domain/page-paths';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { getRefusal, send } from './support/call.ts';
import { waitUntilListed } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { createModWithExternalFile } from './support/mods.ts';
import { findXmlFaults } from './support/validate-xml.ts';

const SITE = BRAND.officialSite;
/** Maximum delay between an approval and the sitemap, without the CDN's 30 s. */
const LISTED = { timeout: 30_000, interval: 500 };

const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await send('get', path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const readLocations = (text: string): string[] =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);

/** URLs of all mods or authors, from all parts that the index names. */
const listParts = async (kind: string): Promise<{ locations: string[]; texts: string[] }> => {
  const index = await open('/sitemap.xml');
  expect(await findXmlFaults('siteindex.xsd', index.text)).toEqual([]);
  const parts = readLocations(index.text).filter((part) => part.startsWith(`${SITE}/sitemaps/${kind}`));
  expect(parts.length).toBeGreaterThan(0);
  const texts = await Promise.all(parts.map(async (part) => (await open(part.replace(SITE, ''))).text));
  return { texts, locations: texts.flatMap(readLocations) };
};

describe('the sitemap', () => {
  it('lists a mod and its author within a minute of the approval, until the archival (R223)', async () => {
    const author = `Mapa ${crypto.randomUUID()}`;
    const mod = await createModWithExternalFile({ author, status: 'pending' });
    const [modUrl, authorUrl] = [
      `${SITE}/mods/${mod.slug}`,
      `${SITE}/authors/${author.toLowerCase().replace(' ', '-')}`,
    ];
    const find = async () => [
      (await listParts('mods')).locations.includes(modUrl),
      (await listParts('authors')).locations.includes(authorUrl),
    ];
    expect(await find()).toEqual([false, false]);
    const setStatus = (status: string) =>
      firestore
        .doc(`mods/${mod.id}`)
        .update({ status, published_at: new Date(), updated_at: FieldValue.serverTimestamp() });
    await setStatus('approved');
    await vi.waitFor(async () => expect(await find()).toEqual([true, true]), LISTED);
    await setStatus('archived');
    await vi.waitFor(async () => expect(await find()).toEqual([false, false]), LISTED);
  });

  it('is valid, and names each page, mod and author once, with dates and pictures (R223)', async () => {
    await waitUntilListed(await createModWithExternalFile());
    const [pages, authors, mods] = [await listParts('pages'), await listParts('authors'), await listParts('mods')];
    for (const { texts, locations } of [pages, authors, mods]) {
      expect(new Set(locations).size).toBe(locations.length);
      for (const text of texts) expect(await findXmlFaults('sitemap.xsd', text)).toEqual([]);
      expect(locations.every((location) => location.startsWith(`${SITE}/`))).toBe(true);
    }
    expect(pages.locations).toEqual(expect.arrayContaining(INDEXED_PATHS.map((path) => SITE + path)));
    expect(pages.locations).toContain(`${SITE}/mods?f=utility`);
    const [first = ''] = mods.texts;
    const [url] = /<url>.*?<\/url>/.exec(first) ?? [];
    expect(url).toMatch(
      /<loc>[^<]+<\/loc><lastmod>[^<]+Z<\/lastmod><image:image><image:loc>https:[^<]+\/media\/previews\/[^<]+\.jpg</,
    );
  });

  it('names every approved mod and no other, while other tests change mods (R223)', async () => {
    const listSlugs = async (isApproved: boolean): Promise<Set<string>> => {
      const found = await firestore
        .collection('mods')
        .where('status', isApproved ? '==' : '!=', 'approved')
        .get();
      return new Set(found.docs.map((doc) => z.string().parse(doc.get('slug'))));
    };
    const [approved, hidden] = [await listSlugs(true), await listSlugs(false)];
    await vi.waitFor(async () => {
      const { locations } = await listParts('mods');
      const named = new Set(locations.map((location) => location.replace(`${SITE}/mods/`, '')));
      const [stillApproved, stillHidden] = [await listSlugs(true), await listSlugs(false)];
      expect([...approved].filter((slug) => stillApproved.has(slug) && !named.has(slug))).toEqual([]);
      expect([...hidden].filter((slug) => stillHidden.has(slug) && named.has(slug))).toEqual([]);
    }, LISTED);
  });

  it('may be stored by shared caches for 30 seconds, and has no other parts (R223)', async () => {
    for (const path of ['/sitemap.xml', '/sitemaps/pages.xml']) {
      const { status, headers } = await open(path);
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=0, s-maxage=30',
        'content-security-policy': expect.stringContaining('sandbox'),
        'x-content-type-options': 'nosniff',
      });
      const unchanged = await open(path, { 'If-None-Match': headers.get('etag') ?? '' });
      expect([unchanged.status, unchanged.text]).toEqual([304, '']);
    }
    for (const name of ['mods-0', 'mods-01', 'mods-9999', 'authors-9999', 'pages-1', 'mods-1.json'])
      expect(getRefusal(await open(`/sitemaps/${name}.xml`)), name).toBe('404 not_found');
    for (const path of ['/sitemaps/pages.xml?a=1', '/sitemaps/mods-1.xml?lang=fr-FR'])
      expect(getRefusal(await open(path))).toBe('400 invalid_request');
  });
});
