import { listMods } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { loginLink } from './support/session.ts';

test('R031 the header leads home, and its search goes to /search with the text trimmed and encoded', async ({
  page,
}) => {
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

test('R031 an empty search does nothing, one with a text goes on', async ({ page }) => {
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

test('R031 the key / focuses the search, but not while something else is typed', async ({ page }) => {
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

test('R034 signed out, the header offers login and registration', async ({ page }) => {
  await page.goto('/');
  await expect(loginLink(page)).toHaveAttribute('href', '/login');
  await page.getByRole('banner').getByRole('link', { name: 'Registro' }).click();
  await expect(page).toHaveURL('/register');
  await loginLink(page).click();
  await expect(page).toHaveURL('/login');
});

test('R037 the footer is left out on the paths of the catalogue, and shown elsewhere', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  for (const path of ['/', '/search', '/login']) {
    await page.goto(path);
    await expect(footer, path).toBeVisible();
  }
  await expect(footer).toContainText(String(new Date().getFullYear()));
  const [mod] = await listMods({ limit: '1', sort: 'downloads' });
  for (const path of ['/mods', '/addons', `/mods/${mod?.slug}`]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(footer, path).toBeHidden();
  }
});
