import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { skipToContent } from './support/keyboard.ts';

const main = (page: Page) => page.getByRole('main');
const contents = (page: Page) => main(page).getByRole('navigation', { name: 'Nesta página' });
const sections = (page: Page) => main(page).getByRole('region');

const PAGES = [
  { id: 'R038', path: '/terms', title: 'Termos de uso', english: 'Terms of use' },
  { id: 'R040', path: '/privacy', title: 'Política de privacidade', english: 'Privacy policy' },
  { id: 'R040', path: '/guidelines', title: 'Regras da comunidade', english: 'Community guidelines' },
  { id: 'R040', path: '/help', title: 'Central de ajuda', english: 'Help center' },
  { id: 'R040', path: '/partners', title: 'Parcerias', english: 'Partnerships' },
] as const;

for (const { id, path, title, english } of PAGES) {
  test(`${path} has title, date, linked table of contents and an English version (${id})`, async ({ page }) => {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(main(page).locator('time')).toHaveText(/^\d{1,2} de \p{L}+ de \d{4}$/u);
    const headings = await sections(page).getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.length).toBeGreaterThanOrEqual(4);
    await expect(contents(page).getByRole('link')).toHaveText(headings);
    const hrefs = await contents(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const ids = await sections(page).evaluateAll((parts) => parts.map((part) => `${location.pathname}#${part.id}`));
    expect(hrefs).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);

    await page.evaluate(() => localStorage.setItem('locale', 'en-US'));
    await page.reload();
    await expect(main(page).getByRole('heading', { level: 1, name: english })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(main(page).locator('time')).toHaveText(/^\p{L}+ \d{1,2}, \d{4}$/u);
    await expect(sections(page)).toHaveCount(headings.length);
  });
}

test('every link of the text pages leads to an existing page (R038, R040)', async ({ page }) => {
  const found = new Set<string>();
  for (const { path } of PAGES) {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    for (const href of await main(page)
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
      if (!href.includes('#')) found.add(href);
  }
  const pathnames = new Set([...found].map((href) => href.replace(/\?.*/, '')));
  for (const { path } of PAGES) expect([...pathnames]).toContain(path);
  expect([...pathnames]).toEqual(expect.arrayContaining(['/contact', '/faq', '/edit-profile']));
  for (const pathname of pathnames) {
    await page.goto(pathname);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page, pathname).not.toHaveTitle(/^Página não encontrada/);
  }
});

test('opens a section by anchor; the table of contents highlights the current section (R040)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/privacy#keeping');
  const retention = main(page).getByRole('heading', { name: 'Por quanto tempo' });
  await expect(retention).toBeFocused();
  await expect(retention).toBeInViewport();
  const link = (name: string) => contents(page).getByRole('link', { name });
  await expect(link('Por quanto tempo')).toHaveAttribute('aria-current', 'true');
  await link('Em poucas palavras').focus();
  await page.keyboard.press('Enter');
  const short = main(page).getByRole('heading', { name: 'Em poucas palavras' });
  await expect(short).toBeFocused();
  await expect(short).toBeInViewport();
  await expect(page).toHaveURL('/privacy#short');
  await expect(link('Em poucas palavras')).toHaveAttribute('aria-current', 'true');
  await expect(link('Por quanto tempo')).not.toHaveAttribute('aria-current');
});

for (const { path, entry } of [
  { path: '/privacy', entry: 'section[id]' },
  { path: '/changelog', entry: 'li[id]' },
])
  test(`the skip link on ${path} leads to the beginning, not to the first entry (R040)`, async ({ page }) => {
    await page.goto(path);
    await expect(main(page).locator(entry).first()).toBeVisible();
    await skipToContent(page);
    await expect(main(page).locator(entry).locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(main(page).locator(':focus')).toBeVisible();
  });

test('prefills the subject of a proposal and an appeal (R040)', async ({ page }) => {
  for (const { path, link, subject } of [
    { path: '/partners', link: 'Mande a sua proposta', subject: 'Proposta de parceria' },
    { path: '/guidelines', link: 'Escreva para a equipe', subject: 'Recurso contra um banimento' },
  ]) {
    await page.goto(path);
    await main(page).getByRole('link', { name: link }).click();
    await expect(main(page).getByLabel('Assunto')).toHaveValue(subject);
  }
});

test('the help center is accessible, fits a phone and prints only text (R040)', async ({ page }) => {
  await page.goto('/help');
  await expect(main(page).getByRole('heading', { name: 'Instalar mods na edição Java' })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(contents(page)).toBeHidden();
  await expect(main(page).getByRole('heading', { name: 'Instalar mods na edição Java' })).toBeVisible();
});
