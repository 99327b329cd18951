import type { Page } from '@playwright/test';
import {
  createModForComments,
  findComment,
  openCommentMenu,
  openComments,
  storeComment,
  storeCommentBy,
} from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { openUntilVisible } from './support/open-until.ts';
import { getReport, storeReport } from './support/reports.ts';
import { getConsoleToast, getListPath } from './support/staff.ts';
import { stubPictures } from './support/stub-pictures.ts';

const item = (page: Page, text: string) => page.getByRole('main').getByRole('article').filter({ hasText: text });

const openQueue = async (page: Page, filter: Record<string, unknown>, text: string): Promise<void> => {
  await page.goto(getListPath('comments-moderation', filter));
  await expect(item(page, text)).toBeVisible();
};

/** Opens the reported comments. Retries until the text appears: the queue lags behind reports. */
const openReported = (page: Page, text: string): Promise<void> =>
  openUntilVisible(item(page, text), '/admin/comments-moderation', 8_000, { timeout: 60_000 });

test('hides a reported comment by key and restores it by undo (R129)', async ({ openAs, watch }) => {
  test.slow();
  const [mod, author, reporter] = await Promise.all([
    createModForComments(watch),
    createMember({ verified: true }),
    createMember({ verified: true }),
  ]);
  const [spam, praise] = [`Compre em ${mod.slug}`, `Muito bom ${mod.slug}`];
  const bad = await storeCommentBy(author, mod.id, 10, spam);
  const fine = await storeComment(mod.id, 5, { text: `${praise} <b>mesmo</b>` });
  const report = await storeReport(reporter.uid, {
    subject: 'comment',
    path: `mods/${mod.id}/comments/${bad}`,
    reason: 'spam: é a terceira vez',
  });
  const fineReport = await storeReport(reporter.uid, {
    subject: 'comment',
    path: `mods/${mod.id}/comments/${fine}`,
    reason: 'offensive',
  });
  const [reader, page] = [await stubPictures(await openAs('jogador')), await openAs('moderador')];
  await openComments(reader, mod.slug);
  await expect(findComment(reader, spam)).toBeVisible();

  await openReported(page, praise);
  await openReported(page, spam);
  await item(page, spam).click();
  await expect(item(page, spam)).toContainText('Spam ou propaganda · é a terceira vez');
  await expect(item(page, praise)).toContainText('<b>mesmo</b>');
  await expect(item(page, spam)).toHaveAttribute('aria-current', 'true');
  const authorPanel = page.getByRole('complementary', { name: 'Autor do comentário' });
  await expect(authorPanel.getByRole('heading', { name: author.username })).toBeVisible();
  await expect(authorPanel.getByRole('button', { name: 'Banir' })).toBeVisible();
  // Moderators cannot reply officially.
  await expect(item(page, spam).getByRole('button', { name: /Responder/ })).toHaveCount(0);

  await page.keyboard.press('h');
  await expect(item(page, spam)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article').and(page.locator('[aria-current]'))).toHaveCount(1);
  const toast = getConsoleToast(page, 'Comentário ocultado');
  // Hovering keeps the toast open, however long the live update takes.
  await toast.hover();
  await expect(findComment(reader, spam)).toHaveCount(0);
  await expect.poll(async () => (await getReport(report))?.outcome).toBe('upheld');
  await toast.getByRole('button', { name: 'Desfazer' }).click();
  await expect(findComment(reader, spam)).toBeVisible();

  await item(page, spam).getByRole('button', { name: 'Histórico' }).click();
  const history = page.getByRole('dialog', { name: 'Histórico' });
  await expect(history).toContainText('Ocultou o comentário');
  await history.getByRole('button', { name: 'Fechar' }).click();

  await item(page, praise).click();
  await page.keyboard.press('u');
  await expect(item(page, praise)).toHaveCount(0);
  await expect.poll(async () => (await getReport(fineReport))?.outcome).toBe('dismissed');
  await expect(findComment(reader, praise)).toBeVisible();
});

test('a tab change deselects all comments, and a decision deselects its comment (R129)', async ({ openAs, watch }) => {
  test.slow();
  const mod = await createModForComments(watch);
  const [first, second] = [`Um de ${mod.slug}`, `Dois de ${mod.slug}`];
  await storeComment(mod.id, 10, { text: first });
  await storeComment(mod.id, 5, { text: second });
  const page = await openAs('moderador');
  const bar = page.getByRole('toolbar', { name: 'Ações para os selecionados' });
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

test('an admin replies officially, removes the reply, and hides several comments at once (R129)', async ({
  openAs,
  watch,
}) => {
  test.slow();
  const mod = await createModForComments(watch);
  const deletedId = await storeComment(mod.id, 40, { text: 'Some no meio' });
  await storeComment(mod.id, 30, { text: 'Segundo da leva' });
  await storeComment(mod.id, 20, { text: 'Primeiro da leva' });
  await storeComment(mod.id, 10, { text: 'Não abre no Quilt', kind: 'bug' });
  const [reader, page] = [await stubPictures(await openAs('jogador')), await openAs('admin')];
  await openComments(reader, mod.slug);
  await openQueue(page, { queue: 'new', mod_id: mod.id }, 'Não abre');

  await test.step('replies by key, and removes the reply', async () => {
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: /^Responder a/ });
    await expect(dialog).toContainText('Não abre no Quilt');
    await dialog.getByRole('textbox', { name: 'Resposta oficial' }).fill('Veja a versão 2.');
    await dialog.getByRole('button', { name: 'Publicar resposta' }).click();
    // A reply cannot be undone, so the toast offers no undo. The toast of a hidden comment offers undo.
    await expect(getConsoleToast(page, 'Resposta oficial enviada')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Desfazer' })).toHaveCount(0);
    await expect(item(page, 'Não abre')).toContainText('Veja a versão 2.');
    await expect(findComment(reader, 'Não abre')).toContainText('Veja a versão 2.');
    await item(page, 'Não abre').getByRole('button', { name: 'Excluir resposta' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir resposta' }).click();
    await expect(item(page, 'Não abre')).not.toContainText('Veja a versão 2.');
    await expect(findComment(reader, 'Não abre')).not.toContainText('Veja a versão 2.');
  });

  await test.step('hides the comments selected by key, and reports a comment deleted meanwhile', async () => {
    for (const text of ['Primeiro da leva', 'Segundo da leva', 'Some no meio']) {
      await page.keyboard.press('j');
      await expect(item(page, text)).toBeFocused();
      await page.keyboard.press('x');
      await expect(item(page, text).getByRole('checkbox')).toBeChecked();
    }
    await firestore.doc(`mods/${mod.id}/comments/${deletedId}`).delete();
    const bar = page.getByRole('toolbar', { name: 'Ações para os selecionados' });
    await expect(bar).toContainText('3 selecionados');
    const hide = async (count: number) => {
      await bar.getByRole('button', { name: 'Ocultar' }).click();
      const question = page.getByRole('dialog', { name: `Ocultar ${count} comentários?` });
      await question.getByRole('button', { name: 'Ocultar' }).click();
    };
    await hide(3);
    const results = page.getByRole('dialog', { name: 'Resultado por item' });
    await expect(results).toContainText(/2 concluídos · 1 falhou/);
    await expect(results.getByRole('listitem')).toContainText(['Comentário não encontrado']);
    await results.getByRole('button', { name: 'Fechar' }).click();
    const toast = getConsoleToast(page, '2 comentários ocultados');
    await toast.hover();
    await expect(findComment(reader, 'da leva')).toHaveCount(0);
    await toast.getByRole('button', { name: 'Desfazer' }).click();
    await expect(getConsoleToast(page, '2 desfeitos')).toBeVisible();
    await expect(findComment(reader, 'da leva')).toHaveCount(2);
    for (const text of ['Primeiro da leva', 'Segundo da leva']) await item(page, text).getByRole('checkbox').check();
    await hide(2);
    await expect(findComment(reader, 'da leva')).toHaveCount(0);
  });

  await test.step('asks before a deletion, and opens the queue from a comment on the site', async () => {
    await openQueue(page, { queue: 'hidden', mod_id: mod.id }, 'Primeiro da leva');
    await page.keyboard.press('d');
    await page
      .getByRole('dialog', { name: 'Excluir este comentário?' })
      .getByRole('button', { name: 'Excluir' })
      .click();
    await expect(item(page, 'Primeiro da leva')).toHaveCount(0);
    await expect(item(page, 'Segundo da leva')).toBeVisible();
    await openComments(page, mod.slug);
    await openCommentMenu(findComment(page, 'Não abre'));
    await page.getByRole('menuitem', { name: 'Ver no painel administrativo' }).click();
    await expect(item(page, 'Segundo da leva')).toContainText('Oculto');
    await expect(item(page, 'Não abre')).toBeVisible();
  });
});
