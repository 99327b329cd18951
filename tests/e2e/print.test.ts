import { expect, test } from './support/fixtures.ts';

for (const theme of ['dark', 'light'])
  test(`prints a mod without controls, dark on light, from the ${theme} theme (R013)`, async ({ page, mod }) => {
    await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
    await page.goto(`/mods/${mod.slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^Baixar \d/ })).toBeVisible();
    await page.emulateMedia({ media: 'print' });

    await expect(page.getByRole('banner')).toBeHidden();
    await expect(main.getByRole('navigation')).toHaveCount(0);
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('link', { name: /^Baixar \d/ })).toBeHidden();
    await expect(main.locator(':is(.rating-panel, .skeleton, .compat-box, article):visible')).toHaveCount(0);
    for (const name of [mod.title, 'Instalação', 'Informações técnicas'])
      await expect(main.getByRole('heading', { name, exact: true }).first()).toBeVisible();
    const text = main.locator('.prose').first();
    await expect(text).toBeVisible();
    await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
    const facts = main.locator('section', { has: page.getByRole('heading', { name: 'Informações técnicas' }) });
    await expect(facts).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

test('prints the answers of the FAQ and the results of a list, without controls', async ({ page }) => {
  const main = page.getByRole('main');
  await page.emulateMedia({ media: 'print' });
  await page.goto('/faq');
  await expect(main.locator('details .prose').first()).toBeVisible();
  await page.goto('/mods');
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.locator(':is(aside, .controls, .heart):visible')).toHaveCount(0);
});

test('prints an official reply dark on light from the dark theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/mods/fornalha-infinita?tab=comments');
  await page.getByRole('main').locator('.comments').scrollIntoViewIfNeeded();
  const reply = page.getByRole('main').locator('.comment div.border-l-4').first();
  await expect(reply).toContainText('Resposta oficial');
  await page.emulateMedia({ media: 'print' });
  await expect(reply).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(reply.locator('.comment-text')).toHaveCSS('color', 'rgb(0, 0, 0)');
});
