import { randomUUID } from 'node:crypto';
import { getMod } from './support/api.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { striped } from './support/pictures.ts';
import { consoleToast } from './support/staff.ts';

/** How long a change may take to be seen in listing and search. */
const FRESH = { timeout: 30_000 };

test('R123 an admin makes a mod with a picture, edits, approves, features, archives and restores it, throws it away by its title and brings it back', async ({
  pageOf,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.bearError(/status of 404/);
  watch.expectError(/status of 409/);
  const word = randomUUID().slice(0, 8);
  const title = `Fornalha ${word}`;
  const page = await pageOf('admin');
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  let id = '';
  const stored = async () => (await firestore.doc(`mods/${id}`).get()).data() ?? {};

  await test.step('the address is checked while the title is typed', async () => {
    await page.goto('/admin/mods/create');
    await field(/^Endereço/).fill('legenda-viva');
    await expect(page.getByText(/\/mods\/legenda-viva já é de/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Legenda Viva' })).toBeVisible();
    await field(/^Endereço/).fill('');
    await field(/^Título/).fill(title);
    await expect(page.getByText(`✓ /mods/fornalha-${word} está livre`)).toBeVisible();
  });

  await test.step('what is missing is said on its field', async () => {
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(field(/^Autor/)).toHaveAttribute('aria-invalid', 'true');
    await field(/^Autor/).fill('Oficina de Prova');
  });

  await test.step('a picture is sent, and the text shown as visitors will read it', async () => {
    const cover = page.getByRole('group', { name: 'Imagem de capa' });
    await cover
      .locator('input[type=file]')
      .setInputFiles({ name: 'capa.png', mimeType: 'image/png', buffer: await striped('png') });
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

  await test.step('approved and featured, each from its button; undone from its toast', async () => {
    await page.getByRole('button', { name: 'Aprovar' }).click();
    await expect.poll(async () => (await stored()).status).toBe('approved');
    await page.getByRole('button', { name: 'Destacar' }).click();
    await expect.poll(async () => (await stored()).featured).toBe(true);
    await consoleToast(page, 'destaque').getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(async () => (await stored()).featured).toBe(false);
    await expect(() => getMod(`fornalha-${word}`)).toPass(FRESH);
  });

  await test.step('an edit sends what was changed; one on an older state is shown what is newer', async () => {
    const colleague = await pageOf('super');
    await Promise.all([page, colleague].map((one) => one.goto(`/admin/mods/${id}`)));
    await colleague.getByRole('textbox', { name: /^Resumo/ }).fill('Resumo da colega');
    await field(/^Autor/).fill('Oficina Nova');
    await colleague.getByRole('button', { name: 'Salvar' }).click();
    await expect.poll(async () => (await stored()).short_description).toBe('Resumo da colega');
    await page.getByRole('button', { name: 'Salvar' }).click();
    const newer = page.getByRole('alert').filter({ hasText: 'Alguém mudou este mod' });
    await expect(newer).toContainText('Resumo da colega');
    await newer.getByRole('button', { name: 'Manter o que digitei' }).click();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect.poll(stored).toMatchObject({ author: 'Oficina Nova', short_description: 'Resumo da colega' });
  });

  await test.step('an approved state is brought back, and the history tells it all', async () => {
    await page.goto(`/admin/mods/${id}/show/revisions`);
    const first = page.getByRole('listitem').filter({ hasText: 'Estado 1 ' });
    await first.getByRole('button', { name: 'Voltar a este' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
    await expect.poll(async () => (await stored()).author).toBe('Oficina de Prova');
    await page.getByRole('tab', { name: 'Histórico' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Oficina Nova' }).first()).toBeVisible();
  });

  await test.step('archived it leaves the site, restored it is back', async () => {
    await page.getByRole('button', { name: 'Arquivar' }).click();
    await expect(page.getByText('Ao restaurar, volta a: Aprovado.')).toBeVisible();
    await page.getByRole('button', { name: 'Restaurar' }).click();
    await expect.poll(async () => (await stored()).status).toBe('approved');
  });

  await test.step('thrown away by its typed title, found in the trash and brought back', async () => {
    await page.getByRole('button', { name: 'Excluir' }).click();
    const asks = page.getByRole('dialog', { name: `Excluir ${title}?` });
    await asks.getByRole('textbox').fill('Outra coisa');
    await asks.getByRole('button', { name: 'Excluir' }).click();
    await expect(asks.getByText('O texto ainda não confere.')).toBeVisible();
    await asks.getByRole('textbox').fill(title);
    await asks.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText(/Na lixeira\. Será apagado de vez em/)).toBeVisible();
    await expect(async () => {
      await page.goto('/admin/mods');
      await page.getByRole('button', { name: 'Lixeira' }).click();
      await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible({ timeout: 3_000 });
    }).toPass(FRESH);
    await page.getByRole('row').filter({ hasText: title }).getByRole('button', { name: 'Trazer de volta' }).click();
    await expect.poll(async () => (await stored()).deleted_at).toBeNull();
  });
});
