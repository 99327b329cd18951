import { expect, type Page } from '@playwright/test';
import { striped } from './pictures.ts';

/** The form of an ad, in the console. */
export const adForm = (page: Page) => {
  const main = page.getByRole('main');
  return {
    title: main.getByRole('textbox', { name: 'Título' }),
    alt: main.getByRole('textbox', { name: 'Texto alternativo · Português (Brasil)' }),
    link: main.getByLabel('Endereço de destino'),
    placement: main.getByRole('combobox', { name: 'Lugar' }),
    weight: main.getByLabel('Peso'),
    save: main.getByRole('button', { name: 'Salvar' }),
  };
};

/** Opens the form of a new ad, with a picture uploaded that stands in its place on the home page in all four views. */
export const beginAd = async (page: Page): Promise<void> => {
  await page.goto('/admin/ads/create');
  await adForm(page).placement.click();
  await page.getByRole('option', { name: 'Início, no meio' }).click();
  const buffer = await striped('png');
  await page.locator('input[type=file]').setInputFiles({ name: 'faixa.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('img', { name: /^Prévia: Início, no meio/ })).toHaveCount(4, { timeout: 60_000 });
};

/** How long until visitors' pages and figures have followed, on a machine that many share. */
export const AD_FOLLOWED = { timeout: 150_000, intervals: [1_000, 3_000, 5_000] };

/** Opens the home page until an ad is shown there: one of several is drawn with each visit. */
export const expectAdOnHome = async (visitor: Page, alt: string): Promise<void> => {
  const picture = visitor.getByRole('main').getByRole('img', { name: alt });
  await expect(async () => {
    await visitor.goto('/');
    await expect(picture).toBeVisible({ timeout: 4_000 });
  }).toPass(AD_FOLLOWED);
};
