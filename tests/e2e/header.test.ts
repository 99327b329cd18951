import { BRAND } from '@bigorna/domain/brand';
import { LANGUAGES } from '@bigorna/domain/locales';
import { listPopularMods } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { findAddon, findRichMod } from './support/rich-mod.ts';
import { getLoginLink } from './support/session.ts';

test('links home, and searches with the text trimmed and encoded (R031)', async ({ page }) => {
  await page.goto('/login');
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Buscar mods e addons' });
  await search.fill('  água & fogo/1.21?  ');
  await search.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('água & fogo/1.21?');
  expect(new URL(page.url()).pathname).toBe('/search');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('água & fogo/1.21?');
  await page.getByRole('banner').getByRole('link', { name: 'Bigorna' }).click();
  await expect(page).toHaveURL('/');
});

test('shows the login on a phone, and the registration only in the menu (R032, R034)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq');
  await expect(getLoginLink(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Criar conta' })).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Criar conta' })).toBeVisible();
});

test('hides the button for keyboard shortcuts in the footer on a phone (R036)', async ({ page }) => {
  const shortcuts = page.getByRole('contentinfo').getByRole('button', { name: 'Atalhos do teclado' });
  await page.goto('/faq');
  await expect(shortcuts).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(shortcuts).toBeHidden();
});

test('marks Addons on the page of an addon, and Mods on the page of a mod (R031)', async ({ page }) => {
  const sections = page.getByRole('banner').getByRole('navigation');
  const current = sections.locator('[aria-current=page]');
  const [addon, mod] = await Promise.all([findAddon('.mcaddon'), findRichMod()]);
  await page.goto(`/mods/${addon.slug}`);
  await expect(current).toHaveText('Addons');
  await page.goto(`/mods/${mod.slug}`);
  await expect(current).toHaveText('Mods');
  await sections.getByRole('link', { name: 'Ajuda' }).click();
  await expect(current).toHaveText('Ajuda');
});

test('shows that a page needs JavaScript when JavaScript is disabled', async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto('/login');
  // Playwright finds no text inside of noscript.
  const lines = page.locator('noscript p');
  await expect(lines.first()).toBeVisible();
  await expect(lines).toHaveCount(LANGUAGES.length);
  await expect(lines).toHaveText([
    /^A Bigorna precisa de JavaScript/,
    /^Bigorna needs JavaScript/,
    /^Bigorna necesita/,
    /^Bigorna a besoin/,
    /^Bigorna 需要/,
  ]);
});

test('ignores an empty search (R031)', async ({ page }) => {
  await page.goto('/login');
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Buscar mods e addons' });
  const historyLength = () => page.evaluate(() => history.length);
  const before = await historyLength();
  for (const text of ['', '   ']) {
    await search.fill(text);
    await search.press('Enter');
  }
  await expect(page).toHaveURL('/login');
  expect(await historyLength()).toBe(before);
  await search.fill('forja');
  await search.press('Enter');
  await expect(page).toHaveURL('/search?q=forja');
});

test('the / key focuses the search, unless the visitor types in a field (R031)', async ({ page }) => {
  await page.goto('/login');
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Buscar mods e addons' });
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.focus();
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await field.blur();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(search).not.toBeFocused();
});

test('offers login and registration when signed out (R034)', async ({ page }) => {
  await page.goto('/');
  await expect(getLoginLink(page)).toHaveAttribute('href', '/login');
  await page.getByRole('banner').getByRole('link', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL('/register');
  await getLoginLink(page).click();
  await expect(page).toHaveURL('/login');
});

test('hides the footer on catalogue paths only (R037)', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  for (const path of ['/', '/search', '/login']) {
    await page.goto(path);
    await expect(footer, path).toBeVisible();
  }
  await expect(footer).toContainText(String(new Date().getFullYear()));
  const [mod] = await listPopularMods();
  for (const path of ['/mods', '/addons', `/mods/${mod.slug}`]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(footer, path).toBeHidden();
  }
});

