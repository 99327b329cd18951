import Validator from '@adobe/structured-data-validator';
import { BRAND } from '@bigorna/domain/brand';
import { CATEGORIES } from '@bigorna/domain/catalogue-terms';
import { loadTexts } from '@bigorna/domain/errors/texts/load';
import { LOCALES, type Locale } from '@bigorna/domain/locales';
import { formatPageChoice, PAGE_COOKIE, PAGE_THEMES } from '@bigorna/domain/page-choice';
import { PREVIEW_SIZE } from '@bigorna/domain/preview-picture';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { environment } from './support/environment.ts';
import { expect, test } from './support/fixtures.ts';
import { getLayoutShift } from './support/layout-shift.ts';
import { createTranslator } from './support/messages.ts';

const SITE = environment.BIGORNA_URL;

/** Tells the server language and theme, as the site's own cookie. */
const choose = (context: BrowserContext, locale: Locale, theme: (typeof PAGE_THEMES)[number]): Promise<void> =>
  context.addCookies([{ name: PAGE_COOKIE, value: formatPageChoice({ locale, theme }), url: SITE }]);

/** Paths without a page: their heading, and the message of a link to the mods. */
const MISSING = [
  {
    path: '/nada/por/aqui',
    heading: async (locale: Locale) => createTranslator(locale)('notFound.title'),
    link: 'notFound.explore',
  },
  {
    path: '/mods/new',
    heading: async (locale: Locale) => (await loadTexts(locale)).mod_not_found,
    link: 'mod.explore',
  },
  {
    path: '/mods/nao-existe',
    heading: async (locale: Locale) => (await loadTexts(locale)).mod_not_found,
    link: 'mod.explore',
  },
  {
    path: '/authors/ninguem',
    heading: async (locale: Locale) => (await loadTexts(locale)).author_not_found,
    link: 'mod.explore',
  },
] as const;

const readContent = (page: Page, selector: string): Promise<string | null> =>
  page.locator(selector).getAttribute('content');

const structuredData = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() });
/** Validates what search engines require. The compiler validates the vocabulary of schema.org (`schema-dts`). */
const validator = new Validator();

/** Types of a page's structured data, which must be valid. */
const readStructuredData = async (page: Page, at: string): Promise<string[]> => {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = blocks.map((json) => structuredData.parse(JSON.parse(json)));
  const jsonld = Object.fromEntries(data.map((block) => [block['@type'], [block]]));
  const issues = await validator.validate({ jsonld, microdata: {}, rdfa: {} });
  expect(
    issues.filter(({ severity }) => severity === 'ERROR'),
    at,
  ).toEqual([]);
  return data.map((block) => block['@type']);
};

