import type { Locator, Page } from '@playwright/test';
import { getHorizontalOverflow } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const main = (page: Page): Locator => page.getByRole('main');

test.use({ viewport: { width: 390, height: 844 } });

test('a bar offers the download after its button is scrolled out of view (R013)', async ({ page, mod }) => {
  await page.goto(`/mods/${mod.slug}`);
  const downloads = main(page).getByRole('link', { name: /^Baixar \d/ });
  await expect(downloads).toHaveCount(1);
  await main(page).getByRole('link', { name: 'Voltar aos mods' }).scrollIntoViewIfNeeded();
  await expect(downloads).toHaveCount(2);
  const bar = downloads.last();
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await bar.getAttribute('href')).toBe(await downloads.first().getAttribute('href'));
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const end = await main(page).getByRole('article').last().boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  }).toPass();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await getHorizontalOverflow(page)).toBeLessThanOrEqual(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(downloads).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(downloads).toHaveCount(1);
});

test('the compatibility box is one line until the visitor opens the box (R013)', async ({ page, mod }) => {
  await page.goto(`/mods/${mod.slug}`);
  const box = main(page).locator('.compat-box');
  const details = box.getByRole('button', { name: 'Detalhes da compatibilidade' });
  await expect(box.getByText('Funciona com o seu jogo?')).toBeVisible();
  await expect(box.getByText('Escolher minha versão')).toBeHidden();
  expect((await box.boundingBox())?.height).toBeLessThanOrEqual(56);
  // The whole line is the button.
  await box.click({ position: { x: 20, y: 20 } });
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  await expect(box.getByText('Escolher minha versão')).toBeVisible();
  await details.press('Enter');
  await expect(box.getByText('Escolher minha versão')).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(box.getByText('Escolher minha versão')).toBeVisible();
  await expect(details).toBeHidden();
});

test('the two fields of my game have the same width', async ({ page }) => {
  await page.goto('/');
  const version = await main(page).getByLabel('Versão do meu jogo').boundingBox();
  const loader = await main(page).getByLabel('Loader do meu jogo').boundingBox();
  expect(version?.width).toBeGreaterThan(100);
  expect(version?.width).toBe(loader?.width);
});

/** Smaller text in a field makes iOS zoom in. */
const ZOOM_PX = 16;

const expectLargeFields = async (page: Page): Promise<void> => {
  const field = page.locator('input:not([type=checkbox], [type=radio]), select, textarea');
  await expect(field.first()).toBeAttached();
  const getSmallest = () =>
    field.evaluateAll((fields) => Math.min(...fields.map((one) => parseFloat(getComputedStyle(one).fontSize))));
  await expect.poll(getSmallest).toBeGreaterThanOrEqual(ZOOM_PX);
};

for (const path of ['/', '/mods', '/search', '/login', '/register', '/contact', '/faq'])
  test(`the fields of ${path} have text of at least ${ZOOM_PX} px`, async ({ page }) => {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true }).click();
    await expectLargeFields(page);
  });

test(`the fields of a member and of a mod have text of at least ${ZOOM_PX} px`, async ({ openAs, mod }) => {
  const page = await openAs('jogador', { viewport: { width: 390, height: 844 } });
  const fields = {
    '/favorites': 'Buscar nos favoritos',
    '/downloads': 'Buscar nos downloads',
    '/activity': 'Período',
    '/edit-profile': 'Bio',
    [`/mods/${mod.slug}?tab=versions`]: 'Versão que eu tenho',
  };
  for (const [path, label] of Object.entries(fields)) {
    await page.goto(path);
    await expect(main(page).getByLabel(label)).toBeVisible();
    await expectLargeFields(page);
  }
});
