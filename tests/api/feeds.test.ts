import { randomUUID } from 'node:crypto';
import { BRAND } from '@bigorna/domain/brand';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { getRefusal, send } from './support/call.ts';
import { FRESH, waitUntilListed } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { type JsonFeed, parseJsonFeed } from './support/json-feed.ts';
import { createMod, createModWithExternalFile, type TestMod } from './support/mods.ts';
import { findXmlFaults } from './support/validate-xml.ts';

const SITE = BRAND.officialSite;
const TITLE = 'Prova ]]> <script>alert(1)</script> & "fim"\u2028\u0008\u001f 字😀';
const CLEAN_TITLE = TITLE.replace('\u0008\u001f', '');
const author = `Árvore d'Água ${randomUUID().slice(0, 8)}`;
const authorKey = `arvore-d-agua-${author.slice(-8)}`;
const tag = `Rótulo ${author.slice(-8)}`;

const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await send('get', path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** Opens a feed in both formats. Checks that each is valid, and that they have the same items. */
const openBoth = async (path: string, query = ''): Promise<JsonFeed & { atom: string }> => {
  const [atom, json] = [await open(`${path}.atom${query}`), await open(`${path}.json${query}`)];
  expect([atom.status, json.status], json.text).toEqual([200, 200]);
  expect(await findXmlFaults('atom.rng', atom.text)).toEqual([]);
  const feed = parseJsonFeed(json.text);
  const ids = [...atom.text.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id);
  expect(ids.slice(1)).toEqual(feed.items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  return { ...feed, atom: atom.text };
};

const toQuery = (values: Record<string, string>): string => `?${new URLSearchParams(values)}`;

let mod: TestMod;
let addon: TestMod;
beforeAll(async () => {
  const published_at = new Date();
  const given = { author, tags: [tag], published_at };
  [mod, addon] = await Promise.all([
    createMod({
      ...given,
      title: TITLE,
      categories: ['magic'],
      hasFormerSlug: true,
      releases: [
        { version: '1.0.0', changelog: 'A mais velha.', published_at: new Date('2026-01-01T00:00:00Z') },
        { version: '3.0.0', changelog: `${TITLE}\nSegunda linha.`, published_at: new Date('2026-03-01T00:00:00Z') },
        { version: '0.9.9', changelog: '', published_at: new Date('2026-04-01T00:00:00Z') },
      ],
    }),
    createModWithExternalFile({
      ...given,
      title: 'Outra prova',
      content_type: 'addon',
      author: author.toUpperCase(),
      releases: [{ loaders: ['bedrock'] }],
    }),
  ]);
  await Promise.all([waitUntilListed(mod), waitUntilListed(addon)]);
});

describe('feeds of mods', () => {
  it('have the newest mods first, in Atom and JSON, with absolute URLs of the site (R223)', async () => {
    const { title, home_page_url, feed_url, items, atom } = await openBoth('/feeds/mods');
    expect([title, home_page_url, feed_url]).toEqual([BRAND.name, `${SITE}/search`, `${SITE}/feeds/mods.json`]);
    expect(items.length).toBeLessThanOrEqual(30);
    const dates = items.map(({ date_published }) => date_published);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(items.find(({ url }) => url === `${SITE}/mods/${mod.slug}`)).toMatchObject({
      id: `tag:bigorna.example,2026:mods/${mod.id}`,
      title: TITLE,
      summary: 'Uma entrada de prova.',
      content_text: 'Uma entrada de prova.',
      image: expect.stringMatching(/^https:\/\/bigorna\.example\/media\/previews\/sprites\/[0-9a-f]+\.jpg$/),
      authors: [{ name: author, url: `${SITE}/authors/${authorKey}` }],
      tags: ['Magia', tag],
      language: 'pt-BR',
    });
    expect(atom).toContain(`<link rel="self" type="application/atom+xml" href="${SITE}/feeds/mods.atom"/>`);
  });

  it.each([
    ['an author', () => ({ author: author.toLowerCase() }), () => author, () => `/authors/${authorKey}`],
    ['a tag', () => ({ tag }), () => `#${tag}`, () => `/search?tag=${encodeURIComponent(tag)}`],
  ])('can be those of %s (R223, R225)', async (_what, query, title, page) => {
    const feed = await openBoth('/feeds/mods', toQuery(query()));
    expect(feed.items.map(({ url }) => url).toSorted()).toEqual(
      [`${SITE}/mods/${mod.slug}`, `${SITE}/mods/${addon.slug}`].toSorted(),
    );
    expect(feed.title.toLowerCase()).toBe(`${BRAND.name} · ${title()}`.toLowerCase());
    expect(feed.home_page_url).toBe(`${SITE}${page()}`);
  });

  it('can be those of a search, a category, a kind, a loader and a version together (R223)', async () => {
    const query = { q: mod.word, category: 'magic', content_type: 'mod', loader: 'fabric', game_version: '1.21.4' };
    const only = (values: Record<string, string>) => openBoth('/feeds/mods', toQuery({ author, ...values }));
    expect((await openBoth('/feeds/mods', toQuery(query))).title).toBe(
      `${BRAND.name} · Magia · “${mod.word}” · Mods · Fabric · 1.21.4`,
    );
    expect((await only({ category: 'magic' })).items.map(({ url }) => url)).toEqual([`${SITE}/mods/${mod.slug}`]);
    expect((await only({ content_type: 'addon' })).items.map(({ title }) => title)).toEqual(['Outra prova']);
    const [found] = (await openBoth('/feeds/mods', toQuery({ q: 'Outra prova', tag }))).items;
    expect(found?.url).toBe(`${SITE}/mods/${addon.slug}`);
    const { title, home_page_url } = await openBoth('/feeds/mods', '?content_type=addon&category=magic&lang=en-US');
    expect([title, home_page_url]).toEqual([`${BRAND.name} · Magic · Addons`, `${SITE}/addons?f=magic&lang=en-US`]);
  });

  it('may be empty, and has one id for the same filters in any order (R223)', async () => {
    const { items, atom } = await openBoth('/feeds/mods', '?category=food&category=magic&tag=nunca-usado-antes');
    expect(items).toEqual([]);
    const other = await open('/feeds/mods.atom?tag=nunca-usado-antes&category=magic&category=food&q=');
    const readId = (text: string) => /<id>([^<]+)<\/id>/.exec(text)?.[1];
    expect(readId(other.text)).toBe(readId(atom));
  });
});

describe('the feed of a mod', () => {
  it('has its releases, newest date first, with changelogs as text (R223)', async () => {
    const { title, home_page_url, items } = await openBoth(`/feeds/mods/${mod.slug}`);
    expect([title, home_page_url]).toEqual([`${TITLE} · ${BRAND.name}`, `${SITE}/mods/${mod.slug}`]);
    expect(items.map((item) => [item.title, item.content_text, item.date_published.slice(0, 10)])).toEqual([
      [`${TITLE} 0.9.9`, '', '2026-04-01'],
      [`${TITLE} 3.0.0`, `${TITLE}\nSegunda linha.`, '2026-03-01'],
      [`${TITLE} 1.0.0`, 'A mais velha.', '2026-01-01'],
    ]);
    expect(items.at(-1)).toMatchObject({
      id: `tag:bigorna.example,2026:mods/${mod.id}/releases/${mod.releaseId}`,
      url: `${SITE}/mods/${mod.slug}?tab=versions&release=${mod.releaseId}`,
      tags: ['Fabric', '1.21.4'],
    });
  });

  it('redirects a former slug; an unknown mod is a 404, a withdrawn one a 410 (R223)', async () => {
    const former = await open(`/feeds/mods/antes-${mod.word}.json?lang=fr-FR`);
    expect([former.status, former.headers.get('location')]).toEqual([301, `/feeds/mods/${mod.slug}.json?lang=fr-FR`]);
    for (const slug of [`nada-${randomUUID()}`, 'A_B', '__x__', 'a'.repeat(300)])
      expect(getRefusal(await open(`/feeds/mods/${slug}.atom`))).toBe('404 mod_not_found');
    const withdrawn = await createModWithExternalFile({ author });
    await waitUntilListed(withdrawn);
    await openBoth(`/feeds/mods/${withdrawn.slug}`);
    const change = { status: 'archived', updated_at: FieldValue.serverTimestamp() };
    await firestore.doc(`mods/${withdrawn.id}`).update(change);
    await vi.waitFor(async () => {
      expect(getRefusal(await open(`/feeds/mods/${withdrawn.slug}.atom`))).toBe('410 mod_not_found');
      expect((await open(`/feeds/mods.json${toQuery({ author })}`)).text).not.toContain(withdrawn.slug);
    }, FRESH);
  });
});

describe('feeds', () => {
  it('contain hostile texts escaped, without characters that XML forbids (R223)', async () => {
    for (const path of [`/feeds/mods.atom${toQuery({ author })}`, `/feeds/mods/${mod.slug}.atom`]) {
      const { text } = await open(path);
      expect(text).not.toMatch(/<script|\]\]>/);
      const escaped = CLEAN_TITLE.replace('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;');
      expect(text).toContain(escaped);
    }
  });

  it.each(['/feeds/mods.atom', '/feeds/mods.json'])('have headers for caches: %s (R223)', async (path) => {
    const { headers, text } = await open(path);
    const type = path.endsWith('atom') ? 'atom+xml' : 'feed+json';
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': `application/${type}; charset=utf-8`,
      'cache-control': 'public, max-age=0, s-maxage=60',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'last-modified': expect.stringMatching(/ GMT$/),
    });
    const query = `?author=${authorKey}`;
    const known = await open(path + query);
    const tag = known.headers.get('etag') ?? '';
    const unchanged = await open(path + query, { 'If-None-Match': tag });
    expect([unchanged.status, unchanged.text]).toEqual([304, '']);
    expect((await open(path + query, { 'If-None-Match': '"other"' })).status).toBe(200);
    const forged = await open(path, { 'X-Forwarded-Host': 'evil.example' });
    expect(forged.text + text).not.toContain('evil.example');
  });

  it('refuse bad parameters as the API does, in the language of the reader (R223)', async () => {
    const bad = '?category=nada&loader=nada&sort=recent&page=2&lang=xx&author=';
    const refused = await open(`/feeds/mods.atom${bad}`, { 'Accept-Language': 'fr-FR' });
    expect(getRefusal(refused)).toBe('400 invalid_request');
    const { errors, message } = JSON.parse(refused.text);
    expect(errors.map(({ path }: { path: string }) => path).toSorted()).toEqual(
      ['author', 'category.0', 'lang', 'loader.0', 'page', 'sort'].toSorted(),
    );
    expect(message).toMatch(/requête|champ|valeur|données/i);
    expect(refused.headers.get('cache-control')).toBe('private, no-store');
    expect(getRefusal(await open(`/feeds/mods/${mod.slug}.atom?q=a`))).toBe('400 invalid_request');
    expect(getRefusal(await open('/feeds/mods.atom?author=ninguem-com-este-nome'))).toBe('404 author_not_found');
    for (const path of ['/feeds/mods.rss', '/feeds/outra.atom', '/feeds/mods/a.b.atom', '/feeds/', '/feeds/a/b/c'])
      expect(getRefusal(await open(path)), path).toBe('404 not_found');
  });
});
