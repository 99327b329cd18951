import { expect, test } from './support/fixtures.ts';

const DEAD = /400 \(Bad Request\).*\/api\/auth\/verify-reset-token/;

for (const { problem, path } of [
  { problem: 'has an unknown mode', path: '/auth/action?mode=signIn&oobCode=abc' },
  { problem: 'has no code', path: '/auth/action?mode=resetPassword' },
  { problem: 'has no parameters', path: '/auth/action' },
]) {
  test(`offers ways to continue when the link ${problem} (R066, R077)`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Este link está incompleto');
    await expect(main.getByRole('link', { name: 'Redefinir senha' })).toHaveAttribute('href', '/forgot-password');
    await expect(main.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
    await expect(main.getByRole('link', { name: 'Falar com a equipe' })).toHaveAttribute('href', '/contact');
  });
}

test('forwards a complete link and removes its code from the history (R066)', async ({ page, watch }) => {
  watch.expectError(DEAD);
  await page.goto('/contact');
  await page.goto('/auth/action?mode=resetPassword&oobCode=nunca-existiu&apiKey=k');
  await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('applies the language of the link only when the visitor has chosen none (R066)', async ({ newVisitor, watch }) => {
  watch.expectError(DEAD);
  const link = '/auth/action?mode=resetPassword&oobCode=nunca-existiu&lang=en';
  const visitor = await newVisitor({ locale: 'pt-BR' });
  await visitor.goto(link);
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  const chooser = await newVisitor({ locale: 'pt-BR' });
  await chooser.addInitScript(() => localStorage.setItem('locale', 'pt-BR'));
  await chooser.goto(link);
  await expect(chooser.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  await expect(chooser.locator('html')).toHaveAttribute('lang', 'pt-BR');
});
