import type { Page } from '@playwright/test';
import { commentWith, newTalkedMod, openComments, putComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { newMember } from './support/members.ts';
import { putReport, reportAt } from './support/reports.ts';
import { consoleToast, listAddress } from './support/staff.ts';
import { withoutPictures } from './support/without-pictures.ts';

/** Live words on a machine that many share. */
const LIVE = { timeout: 30_000 };

const item = (page: Page, text: string) => page.getByRole('main').getByRole('article').filter({ hasText: text });

const openQueue = async (page: Page, filter: Record<string, unknown>, text: string): Promise<void> => {
  await page.goto(listAddress('comments-moderation', filter));
  await expect(item(page, text)).toBeVisible();
};

/** Opens the reported ones, again until what is looked for is among them: the queue follows reports a little later. */
const openReported = (page: Page, text: string): Promise<void> =>
  expect(async () => {
    await page.goto('/admin/comments-moderation');
    await expect(item(page, text)).toBeVisible({ timeout: 8_000 });
  }).toPass({ timeout: 60_000 });

test('R129 a reported comment is hidden by key, is gone from the site, and comes back by undo', async ({
  pageOf,
  watch,
}) => {
  test.slow();
  const [mod, author, reporter] = await Promise.all([
    newTalkedMod(watch),
    newMember({ verified: true }),
    newMember({ verified: true }),
  ]);
  const [spam, praise] = [`Compre em ${mod.slug}`, `Muito bom ${mod.slug}`];
  const card = { username: author.username, display_name: author.username, avatar_url: null, role: 'user' } as const;
  const bad = await putComment(mod.id, 10, { uid: author.uid, author: card, text: spam });
  const fine = await putComment(mod.id, 5, { text: `${praise} <b>mesmo</b>` });
  const report = await putReport(reporter.uid, {
    subject: 'comment',
    path: `mods/${mod.id}/comments/${bad}`,
    reason: 'spam: é a terceira vez',
  });
  const kept = await putReport(reporter.uid, {
    subject: 'comment',
    path: `mods/${mod.id}/comments/${fine}`,
    reason: 'offensive',
  });
  const [reader, page] = [await withoutPictures(await pageOf('jogador')), await pageOf('moderador')];
  await openComments(reader, mod.slug);
  await expect(commentWith(reader, spam)).toBeVisible();

  await openReported(page, praise);
  await openReported(page, spam);
  await item(page, spam).click();
  await expect(item(page, spam)).toContainText('Spam ou propaganda · “é a terceira vez”');
  await expect(item(page, praise)).toContainText('<b>mesmo</b>');
  await expect(item(page, spam)).toHaveAttribute('aria-current', 'true');
  const beside = page.getByRole('complementary', { name: 'Autor do comentário' });
  await expect(beside.getByRole('heading', { name: author.username })).toBeVisible();
  await expect(beside.getByRole('button', { name: 'Banir' })).toBeVisible();
  // Moderators do not answer for the portal.
  await expect(item(page, spam).getByRole('button', { name: /Responder/ })).toHaveCount(0);

  await page.keyboard.press('h');
  await expect(item(page, spam)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article').and(page.locator('[aria-current]'))).toHaveCount(1);
  const toast = consoleToast(page, 'Comentário oculto');
  // Held by the pointer: it stays however long the site takes to follow.
  await toast.hover();
  await expect(commentWith(reader, spam)).toHaveCount(0, LIVE);
  await expect.poll(async () => (await reportAt(report))?.outcome).toBe('upheld');
  await toast.getByRole('button', { name: 'Desfazer' }).click();
  await expect(commentWith(reader, spam)).toBeVisible(LIVE);

  await item(page, praise).click();
  await page.keyboard.press('u');
  await expect(item(page, praise)).toHaveCount(0);
  await expect.poll(async () => (await reportAt(kept))?.outcome).toBe('dismissed');
  await expect(commentWith(reader, praise)).toBeVisible();
});

test('R129 only comments that are seen are acted on together: another tab and a decision of its own forget the choice', async ({
  pageOf,
  watch,
}) => {
  test.slow();
  const mod = await newTalkedMod(watch);
  const [first, second] = [`Um de ${mod.slug}`, `Dois de ${mod.slug}`];
  await putComment(mod.id, 10, { text: first });
  await putComment(mod.id, 5, { text: second });
  const page = await pageOf('moderador');
  const bar = page.getByRole('toolbar', { name: 'Com os selecionados' });
  const box = (text: string) => item(page, text).getByRole('checkbox');
  await openQueue(page, { queue: 'new', mod_id: mod.id }, first);
  await box(first).check();
  await expect(bar).toContainText('1 selecionado');
  await page.getByRole('tab', { name: /^Ocultos/ }).click();
  await expect(item(page, first)).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await page.getByRole('tab', { name: /^Todos/ }).click();
  await expect(box(first)).not.toBeChecked();

  await box(first).check();
  await box(second).check();
  await expect(bar).toContainText('2 selecionados');
  await item(page, first)
    .getByRole('button', { name: /^Ocultar/ })
    .click();
  await expect(item(page, first)).toContainText('Oculto');
  await expect(box(first)).not.toBeChecked();
  await expect(bar).toContainText('1 selecionado');
  await page.reload();
  await expect(item(page, first)).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('R129 an admin answers officially and takes it back; several are hidden at once, each with its result', async ({
  pageOf,
  watch,
}) => {
  test.slow();
  const mod = await newTalkedMod(watch);
  const gone = await putComment(mod.id, 40, { text: 'Some no meio' });
  await putComment(mod.id, 30, { text: 'Segundo da leva' });
  await putComment(mod.id, 20, { text: 'Primeiro da leva' });
  await putComment(mod.id, 10, { text: 'Não abre no Quilt', kind: 'bug' });
  const [reader, page] = [await withoutPictures(await pageOf('jogador')), await pageOf('admin')];
  await openComments(reader, mod.slug);
  await openQueue(page, { queue: 'new', mod_id: mod.id }, 'Não abre');

  await test.step('reply by key', async () => {
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: /^Responder a/ });
    await expect(dialog).toContainText('Não abre no Quilt');
    await dialog.getByRole('textbox', { name: 'Resposta oficial' }).fill('Veja a versão 2.');
    await dialog.getByRole('button', { name: 'Publicar resposta' }).click();
    await expect(item(page, 'Não abre')).toContainText('Veja a versão 2.');
    await expect(commentWith(reader, 'Não abre')).toContainText('Veja a versão 2.', LIVE);
    await item(page, 'Não abre').getByRole('button', { name: 'Excluir resposta' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir resposta' }).click();
    await expect(item(page, 'Não abre')).not.toContainText('Veja a versão 2.');
    await expect(commentWith(reader, 'Não abre')).not.toContainText('Veja a versão 2.', LIVE);
  });

  await test.step('move and select by key; one was deleted meanwhile', async () => {
    for (const text of ['Primeiro da leva', 'Segundo da leva', 'Some no meio']) {
      await page.keyboard.press('j');
      await expect(item(page, text)).toBeFocused();
      await page.keyboard.press('x');
      await expect(item(page, text).getByRole('checkbox')).toBeChecked();
    }
    await firestore.doc(`mods/${mod.id}/comments/${gone}`).delete();
    const bar = page.getByRole('toolbar', { name: 'Com os selecionados' });
    await expect(bar).toContainText('3 selecionados');
    await bar.getByRole('button', { name: 'Ocultar' }).click();
    const results = page.getByRole('dialog', { name: 'Resultado por item' });
    await expect(results).toContainText(/2 feitos · 1 falhou/);
    await expect(results.getByRole('listitem')).toContainText(['Comentário não encontrado']);
    await results.getByRole('button', { name: 'Fechar' }).click();
    await expect(commentWith(reader, 'da leva')).toHaveCount(0, LIVE);
  });

  await test.step('deleting asks, and the site’s menu leads here', async () => {
    await openQueue(page, { queue: 'hidden', mod_id: mod.id }, 'Primeiro da leva');
    await page.keyboard.press('d');
    await page
      .getByRole('dialog', { name: 'Excluir este comentário?' })
      .getByRole('button', { name: 'Excluir' })
      .click();
    await expect(item(page, 'Primeiro da leva')).toHaveCount(0);
    await expect(item(page, 'Segundo da leva')).toBeVisible();
    await openComments(page, mod.slug);
    await commentWith(page, 'Não abre')
      .getByRole('button', { name: /^Ações do comentário/ })
      .click();
    await page.getByRole('menuitem', { name: 'Ver no painel' }).click();
    await expect(item(page, 'Segundo da leva')).toContainText('Oculto', LIVE);
    await expect(item(page, 'Não abre')).toBeVisible();
  });
});
