import { randomUUID } from 'node:crypto';
import { uploadAdPicture } from './support/ads.ts';
import { createModForComments, findComment, getCommentField } from './support/comments.ts';
import { expectLoaded, getMenuItem } from './support/console-pages.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { refuseStorage } from './support/refused-storage.ts';
import { getLoginForm, sendLogin } from './support/session.ts';
import { createStaff } from './support/staff.ts';

test.beforeEach(async ({ page }) => {
  test.slow();
  await refuseStorage(page);
});

test('opens the console after a login and works for the visit when storage is refused (R121)', async ({ page }) => {
  const staff = await createStaff('admin');
  const main = page.getByRole('main');
  const create = main.getByRole('link', { name: 'Criar' });
  await test.step('returns to the site on Back', async () => {
    await page.goto('/login');
    await sendLogin(page, staff);
    await expect(page).toHaveURL(/\/admin\/?$/);
    await expectLoaded(page);
    await page.goBack();
    await expect(getLoginForm(page).identifier).toBeVisible();
  });

  await page.goto('/admin/faq');
  await expect(page).toHaveURL(/\/login\?from=%2Fadmin%2Ffaq$/);
  await sendLogin(page, staff);
  await expect(page).toHaveURL(/\/admin\/faq$/);
  await expectLoaded(page);

  await test.step('remembers the theme while the page is open', async () => {
    await page.getByRole('menuitem', { name: 'Usar tema claro' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  await test.step('saves a form', async () => {
    const question = `Pergunta ${randomUUID().slice(0, 8)}?`;
    await create.click();
    await page.getByLabel('Pergunta · Português (Brasil)').fill(question);
    await page.getByLabel('Resposta · Português (Brasil)').fill('Porque **sim**.');
    await main.getByRole('button', { name: 'Salvar' }).click();
    await expect(main.getByRole('listitem').filter({ hasText: question })).toBeVisible();
  });

  await test.step('uploads a picture', async () => {
    await getMenuItem(page, 'Anúncios').click();
    await create.click();
    await uploadAdPicture(page);
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a member signs in and comments when storage is refused (R106)', async ({ page, watch }) => {
  const [mod, member] = await Promise.all([createModForComments(watch), createMember({ verified: true })]);
  await page.goto(`/login?from=${encodeURIComponent(`/mods/${mod.slug}?tab=comments`)}`);
  await sendLogin(page, member);
  await getCommentField(page).fill('Escrito sem armazenamento');
  await getCommentField(page).press('Control+Enter');
  await expect(findComment(page, 'Escrito sem armazenamento')).toBeFocused();
});
