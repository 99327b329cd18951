import { expect, test } from './support/fixtures.ts';

for (const { browser, site } of [
  { browser: 'pt-BR', site: 'pt-BR' },
  { browser: 'pt-PT', site: 'pt-BR' },
  { browser: 'en-GB', site: 'en-US' },
  { browser: 'de-DE', site: 'pt-BR' },
]) {
  test(`R055 a browser in ${browser} reads the site in ${site}`, async ({ newVisitor }) => {
    const page = await newVisitor({ locale: browser });
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', site);
    const register = site === 'pt-BR' ? 'Registro' : 'Register';
    await expect(page.getByRole('banner').getByRole('link', { name: register, exact: true })).toBeVisible();
  });
}

test('R058 the API’s messages come in the reader’s language', async ({ newVisitor, watch }) => {
  watch.expectError(/401 \(Unauthorized\).*\/api\/auth\/login/);
  for (const { locale, text } of [
    { locale: 'pt-BR', text: 'Usuário ou senha incorretos.' },
    { locale: 'en-US', text: 'Wrong username or password.' },
  ]) {
    const page = await newVisitor({ locale });
    await page.goto('/login');
    await page.getByRole('main').getByRole('textbox').first().fill(`ninguem-${locale.toLowerCase()}`);
    await page.locator('input[type=password]').fill('Errada123');
    await page.keyboard.press('Enter');
    await expect(page.getByText(text).first()).toBeVisible();
  }
});

test('a language whose texts cannot be loaded gives way to pt-BR', async ({ newVisitor, watch }) => {
  watch.expectError(/Failed to load resource.*en-US/);
  const page = await newVisitor({ locale: 'en-US' });
  await page.route('**/assets/texts-*/en-US.*', (route) => route.abort());
  await page.goto('/mods');
  await expect(page.getByRole('heading', { level: 1, name: 'Explorar mods' })).toBeVisible();
  await page.unroute('**/assets/texts-*/en-US.*');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore mods' })).toBeVisible();
});