test.describe('without JavaScript', () => {
  for (const theme of PAGE_THEMES)
    test(`pages read whole in six languages, with their head, in the ${theme} theme (R221, R222)`, async ({
      newVisitor,
      mod,
    }) => {
      const page = await newVisitor({ javaScriptEnabled: false });
      const pages = [
        { path: '/', text: 'home.title', data: ['WebSite'] },
        { path: '/mods', text: 'mods.title', data: ['ItemList', 'BreadcrumbList'] },
        { path: '/addons', text: 'addons.title', data: ['ItemList', 'BreadcrumbList'] },
        { path: '/search?q=vila', text: 'listing.results', data: ['ItemList', 'BreadcrumbList'] },
        { path: `/mods/${mod.slug}`, text: 'mod.backToMods', data: ['SoftwareApplication', 'BreadcrumbList'] },
        { path: '/authors/halcyon-works', text: 'author.feed', data: ['ProfilePage', 'ItemList', 'BreadcrumbList'] },
        { path: '/mods?f=magic', text: 'listing.results', data: ['ItemList', 'BreadcrumbList'] },
        {
          path: `/mods?tag=${encodeURIComponent(mod.tags[0] ?? '')}`,
          text: 'listing.results',
          data: ['ItemList', 'BreadcrumbList'],
        },
        { path: '/faq', text: 'faq.lead', data: ['FAQPage', 'BreadcrumbList'] },
        { path: '/help', text: 'help.startTitle', data: ['WebPage', 'BreadcrumbList'] },
        { path: '/changelog', text: 'title.changelog', data: ['WebPage', 'BreadcrumbList'] },
        { path: '/guidelines', text: 'title.guidelines', data: ['WebPage', 'BreadcrumbList'] },
        { path: '/partners', text: 'partners.whatTitle', data: ['WebPage', 'BreadcrumbList'] },
        { path: '/terms', text: 'terms.portalTitle', data: ['WebPage', 'BreadcrumbList'] },
        { path: '/privacy', text: 'privacy.adsTitle', data: ['WebPage', 'BreadcrumbList'] },
        { path: '/contact', text: 'contact.title', data: ['ContactPage', 'BreadcrumbList'] },
        { path: '/public/media-kit', text: 'mediaKit.formats', data: ['WebPage', 'BreadcrumbList'] },
        { path: '/public/contact', text: 'title.mediaKitContact', data: ['ContactPage', 'BreadcrumbList'] },
      ] as const;
      for (const locale of LOCALES) {
        await choose(page.context(), locale, theme);
        const translate = createTranslator(locale);
        const titles = new Set<string>();
        for (const { path, text, data } of pages) {
          const at = `${path} in ${locale}`;
          expect((await page.goto(path))?.status(), at).toBe(200);
          await expect(page.locator(`html[lang="${locale}"][data-theme="${theme}"]`), at).toHaveCount(1);
          await expect(page.getByRole('main'), at).toContainText(translate(text));
          titles.add(await page.title());
          expect(await readContent(page, 'meta[name=description]'), at).toMatch(/.{10}/);
          const url = BRAND.officialSite + path;
          await expect(page.locator('link[rel=canonical]'), at).toHaveAttribute('href', url);
          expect(await readContent(page, 'meta[property="og:url"]'), at).toBe(url);
          const alternates = page.locator('link[rel=alternate][hreflang]');
          await expect(alternates, at).toHaveCount(LOCALES.length + 1);
          expect(await readStructuredData(page, at), at).toEqual(data);
        }
        expect(titles.size).toBe(pages.length);
      }
      const picture = new URL((await readContent(page, 'meta[property="og:image"]')) ?? '');
      const response = await page.request.get(picture.pathname);
      expect(response.status()).toBe(200);
      expect(await sharp(await response.body()).metadata()).toMatchObject({ ...PREVIEW_SIZE });
    });

  test('download and contact pages say what they need (R221, R222)', async ({ newVisitor, mod }) => {
    const page = await newVisitor({ javaScriptEnabled: false });
    for (const locale of LOCALES) {
      await choose(page.context(), locale, 'light');
      await page.goto(`/mods/${mod.slug}/download`);
      const translate = createTranslator(locale);
      await expect(page.getByRole('main').locator('noscript p')).toHaveText(translate('download.needs'));
      await expect(page.getByRole('main').locator('code[data-hash]')).toBeVisible();
      const url = `${BRAND.officialSite}/mods/${mod.slug}`;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url);
      expect(await readStructuredData(page, locale)).toEqual(['SoftwareApplication', 'BreadcrumbList']);
      await page.goto('/contact');
      await expect(page.getByRole('main').locator('noscript p')).toHaveText(translate('needsScript.text'));
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    }
  });

  for (const { path, heading, link } of MISSING)
    test(`${path} says in six languages that nothing is there, with links to other pages (R221, R224)`, async ({
      newVisitor,
    }) => {
      const page = await newVisitor({ javaScriptEnabled: false });
      for (const locale of LOCALES) {
        await choose(page.context(), locale, 'dark');
        expect((await page.goto(path))?.status()).toBe(404);
        const title = await heading(locale);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        expect(await page.title()).toBe(`${title} · ${BRAND.name}`);
        await page
          .getByRole('main')
          .getByRole('link', { name: createTranslator(locale)(link) })
          .click();
        await expect(page).toHaveURL('/mods');
      }
    });

  test('a list’s search keeps filters, order and language, and its order can change (R221)', async ({ newVisitor }) => {
    const page = await newVisitor({ javaScriptEnabled: false });
    await page.goto('/mods?f=magic&g=forge&s=recent&lang=en-US');
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill('a');
    await search.press('Enter');
    await expect(page).toHaveURL('/mods?q=a&g=forge&f=magic&s=recent&lang=en-US');
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('rating');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/s=rating/);
    await expect(page).toHaveURL(/f=magic/);
    await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('rating');
  });

  test('the FAQ opens and finds answers (R221)', async ({ newVisitor }) => {
    const page = await newVisitor({ javaScriptEnabled: false });
    await page.goto('/faq');
    const questions = page.getByRole('main').locator('details');
    const all = await questions.count();
    await questions.first().locator('summary').click();
    await expect(questions.first().locator('.prose')).toBeVisible();
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill('conta');
    await search.press('Enter');
    await expect(page).toHaveURL('/faq?q=conta');
    await expect(questions.first().locator('mark').first()).toBeVisible();
    expect(await questions.count()).toBeLessThan(all);
  });

  test('a phone shows sections and search instead of menus (R221)', async ({ newVisitor }) => {
    const page = await newVisitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.goto('/faq');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button')).toHaveCount(0);
    await expect(header.getByRole('combobox')).toBeVisible();
    await header.getByRole('link', { name: 'Addons' }).click();
    await expect(page).toHaveURL('/addons');
  });

  test('a mod has its text, versions and links, and a search works (R221)', async ({ newVisitor, mod }) => {
    const page = await newVisitor({ javaScriptEnabled: false });
    await page.goto(`/mods/${mod.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: mod.title })).toBeVisible();
    await expect(page.locator('.prose').first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Seções da página' }).getByRole('link', { name: 'Versões' }).click();
    await expect(page.getByRole('main').getByRole('table')).toContainText(mod.releases[0]?.version ?? '');
    const search = page.getByRole('banner').getByRole('combobox', { name: 'Buscar mods e addons' });
    await search.fill(mod.title);
    await search.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(page.getByRole('article').getByRole('link', { name: mod.title, exact: true })).toBeVisible();
  });

  test('the filters of a list work as a form, also on a phone (R221)', async ({ newVisitor }) => {
    const page = await newVisitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.goto(`/search?q=de&x=${CATEGORIES[0]}&lang=pt-BR`);
    await page.getByRole('link', { name: 'Filtros' }).click();
    await expect(page).toHaveURL(/#filters$/);
    const [list, filters] = [page.getByRole('article').last(), page.getByRole('group', { name: 'Categoria' })];
    const getTop = async (part: Locator) => (await part.boundingBox())?.y;
    expect(await getTop(filters)).toBeGreaterThan((await getTop(list)) ?? Number.POSITIVE_INFINITY);
    await page.getByRole('checkbox', { name: /^Addon/ }).check();
    await page.getByRole('checkbox', { name: /^Português/ }).check();
    await page.getByRole('checkbox', { name: /^sem / }).uncheck();
    await expect(filters.getByRole('checkbox').last()).toHaveAttribute('value', CATEGORIES.at(-1) ?? '');
    await page.getByRole('button', { name: 'Aplicar filtros' }).click();
    await expect(page).toHaveURL(/\/search\?.*t=addon/);
    await expect(page).toHaveURL(/q=de/);
    await expect(page).toHaveURL(/&l=pt/);
    await expect(page).toHaveURL(/lang=pt-BR/);
    await expect(page).not.toHaveURL(/x=/);
    await expect(page.getByRole('checkbox', { name: /^Addon/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Português/ })).toBeChecked();
    await page.goto('/search?q=xqzwvkj');
    await expect(page.getByRole('main')).toContainText('Nenhum resultado');
  });
});

test('a page keeps language and theme of the visitor from its first bytes', async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Escolher idioma' }).click();
  await page.getByRole('menuitemradio', { name: 'Français (France)' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  const html = (await (await page.goto('/mods'))?.text()) ?? '';
  expect(html).toContain('<html lang="fr-FR" data-theme="light">');
  await page.goto('/mods?lang=zh-CN');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.goto('/');
  await expect(page.locator('html'), 'the language of one address is no choice').toHaveAttribute('lang', 'fr-FR');
});

test('language, theme and heading stay as they arrive on a slow browser (R226)', async ({ newVisitor, mod }) => {
  const page = await newVisitor({ locale: 'fr-FR', timezoneId: 'Asia/Tokyo' });
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await choose(page.context(), 'fr-FR', 'light');
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const note = (): void => {
      const { lang, dataset } = document.documentElement;
      const heading = document.querySelector('h1')?.textContent;
      if (heading) seen.add(`${lang} ${dataset.theme} ${heading}`);
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['lang', 'data-theme'],
    });
    Object.assign(window, { getSeen: () => [...seen] });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const path of ['/', '/mods', `/mods/${mod.slug}`, '/faq', '/authors/halcyon-works']) {
    await page.goto(path);
    const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
    const seen = await page.evaluate(() => Reflect.get(window, 'getSeen')());
    expect(seen, path).toEqual([`fr-FR light ${heading}`]);
  }
});

test('the layout does not move when React hydrates a page (R226)', async ({ page, player, mod }) => {
  for (const visitor of [page, player])
    for (const path of ['/', '/mods', `/mods/${mod.slug}`, '/faq', '/terms', '/authors/halcyon-works', '/nada']) {
      await visitor.goto(path);
      expect(await getLayoutShift(visitor), path).toBeLessThanOrEqual(0.01);
    }
});

test('the browser requests no data that the page contains', async ({ page, mod }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  const known = ['/', '/mods', '/search?q=vila', `/mods/${mod.slug}`, '/authors/halcyon-works'];
  for (const path of [...known, '/faq', '/changelog', '/public/media-kit', '/mods/nao-existe']) await page.goto(path);
  const contained = [
    '/api/home',
    '/api/mods/public',
    '/api/game-versions',
    `/api/mods/${mod.slug}`,
    '/api/authors/halcyon-works',
    '/api/faq',
    '/api/changelog',
    '/api/media-kit',
    '/api/mods/nao-existe',
  ];
  expect(calls.filter((path) => contained.includes(path))).toEqual([]);
});

/** Opens a page whose scripts arrive only when the returned function is called. */
const openHeld = async (page: Page, path: string): Promise<() => Promise<unknown>> => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  const opened = page.goto(path);
  return () => {
    gate.resolve();
    return opened;
  };
};

test('what a visitor does before the scripts run is done when they run', async ({ page, mod }) => {
  const release = await openHeld(page, `/mods/${mod.slug}`);
  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill('vila');
  await page.getByRole('main').getByRole('button', { name: 'Mais opções' }).click();
  await release();
  await expect(page.getByRole('menuitem', { name: 'Copiar link' })).toBeVisible();
  await expect(search).toHaveValue('vila');
});

test('filters that a visitor sets before the scripts run apply when they run', async ({ page }) => {
  const release = await openHeld(page, '/mods');
  const option = (name: RegExp) => page.getByRole('main').getByRole('checkbox', { name });
  await option(/^Fabric/).check();
  await option(/^Forge/).check();
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('downloads');
  await release();
  await expect(page).toHaveURL(/s=downloads/);
  expect(new URL(page.url()).searchParams.getAll('g').toSorted()).toEqual(['fabric', 'forge']);
  await expect(option(/^Fabric/)).toBeChecked();
});

test('the address of a language keeps the language, and names itself as canonical (R222)', async ({ page, mod }) => {
  for (const path of ['/', '/mods', '/search?q=vila', `/mods/${mod.slug}`, '/faq', '/privacy', '/authors/lumen']) {
    const address = `${path}${path.includes('?') ? '&' : '?'}lang=fr-FR`;
    await page.goto(address);
    await expect(page).toHaveURL(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', BRAND.officialSite + address);
  }
});

test('a page names its feeds, and an author’s page offers one (R223)', async ({ page, mod }) => {
  const feeds = {
    '/': '/feeds/mods',
    '/mods?f=magic&lang=fr-FR': '/feeds/mods',
    '/search?q=vila': '/feeds/mods',
    [`/mods/${mod.slug}`]: `/feeds/mods/${mod.slug}`,
    '/authors/halcyon-works': '/feeds/mods',
  };
  for (const [path, feed] of Object.entries(feeds)) {
    await page.goto(path);
    const links = page.locator('link[rel=alternate][type]');
    await expect(links).toHaveCount(2);
    for (const format of ['atom', 'json']) {
      const href = await page
        .locator(`link[rel=alternate][type*=${format}], link[type*="feed+${format}"]`)
        .getAttribute('href');
      const { origin, pathname, search } = new URL(href ?? '');
      expect([origin, pathname]).toEqual([BRAND.officialSite, `${feed}.${format}`]);
      expect((await page.request.get(pathname + search)).status(), path).toBe(200);
    }
  }
  const link = page.getByRole('main').getByRole('link', { name: 'Assinar o feed' });
  await expect(link).toHaveAttribute('href', '/feeds/mods.atom?author=halcyon-works');
});

test('the author on a card and on a mod’s page leads to the author’s page (R225)', async ({ page, mod }) => {
  await page.goto('/mods');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: mod.title, exact: true }) });
  const author = page.getByRole('heading', { level: 1, name: mod.author });
  await card.getByRole('link', { name: `por ${mod.author}` }).click();
  await expect(author).toBeVisible();
  await expect(page).toHaveTitle(`${mod.author} · ${BRAND.name}`);
  for (const one of await page.getByRole('article').all()) await expect(one).toContainText(`por ${mod.author}`);
  await page.goto(`/mods/${mod.slug}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: `por ${mod.author}` })
    .first()
    .click();
  await expect(author).toBeVisible();
});

