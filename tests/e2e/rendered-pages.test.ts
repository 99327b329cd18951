import { BRAND } from '@bigorna/domain/brand';
import { CATEGORIES } from '@bigorna/domain/catalogue-terms';
import { LOCALES, type Locale } from '@bigorna/domain/locales';
import { formatPageChoice, PAGE_COOKIE, PAGE_THEMES } from '@bigorna/domain/page-choice';
import { PREVIEW_SIZE } from '@bigorna/domain/preview-picture';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { environment } from './support/environment.ts';
import { expect, test } from './support/fixtures.ts';
import { createTranslator } from './support/messages.ts';

const SITE = environment.BIGORNA_URL;

/** Tells the server language and theme, as the site's own cookie. */
const choose = (context: BrowserContext, locale: Locale, theme: (typeof PAGE_THEMES)[number]): Promise<void> =>
  context.addCookies([{ name: PAGE_COOKIE, value: formatPageChoice({ locale, theme }), url: SITE }]);

const readContent = (page: Page, selector: string): Promise<string | null> =>
  page.locator(selector).getAttribute('content');

/** What structured data of schema.org must have at least. */
const structuredData = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() });

const readStructuredData = async (page: Page): Promise<string[]> => {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((json) => structuredData.parse(JSON.parse(json))['@type']);
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
          expect(await readStructuredData(page), at).toEqual(data);
        }
        expect(titles.size).toBe(pages.length);
      }
      const picture = new URL((await readContent(page, 'meta[property="og:image"]')) ?? '');
      const response = await page.request.get(picture.pathname);
      expect(response.status()).toBe(200);
      expect(await sharp(await response.body()).metadata()).toMatchObject({ ...PREVIEW_SIZE });
    });

  test('a mod has its text, versions and links, and a search works (R221)', async ({ newVisitor, mod }) => {
    const page = await newVisitor({ javaScriptEnabled: false });
    await page.goto(`/mods/${mod.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: mod.title })).toBeVisible();
    await expect(page.locator('.prose').first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Partes da página' }).getByRole('link', { name: 'Versões' }).click();
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
  for (const path of ['/', '/mods', `/mods/${mod.slug}`]) {
    await page.goto(path);
    const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
    const seen = await page.evaluate(() => Reflect.get(window, 'getSeen')());
    expect(seen, path).toEqual([`fr-FR light ${heading}`]);
  }
});

test('the layout does not move when React hydrates a page (R226)', async ({ page, player, mod }) => {
  for (const visitor of [page, player])
    for (const path of ['/', '/mods', `/mods/${mod.slug}`]) {
      await visitor.goto(path);
      const shift = await visitor.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                if (!Reflect.get(entry, 'hadRecentInput')) sum += Reflect.get(entry, 'value');
            }).observe({ type: 'layout-shift', buffered: true });
            requestIdleCallback(() => requestAnimationFrame(() => resolve(sum)));
          }),
      );
      expect(shift, path).toBeLessThanOrEqual(0.01);
    }
});

test('the browser requests no data that the page contains', async ({ page, mod }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  for (const path of ['/', '/mods', '/search?q=vila', `/mods/${mod.slug}`]) await page.goto(path);
  const contained = ['/api/home', '/api/mods/public', '/api/game-versions', `/api/mods/${mod.slug}`];
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
  for (const path of ['/', '/mods', '/search?q=vila', `/mods/${mod.slug}`]) {
    const address = `${path}${path.includes('?') ? '&' : '?'}lang=fr-FR`;
    await page.goto(address);
    await expect(page).toHaveURL(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', BRAND.officialSite + address);
  }
});