test('the search form of a phone trims, encodes, ignores blanks and suggests (R032)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/login');
  const banner = page.getByRole('banner');
  const search = banner.getByRole('combobox', { name: 'Buscar mods e addons' });
  const toggle = banner.getByRole('button', { name: 'Buscar', exact: true });
  await expect(search).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(search).toBeFocused();
  await expect(search).toHaveCount(1);
  const before = await page.evaluate(() => history.length);
  for (const text of ['', '   ']) {
    await search.fill(text);
    await search.press('Enter');
  }
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => history.length)).toBe(before);
  await toggle.click();
  await expect(search).toBeHidden();
  await page.locator('body').press('/');
  await expect(search).toBeFocused();
  const [mod] = await listPopularMods();
  await search.fill(mod.title.slice(0, 5));
  await expect(banner.getByRole('option').first()).toBeVisible();
  await search.fill('  água & fogo/1.21?  ');
  await search.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('água & fogo/1.21?');
  expect(new URL(page.url()).pathname).toBe('/search');
  await expect(search).toBeHidden();
});

test('the phone menu links to sections, login, help, questions and contact (R032, R034)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/login');
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await button.click();
  for (const { name, path } of [
    { name: 'Mods', path: '/mods' },
    { name: 'Addons', path: '/addons' },
    { name: 'Ajuda', path: '/help' },
    { name: 'Novidades do site', path: '/changelog' },
    { name: 'Perguntas frequentes', path: '/faq' },
    { name: 'Contato', path: '/contact' },
    { name: 'Entrar', path: '/login' },
    { name: 'Criar conta', path: '/register' },
  ])
    await expect(sheet.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await sheet.getByRole('link', { name: 'Contato' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('the phone menu also lists the pages of a member (R032, R035)', async ({ openAs }) => {
  const page = await openAs('jogador', { viewport: { width: 360, height: 640 } });
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  for (const path of ['/dashboard', '/favorites', '/downloads'])
    await expect(sheet.locator(`a[href="${path}"]`)).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Entrar', exact: true })).toHaveCount(0);
  await expect(sheet.locator('a[href="/admin"]')).toHaveCount(0);
});

test('links to help at the same position on different pages', async ({ page }) => {
  for (const path of ['/', '/mods', '/login']) {
    await page.goto(path);
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    await expect(links, path).toHaveText(['Mods', 'Addons', 'Ajuda']);
    await expect(links.last()).toHaveAttribute('href', '/help');
  }
});

test('the footer has brand, description, quick links, social links and the year (R036)', async ({ page }) => {
  await page.goto('/login');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Bigorna');
  await expect(footer).toContainText('Mods e addons num só lugar, revisados um a um.');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Bigorna`);
  for (const { name, path } of [
    { name: 'Início', path: '/' },
    { name: 'Explorar mods', path: '/mods' },
    { name: 'Favoritos', path: '/favorites' },
    { name: 'Downloads', path: '/downloads' },
    { name: 'Central de ajuda', path: '/help' },
    { name: 'Perguntas frequentes', path: '/faq' },
    { name: 'Contato', path: '/contact' },
    { name: 'Regras da comunidade', path: '/guidelines' },
    { name: 'Novidades do site', path: '/changelog' },
    { name: 'Parcerias', path: '/partners' },
    { name: 'Mídia kit', path: '/public/media-kit' },
    { name: 'Termos de uso', path: '/terms' },
    { name: 'Privacidade', path: '/privacy' },
    { name: 'Canal de vídeos', path: BRAND.social.video },
    { name: 'Vídeos curtos', path: BRAND.social.shorts },
    { name: 'Fotos', path: BRAND.social.photos },
    { name: 'Site oficial', path: BRAND.social.site },
  ])
    await expect(footer.getByRole('link', { name, exact: true }), name).toHaveAttribute('href', path);
});

for (const { reducedMotion, behavior } of [
  { reducedMotion: 'no-preference', behavior: 'smooth' },
  { reducedMotion: 'reduce', behavior: 'instant' },
] as const) {
  test(`uses ${behavior} scrolling to the top with motion preference ${reducedMotion} (R036)`, async ({
    newVisitor,
  }) => {
    const page = await newVisitor({ reducedMotion, viewport: { width: 360, height: 480 } });
    await page.addInitScript(() => {
      const scroll = window.scrollTo.bind(window);
      window.scrollTo = (...given: unknown[]) => {
        const [options] = given;
        if (options && typeof options === 'object' && 'behavior' in options)
          document.documentElement.dataset.scrolled = String(options.behavior);
        Reflect.apply(scroll, window, given);
      };
    });
    await page.goto('/login');
    const button = page.getByRole('contentinfo').getByRole('button', { name: 'Voltar ao topo' });
    await button.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', behavior);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Bigorna' })).toBeFocused();
  });
}