test('a category has its own title, until the filter is removed (R225)', async ({ page }) => {
  await page.goto('/mods?f=magic');
  await expect(page).toHaveTitle(`Mods: Magia · ${BRAND.name}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mods: Magia' })).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveTitle(`Mods · ${BRAND.name}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Explorar mods' })).toBeVisible();
});

test('an answer opened before the scripts run stays open, and one click closes it', async ({ page }) => {
  const release = await openHeld(page, '/faq');
  const first = page.getByRole('main').locator('details').first();
  await first.locator('summary').click();
  await release();
  await expect(first).toHaveAttribute('open');
  await first.locator('summary').click();
  await expect(first).not.toHaveAttribute('open');
});

test('a page of something missing is hydrated as the server rendered it', async ({ page, watch }) => {
  for (const { path, heading } of MISSING) {
    const title = await heading('pt-BR');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · ${BRAND.name}`);
  }
  // The API refuses a slug of this length, so the browser renders the page.
  watch.expectError(/status of 400 .*\/api\/mods\/a+\)/);
  expect((await page.goto(`/mods/${'a'.repeat(201)}`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a message sent before the scripts run reaches no URL', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const release = await openHeld(page, '/contact');
  const message = page.getByRole('textbox', { name: 'Mensagem' });
  await message.fill('Segredo');
  await page.getByRole('textbox', { name: 'Nome' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Nome' }).press('Enter');
  await release();
  await expect(page).toHaveURL('/contact');
  await expect(message).toHaveValue('Segredo');
  expect(urls.filter((url) => url.includes('Segredo'))).toEqual([]);
});

test('half an emoji at the end of a shortened text breaks no page', async ({ page }) => {
  const hammers = '🔨'.repeat(60);
  for (const path of [`/search?q=xqzwvkj${hammers}`, `/mods?tag=a${hammers}`]) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('main')).toContainText('Nada saiu da forja');
  }
});

test('another spelling of an address names the usual one as canonical (R222)', async ({ page }) => {
  for (const [path, canonical] of [
    ['/mods/', '/mods'],
    ['/authors/halcyon-works/', '/authors/halcyon-works'],
    ['/faq/', '/faq'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', BRAND.officialSite + canonical);
  }
  await page.goto('/public?lang=fr-FR');
  await expect(page).toHaveURL('/public/media-kit?lang=fr-FR');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
});

test('the title of an author’s page stays when the language changes (R225)', async ({ page }) => {
  await page.goto('/authors/halcyon-works');
  await page.getByRole('banner').getByRole('button', { name: 'Escolher idioma' }).click();
  await page.getByRole('menuitemradio', { name: 'Français (France)' }).click();
  await expect(page.getByRole('main')).toContainText('S’abonner au flux');
  await expect(page).toHaveTitle(`Halcyon Works · ${BRAND.name}`);
});

test('without scripts, wide windows show no menus, and the pages of a list keep the language', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto('/mods?lang=en-US');
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/mods?page=2&lang=en-US');
  await page.goto('/public/media-kit');
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
});
