import { randomUUID } from 'node:crypto';
import { getMod } from './support/api.ts';
import { archiveAll, createApprovedMod, withdrawMod } from './support/approved-mod.ts';
import { addClearRelease } from './support/clear-release.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createStripedImage } from './support/pictures.ts';
import { getConsoleToast, getListPath } from './support/staff.ts';

/** Timeout until a change appears in listing and search. */
const FRESH = { timeout: 30_000 };

test('creates, edits, approves, features, archives, deletes and restores a mod (R123)', async ({ openAs, watch }) => {
  test.setTimeout(180_000);
  watch.allowError(/status of 404/);
  watch.expectError(/status of 409/);
  const word = randomUUID().slice(0, 8);
  const title = `Fornalha ${word}`;
  const page = await openAs('admin');
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  let id = '';
  const stored = async () => (await firestore.doc(`mods/${id}`).get()).data() ?? {};

  await test.step('checks while typing whether the URL is free', async () => {
    await page.goto('/admin/mods/create');
    await field(/^Endereço/).fill('legenda-viva');
    await expect(page.getByText(/\/mods\/legenda-viva já é de/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Legenda Viva' })).toBeVisible();
    await field(/^Endereço/).fill('');
    await field(/^Título/).fill('Legenda Viva');
    await expect(page.getByText(/✓ \/mods\/legenda-viva-\d+ está livre. O endereço sem número é de/)).toBeVisible();
    await expect(field(/^Endereço/)).toHaveAttribute('placeholder', /^legenda-viva-\d+$/);
    await field(/^Título/).fill(title);
    await expect(page.getByText(`✓ /mods/fornalha-${word} está livre`)).toBeVisible();
  });

  await test.step('marks a missing field', async () => {
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(field(/^Autor/)).toHaveAttribute('aria-invalid', 'true');
    await field(/^Autor/).fill('Oficina de Prova');
  });

  await test.step('uploads a picture and previews the text', async () => {
    const cover = page.getByRole('group', { name: 'Imagem de capa' });
    await cover
      .locator('input[type=file]')
      .setInputFiles({ name: 'capa.png', mimeType: 'image/png', buffer: await createStripedImage('png') });
    await expect(cover.locator('img')).toBeVisible(FRESH);
    await field(/^Descrição/).fill('Uma **fornalha** de prova.\n\n<script>alert(1)</script>');
    const preview = page.getByRole('region', { name: 'Visualizar' });
    await expect(preview.locator('strong')).toHaveText('fornalha');
    await expect(preview.locator('script')).toHaveCount(0);
    await page.getByRole('radio', { name: /Pendente/ }).check();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: title })).toBeVisible(FRESH);
    id = /mods\/([^/]+)\/show/.exec(page.url())?.[1] ?? '';
    expect(await stored()).toMatchObject({ status: 'pending', slug: `fornalha-${word}`, title });
    expect((await stored()).thumbnail_url).toMatch(/^\/media\//);
  });

  await test.step('offers no approval without a clear release, and says why', async () => {
    const approve = page.getByRole('button', { name: /^Aprovar/ });
    for (const path of [`/admin/mods/${id}/show`, `/admin/mods/review?mod=${id}`]) {
      await page.goto(path);
      await expect(approve).toBeDisabled();
      await expect(approve).toHaveAccessibleDescription('Sem versão liberada');
    }
    await page.keyboard.press('a');
    await addClearRelease(id);
    await page.goto(`/admin/mods/${id}/show`);
    await expect(approve).toBeEnabled();
    expect((await stored()).status).toBe('pending');
  });

  await test.step('approves and features the mod, and stops featuring it by undo', async () => {
    await page.getByRole('button', { name: 'Aprovar' }).click();
    await expect.poll(async () => (await stored()).status).toBe('approved');
    await page.getByRole('button', { name: 'Destacar' }).click();
    await expect.poll(async () => (await stored()).featured).toBe(true);
    await getConsoleToast(page, 'destaque').getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(async () => (await stored()).featured).toBe(false);
    await expect(() => getMod(`fornalha-${word}`)).toPass(FRESH);
  });

  await test.step('saves changed fields and shows newer changes of a colleague', async () => {
    const colleague = await openAs('super');
    await Promise.all([page, colleague].map((one) => one.goto(`/admin/mods/${id}`)));
    await expect(page.getByLabel('Em destaque')).toBeEnabled();
    await colleague.getByRole('textbox', { name: /^Resumo/ }).fill('Resumo da colega');
    await field(/^Autor/).fill('Oficina Nova');
    await colleague.getByRole('button', { name: 'Salvar' }).click();
    await expect.poll(async () => (await stored()).short_description).toBe('Resumo da colega');
    await page.getByRole('button', { name: 'Salvar' }).click();
    const newer = page.getByRole('alert').filter({ hasText: 'Alguém mudou este item' });
    await expect(newer).toContainText('Resumo da colega');
    await newer.getByRole('button', { name: 'Manter o que digitei' }).click();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect.poll(stored).toMatchObject({ author: 'Oficina Nova', short_description: 'Resumo da colega' });
  });

  await test.step('restores an approved revision and shows the changes in the history', async () => {
    await page.goto(`/admin/mods/${id}/show/revisions`);
    const first = page.getByRole('listitem').filter({ hasText: 'Revisão 1 ' });
    await first.getByRole('button', { name: 'Restaurar esta revisão' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restaurar esta revisão' }).click();
    await expect.poll(async () => (await stored()).author).toBe('Oficina de Prova');
    // Waits for the restored state, because the API refuses an action on the previous state as stale.
    await page.getByRole('tab', { name: 'Visão geral' }).click();
    await expect(page.getByRole('main')).toContainText('Oficina de Prova');
    await page.getByRole('tab', { name: 'Histórico' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Oficina Nova' }).first()).toBeVisible();
  });

  await test.step('archives the mod and restores it', async () => {
    await page.getByRole('button', { name: 'Arquivar' }).click();
    await expect(page.getByText('Ao ser restaurado, volta para: Aprovado.')).toBeVisible();
    await page.getByRole('button', { name: 'Restaurar' }).click();
    await expect.poll(async () => (await stored()).status).toBe('approved');
    await expect(page.getByRole('button', { name: 'Arquivar' })).toBeVisible();
  });

  await test.step('deletes after the title is typed, then restores from the trash', async () => {
    await page.getByRole('button', { name: 'Excluir' }).click();
    const asks = page.getByRole('dialog', { name: `Excluir ${title}?` });
    await asks.getByRole('textbox').fill('Outra coisa');
    await asks.getByRole('button', { name: 'Excluir' }).click();
    await expect(asks.getByText('O texto ainda não confere.')).toBeVisible();
    await asks.getByRole('textbox').fill(title);
    await asks.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText(/Na lixeira\. Será excluído definitivamente em/)).toBeVisible();
    await expect(async () => {
      await page.goto('/admin/mods');
      await page.getByRole('button', { name: 'Lixeira' }).click();
      await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible({ timeout: 3_000 });
    }).toPass(FRESH);
    await page.getByRole('row').filter({ hasText: title }).getByRole('button', { name: 'Recuperar' }).click();
    await expect.poll(async () => (await stored()).deleted_at).toBeNull();
  });

  await test.step('disables featuring in the form once the mod is rejected', async () => {
    await withdrawMod({ id, title, slug: `fornalha-${word}` });
    await page.goto(`/admin/mods/${id}`);
    await expect(page.getByLabel('Em destaque')).toBeDisabled();
    await expect(field(/^Autor/)).toBeEnabled();
  });
});

test('archives two mods after a confirmation, and restores both by one undo (R123, R131)', async ({
  watch,
  admin: page,
}) => {
  watch.allowError(/status of 404/);
  const mods = await Promise.all([createApprovedMod(), createApprovedMod()]);
  const ids = mods.map(({ id }) => id);
  const getStatuses = async () =>
    (await Promise.all(ids.map((id) => firestore.doc(`mods/${id}`).get()))).map((mod) => mod.get('status'));
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  await expect(async () => {
    await page.goto(getListPath('mods', { id: ids }));
    for (const { title } of mods) await expect(row(title)).toBeVisible({ timeout: 3_000 });
  }).toPass(FRESH);
  for (const { title } of mods) await row(title).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Arquivar (2)' }).click();
  const question = page.getByRole('dialog', { name: 'Arquivar 2 mods?' });
  await expect(question.getByText('Dá para desfazer')).toBeVisible();
  expect(await getStatuses()).toEqual(['approved', 'approved']);
  await question.getByRole('button', { name: 'Arquivar' }).click();
  await expect.poll(getStatuses).toEqual(['archived', 'archived']);
  await getConsoleToast(page, '2 mods arquivados').getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(getStatuses).toEqual(['approved', 'approved']);
  await archiveAll(ids);
});
