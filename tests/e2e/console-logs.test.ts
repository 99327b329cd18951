import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getHorizontalOverflow } from './support/axe.ts';
import { readClipboard } from './support/clipboard.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { getContent, getListPath } from './support/staff.ts';

const main = (page: Page) => page.getByRole('main');
const entries = (page: Page) => main(page).getByRole('article');

const DAY_MS = 86_400_000;
/** Time of the first log entry of this test: a past day without entries of other tests. */
const LONG_AGO = Date.UTC(2019, 4, 6, 15);

/** A spreadsheet would read this as a formula. */
const HOSTILE = '=HYPERLINK("http://example.test","x")';

/** Stores three log entries of an ad, a day apart, as the API writes them. */
const storeEntries = async (adId: string) => {
  const common = { actor: 'seed-tereza', target: `ads/${adId}`, about: [`ads/${adId}`], undoes: null };
  const long = `Um anúncio ${'muito '.repeat(20)}longo.`;
  const rows = [
    { action: 'create:ad', before: null, after: { title: 'Primeiro', weight: 10 }, reason: null },
    { action: 'edit:ad', before: { alt: long }, after: { alt: long.replace('longo', 'curto') }, reason: HOSTILE },
    { action: 'edit:ad', before: { weight: 10 }, after: { weight: 20 }, reason: null },
  ];
  for (const [index, row] of rows.entries()) {
    const at = new Date(LONG_AGO + index * DAY_MS);
    await firestore
      .doc(`logs/${adId}-${index}`)
      .create({ ...common, ...row, request_id: `pedido-${adId}-${index}`, at });
  }
};

test('filters the log, shows text changes, links records and exports safe CSV (R131)', async ({ openAs, watch }) => {
  const adId = `prova-${randomUUID().slice(0, 8)}`;
  await storeEntries(adId);
  const page = await openAs('admin');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('lists the newest entry first and marks the changed text', async () => {
    await page.goto(getListPath('logs', { about: `ads/${adId}` }));
    await expect(entries(page)).toHaveCount(3);
    await expect(entries(page).first()).toContainText(/Editou o anúncio.*Peso\s*de 10 para 20/s);
    const text = entries(page).nth(1);
    await expect(text.locator('del')).toHaveText('longo');
    await expect(text.locator('ins')).toHaveText('curto');
    await expect(text).toContainText(`Motivo: ${HOSTILE}`);
    await expect(main(page).getByRole('button', { name: /Salvar|Excluir|Editar/ })).toHaveCount(0);
  });

  await test.step('filters by action and day, with the filter in the URL', async () => {
    await page.getByRole('combobox', { name: 'Ação' }).fill('Criou o anú');
    await page.getByRole('option', { name: 'Criou o anúncio' }).click();
    await expect(entries(page)).toHaveCount(1);
    await expect(page).toHaveURL(/create%3Aad/);
    await page.reload();
    await expect(entries(page)).toHaveCount(1);
    await page.goto(
      getListPath('logs', {
        about: `ads/${adId}`,
        from: new Date(LONG_AGO + DAY_MS - 3_600_000).toISOString(),
        to: new Date(LONG_AGO + DAY_MS + 3_600_000).toISOString(),
      }),
    );
    await expect(entries(page)).toHaveCount(1);
    await expect(page.getByLabel('A partir de')).toHaveValue('2019-05-07');
    await page.goto(getListPath('logs', { about: `ads/${adId}`, actor: 'seed-ninguem' }));
    await expect(main(page).getByText('Nada encontrado com estes filtros.')).toBeVisible();
  });

  await test.step('exports a CSV without formula cells', async () => {
    await page.goto(getListPath('logs', { about: `ads/${adId}` }));
    await expect(entries(page)).toHaveCount(3);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    const file = await readFile(await (await coming).path(), 'utf8');
    expect(file.match(new RegExp(`pedido-${adId}-`, 'g'))).toHaveLength(3);
    expect(file).toContain(`"'=HYPERLINK(""http://example.test"",""x"")"`);
  });

  await test.step('opens one entry with a copyable request id', async () => {
    await entries(page).nth(1).getByRole('link', { name: 'Ver entrada' }).click();
    await expect(main(page).getByText('Em UTC')).toBeVisible();
    await expect(main(page)).toContainText('7 de maio de 2019');
    await main(page).getByRole('button', { name: 'Copiar o ID da requisição' }).click();
    expect(await readClipboard(page)).toBe(`pedido-${adId}-1`);
    await main(page).getByRole('link', { name: 'Só deste item' }).click();
    await expect(entries(page)).toHaveCount(3);
    const filter = main(page).getByRole('button', { name: 'Só deste item: Primeiro' });
    await filter.click();
    await expect(filter).toHaveCount(0);
    await expect(page).not.toHaveURL(/about/);
    await page.goBack();
    await expect(entries(page)).toHaveCount(3);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(entries(page).first()).toBeVisible();
    await expect.poll(() => getHorizontalOverflow(page)).toBeLessThanOrEqual(0);
  });

  await test.step('is closed to moderators', async () => {
    watch.allowError(/403 \(Forbidden\)/);
    const moderator = await openAs('moderador');
    await moderator.goto('/admin/logs');
    await expect(getContent(moderator).getByText('Sua função não dá acesso a esta página')).toBeVisible();
  });
});

test('undoes an entry once from the log and records the undo (R131)', async ({ admin: page }) => {
  const version = `9.${Math.floor(Math.random() * 1e6)}.0`;
  await page.goto('/admin/changelog/create');
  await page.getByLabel('Versão').fill(version);
  await page.getByLabel('Título · Português (Brasil)').fill('Novidade de prova');
  await page.getByLabel('Texto · Português (Brasil)').fill('Nada **de mais**.');
  // Waits for the preview, because the button moves until the preview has its final height.
  await expect(main(page).locator('strong', { hasText: 'de mais' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(page).toHaveURL(/\/admin\/changelog$/, { timeout: 40_000 });
  const line = main(page).getByRole('listitem').filter({ hasText: version });
  await line.getByRole('link').click();
  await page.getByLabel('Título · Português (Brasil)').fill('Novidade corrigida');
  await main(page).getByRole('button', { name: 'Salvar' }).click();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const stored = async () => (await firestore.doc(`changelog/${id}`).get()).data();
  await expect.poll(stored).toMatchObject({ title: { 'pt-BR': 'Novidade corrigida' } });

  await page.goto(getListPath('logs', { about: `changelog/${id}` }));
  const edited = entries(page).filter({ hasText: 'Editou a novidade' });
  await expect(edited).toContainText('Novidade de prova');
  await edited.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(stored).toMatchObject({ title: { 'pt-BR': 'Novidade de prova' } });
  await expect(edited).toHaveCount(2);
  await expect(edited.first()).toContainText('Desfaz outra entrada');
  await expect(edited.nth(1).getByText('Desfeita', { exact: true })).toBeVisible();
  await expect(edited.nth(1).getByRole('button', { name: 'Desfazer' })).toHaveCount(0);

  const created = entries(page).filter({ hasText: 'Criou a novidade' });
  await created.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(stored).toBeUndefined();
  await expect(entries(page).first()).toContainText('Excluiu a novidade');
});
