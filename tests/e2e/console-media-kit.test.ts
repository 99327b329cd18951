import { randomUUID } from 'node:crypto';
import { publicMediaKit } from '@bigorna/domain/endpoints/portal.schemas';
import { mediaKit } from '@bigorna/domain/entities/media-kit';
import type { Page } from '@playwright/test';
import { fetchData } from './support/api.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { openUntilVisible } from './support/open-until.ts';
import { getContent, getListPath } from './support/staff.ts';

/** Timeout until the API instances reload the media kit, on a shared machine. */
const FOLLOWED = { timeout: 90_000, intervals: [1_000, 3_000, 5_000] };
const name = `Formato de prova ${randomUUID().slice(0, 8)}`;
const kit = firestore.doc('media_kit/main');

test.afterAll(async () => {
  const { formats } = mediaKit.pick({ formats: true }).parse((await kit.get()).data());
  await kit.update({ formats: formats.filter((format) => format.name['pt-BR'] !== name) });
});

const formatsForm = (page: Page) => {
  const list = page.locator('.ra-input-formats');
  const row = list.locator('.RaSimpleFormIterator-line').last();
  return {
    row,
    add: list.getByRole('button', { name: 'Adicionar' }),
    name: row.getByLabel('Formato · Português (Brasil)'),
    delivered: row.getByLabel('O que é entregue · Português (Brasil)'),
    price: row.getByLabel('Preço em reais'),
    up: row.getByRole('button', { name: 'Mover para cima' }),
  };
};

const publicNames = async () => {
  const { formats } = await fetchData('/media-kit?lang=pt-BR', publicMediaKit);
  return formats.map((format) => format.name);
};

test('adds a format with a price, moves it up, publishes it and undoes the change (R042, R132)', async ({
  newVisitor,
  admin: page,
}) => {
  test.setTimeout(300_000);
  const save = getContent(page).getByRole('button', { name: 'Salvar' });
  const before = await publicNames();
  await page.goto('/admin/media-kit');
  const form = formatsForm(page);
  await expect(form.add).toBeVisible({ timeout: 60_000 });
  await form.add.click();
  await form.name.fill(name);
  await form.delivered.fill('Uma prova, entregue na hora.');

  await test.step('rejects a missing or zero price', async () => {
    await save.click();
    await expect(form.price).toHaveAttribute('aria-invalid', 'true');
    await form.price.fill('0');
    await save.click();
    await expect(form.row).toContainText(/O preço deve ficar entre R\$\s0,01 e R\$\s1\.000\.000,00/);
    expect(await publicNames()).not.toContain(name);
  });

  await form.price.fill('1234.5');
  // Pressed by keyboard, because the buttons must work without a hover.
  await form.up.press('Enter');
  await save.click();
  await expect.poll(publicNames, FOLLOWED).toEqual(before.toSpliced(-1, 0, name));
  const visitor = await newVisitor();
  const offer = visitor.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await openUntilVisible(offer.filter({ hasText: /R\$\s1\.234,50/ }), '/public/media-kit', 4_000, FOLLOWED);

  await page.goto(getListPath('logs', { about: 'media_kit/main' }));
  const edited = getContent(page).getByRole('article').filter({ hasText: name }).first();
  await edited.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(publicNames, FOLLOWED).toEqual(before);
});
