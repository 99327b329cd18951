import { randomUUID } from 'node:crypto';
import { publicFaqEntry } from '@bigorna/domain/endpoints/portal.schemas';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { AD_SYNC_TIMEOUT, expectAdOnHome, getAdForm, startAd } from './support/ads.ts';
import { fetchData } from './support/api.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { getConsoleToast } from './support/staff.ts';

const word = (): string => randomUUID().slice(0, 8);
const main = (page: Page) => page.getByRole('main');
const save = (page: Page) => main(page).getByRole('button', { name: 'Salvar' }).click();

const adTitle = `Prova ${word()}`;

/** Deletes the ad, so that other tests do not see it. */
test.afterEach(async () => {
  const { docs } = await firestore.collection('ads').where('title', '==', adTitle).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

test('books an ad with a picture, shows it on the site and counts its click (R130)', async ({
  newVisitor,
  watch,
  admin: page,
}) => {
  test.setTimeout(420_000);
  watch.allowError(/request to another host: https:\/\/anuncio\.example\/|Failed to load resource/);
  const alt = `Faixa de prova ${word()}`;
  const form = getAdForm(page);
  await startAd(page);
  await form.title.fill(adTitle);
  await form.link.fill('http://anuncio.example/');
  await form.weight.fill('100');
  await expect(main(page).getByText(/Aparece em [\d,]+\s?% das vezes: peso 100 de \d+/)).toBeVisible();

  // The form needs an alternative text and an https URL.
  await form.save.click();
  await expect(form.alt).toHaveAttribute('aria-invalid', 'true');
  await form.alt.fill(alt);
  await form.save.click();
  await expect(form.link).toHaveAttribute('aria-invalid', 'true');
  await form.link.fill('https://anuncio.example/');
  await form.save.click();
  const row = page.getByRole('row').filter({ hasText: adTitle });
  await expect(row).toContainText('No ar');
  await expect(row).toContainText('Página inicial, no meio');

  const visitor = await newVisitor();
  await visitor
    .context()
    .route('https://**', (route) => route.fulfill({ body: 'elsewhere', contentType: 'text/html' }));
  const picture = visitor.getByRole('main').getByRole('img', { name: alt });
  await expectAdOnHome(visitor, alt);
  expect(await picture.evaluate((image: HTMLImageElement) => [image.width / image.height, image.src])).toEqual([
    3,
    expect.stringContaining('/media/ads/'),
  ]);
  const viewed = visitor.waitForResponse(/\/api\/ads\/[^/]+\/view$/);
  await picture.scrollIntoViewIfNeeded();
  expect((await viewed).ok()).toBe(true);
  const clicked = visitor.waitForResponse(/\/api\/ads\/[^/]+\/click$/);
  await picture.click();
  expect((await clicked).ok()).toBe(true);
  // Visitors of other tests may also see this ad, so there may be more views and clicks.
  await expect(async () => {
    await page.reload();
    await expect(row.getByRole('cell')).toContainText([adTitle, 'No ar', 'Página inicial, no meio', '100'], {
      timeout: 4_000,
    });
    const [clicks = 0, views = 0] = (await row.getByRole('cell').allTextContents()).slice(-3, -1).map(Number).reverse();
    expect(clicks).toBeGreaterThanOrEqual(1);
    expect(views).toBeGreaterThanOrEqual(clicks);
    await expect(row.getByRole('cell').last()).toContainText(/\d,\d\s?%/, { timeout: 4_000 });
  }).toPass(AD_SYNC_TIMEOUT);

  await test.step('deletes the ad, restores the ad from the toast, and deletes it again', async () => {
    await row.click();
    await main(page).getByRole('button', { name: 'Excluir' }).click();
    await expect(page).toHaveURL(/\/admin\/ads$/);
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(row).toContainText('No ar');
    await row.click();
    await main(page).getByRole('button', { name: 'Excluir' }).click();
    await expect(row).toHaveCount(0);
  });
});

test('staff write a question in two languages, move it, and lose no unsaved input (R132)', async ({
  watch,
  admin: page,
}) => {
  test.setTimeout(180_000);
  watch.allowError(/409 \(Conflict\)/);
  const question = `Pergunta ${word()}?`;
  const row = main(page).getByRole('listitem').filter({ hasText: question });
  const tab = (field: string, language: string) =>
    page.getByRole('tablist', { name: `Idiomas: ${field}` }).getByRole('tab', { name: language });

  await test.step('saves the question and names the languages without a translation', async () => {
    await page.goto('/admin/faq/create');
    await page.getByLabel('Pergunta · Português (Brasil)').fill(question);
    await tab('Pergunta', 'Português (Brasil)').press('ArrowRight');
    await expect(tab('Pergunta', 'English (US)')).toBeFocused();
    await page.getByLabel('Pergunta · English (US)').fill(`Why ${question}`);
    await page.getByLabel('Resposta · Português (Brasil)').fill('Porque **sim**.');
    await expect(main(page).locator('strong', { hasText: 'sim' })).toBeVisible();
    await tab('Resposta', 'English (US)').click();
    await page.getByLabel('Resposta · English (US)').fill('Because **yes**.');
    await save(page);
    await expect(row).toContainText(/Sem tradução: português \(Portugal\), espanhol, francês e chinês/);
  });

  await test.step('returns English for English, and Portuguese for French', async () => {
    const found = async (lang: string) =>
      (await fetchData(`/faq?lang=${lang}`, z.array(publicFaqEntry))).find((entry) =>
        entry.question.includes(question),
      );
    await expect.poll(() => found('en-US'), AD_SYNC_TIMEOUT).toMatchObject({ question: `Why ${question}` });
    expect(await found('fr-FR')).toMatchObject({ question });
  });

  await test.step('moves the question up and down by buttons', async () => {
    const number = async () => Number((await row.textContent())?.match(/^\d+/)?.[0]);
    const last = await number();
    await row.getByRole('button', { name: `Subir: ${question}` }).click();
    await expect.poll(number).toBe(last - 1);
    await row.getByRole('button', { name: `Descer: ${question}` }).click();
    await expect.poll(number).toBe(last);
  });

  await test.step('asks before leaving unsaved input', async () => {
    await row.getByRole('link').click();
    const field = page.getByLabel('Pergunta · Português (Brasil)');
    await field.fill(`${question} Mesmo?`);
    const dismissed = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
    await page.getByRole('menuitem', { name: 'Novidades' }).click();
    await dismissed;
    await expect(field).toHaveValue(`${question} Mesmo?`);
  });

  await test.step('does not overwrite the change of a colleague', async () => {
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await firestore.doc(`faq/${id}`).update({ 'answer.en-US': 'Of course.', updated_at: new Date() });
    await save(page);
    await expect(main(page).getByRole('alert')).toContainText('Alguém mudou este item');
    await expect(page.getByLabel('Pergunta · Português (Brasil)')).toHaveValue(`${question} Mesmo?`);
    await main(page).getByRole('button', { name: 'Carregar os dados atuais' }).click();
    await expect(page.getByLabel('Pergunta · Português (Brasil)')).toHaveValue(question);
    await tab('Resposta', 'English (US)').click();
    await expect(page.getByLabel('Resposta · English (US)')).toHaveValue('Of course.');
    await page.getByLabel('Pergunta · Português (Brasil)').fill(`${question} Claro?`);
    await save(page);
    await expect(getConsoleToast(page, 'Pergunta salva')).toBeVisible();
    await main(page).getByRole('button', { name: 'Excluir' }).click();
    await expect(row).toHaveCount(0);
  });
});
