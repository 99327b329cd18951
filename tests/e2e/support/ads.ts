import { expect, type Page } from '@playwright/test';
import { openUntilVisible } from './open-until.ts';
import { createStripedImage } from './pictures.ts';

export const getAdForm = (page: Page) => {
  const main = page.getByRole('main');
  return {
    title: main.getByRole('textbox', { name: 'Título' }),
    alt: main.getByRole('textbox', { name: 'Texto alternativo · Português (Brasil)' }),
    link: main.getByLabel('Endereço de destino'),
    placement: main.getByRole('combobox', { name: 'Posição' }),
    weight: main.getByLabel('Peso'),
    save: main.getByRole('button', { name: 'Salvar' }),
  };
};

/** Uploads a picture in the form of a new ad and waits for its four previews at the form's place. */
export const uploadAdPicture = async (page: Page, place = 'Página inicial, no topo'): Promise<void> => {
  const buffer = await createStripedImage('png');
  await page.locator('input[type=file]').setInputFiles({ name: 'faixa.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('img', { name: `Prévia: ${place}` })).toHaveCount(4, { timeout: 60_000 });
};

/** Opens the form of a new ad, chooses a place on the home page, and uploads a picture. */
export const startAd = async (page: Page): Promise<void> => {
  const place = 'Página inicial, no meio';
  await page.goto('/admin/ads/create');
  await getAdForm(page).placement.click();
  await page.getByRole('option', { name: place }).click();
  await uploadAdPicture(page, place);
};

/** Timeout until the pages of visitors and the counts have synced, on a shared machine. */
export const AD_SYNC_TIMEOUT = { timeout: 150_000, intervals: [1_000, 3_000, 5_000] };

/** Reloads the home page until it shows this ad, because each visit shows a random ad. */
export const expectAdOnHome = (visitor: Page, alt: string): Promise<void> =>
  openUntilVisible(visitor.getByRole('main').getByRole('img', { name: alt }), '/', 4_000, AD_SYNC_TIMEOUT);
