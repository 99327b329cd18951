import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { archiveAll } from './support/approved-mod.ts';
import { createModForComments, storeComment } from './support/comments.ts';
import { storeMessage } from './support/contact-messages.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { buildFabricJar } from './support/jars.ts';
import { createMember } from './support/members.ts';
import { createPendingMod } from './support/pending-mod.ts';
import { storeReport } from './support/reports.ts';
import { getCardPath, getConsoleToasts, getContent, getListPath } from './support/staff.ts';

interface Form {
  name: string;
  path: string;
  /** Opens the form on its page. */
  open?: () => Promise<unknown>;
  field: Locator;
  /** Default: `TEXT`. */
  text?: string;
}

const TEXT = 'Um texto que custou tempo';
const getOffer = (page: Page) => page.getByRole('button', { name: 'Continuar de onde parei' });
const getDialogField = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('textbox', { name });

/** Types into a form, reloads the page and opens the form again. */
const typeAndReload = async (page: Page, { path, open, field, text = TEXT }: Form) => {
  await page.goto(path);
  await open?.();
  await field.fill(text);
  await page.reload();
  await open?.();
};

test('offers the input of every form again after a reload (R123, R130, R132)', async ({ chief: page }) => {
  test.setTimeout(180_000);
  const mod = await createPendingMod();
  page.on('dialog', (dialog) => void dialog.accept());
  const content = getContent(page);
  const field = (name: string | RegExp) => content.getByRole('textbox', { name });
  const [releaseText, release] = [getDialogField(page, /^O que mudou/), content.getByRole('article').first()];
  const buffer = buildFabricJar({ id: mod.slug, version: '1.0.0', name: mod.title });
  const forms: Form[] = [
    { name: 'new mod', path: '/admin/mods/create', field: field(/^Autor/) },
    { name: 'mod', path: `/admin/mods/${mod.id}`, field: field(/^Resumo/) },
    {
      name: 'mod from a file',
      path: '/admin/mods/create?from=file',
      open: () =>
        content
          .locator('input[type=file]')
          .first()
          .setInputFiles({ name: 'prova.jar', mimeType: 'application/java-archive', buffer }),
      field: field(/^Resumo/),
    },
    {
      name: 'new release',
      path: `/admin/mods/${mod.id}/show/releases`,
      open: async () => {
        await content.getByRole('button', { name: 'Nova versão' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Link externo' }).click();
      },
      field: releaseText,
    },
    {
      name: 'release',
      path: `/admin/mods/${mod.id}/show/releases`,
      open: () => release.getByRole('button', { name: 'Editar' }).click(),
      field: releaseText,
    },
    { name: 'ad', path: '/admin/ads/create', field: field(/^Título/) },
    { name: 'announcement', path: '/admin/announcements/create', field: field(/^Texto/) },
    { name: 'question', path: '/admin/faq/create', field: field(/^Pergunta · Português \(Brasil\)/) },
    { name: 'changelog', path: '/admin/changelog/create', field: field(/^Título · Português \(Brasil\)/) },
    { name: 'media kit', path: '/admin/media-kit/main', field: field(/^Nome/).first() },
    { name: 'blocked file', path: '/admin/blocked-files/create', field: field(/^Motivo/) },
    { name: 'game version', path: '/admin/game-versions/create', field: field(/^Versão/), text: '1.99.1' },
  ];
  for (const form of forms)
    await test.step(form.name, async () => {
      await typeAndReload(page, form);
      await getOffer(page).click();
      await expect(form.field).toHaveValue(form.text ?? TEXT);
    });

  await test.step('settings', async () => {
    const onlySuper = page.getByRole('radio', { name: 'Só super admins' });
    await page.goto('/admin/settings/site');
    await onlySuper.check();
    await page.reload();
    await getOffer(page).click();
    await expect(onlySuper).toBeChecked();
  });
  await archiveAll([mod.id]);
});

test('keeps the text of every dialog and note after a reload (R127, R128, R129, R209)', async ({
  chief: page,
  watch,
}) => {
  test.setTimeout(180_000);
  const [mod, pending, member, message] = await Promise.all([
    createModForComments(watch),
    createPendingMod(),
    createMember({ verified: true }),
    storeMessage(),
  ]);
  await storeComment(mod.id, 10, { text: `Comentário de ${mod.slug}` });
  await storeReport(member.uid, { subject: 'mod', path: `mods/${mod.id}`, reason: 'copyright' });
  page.on('dialog', (dialog) => void dialog.accept());
  const content = getContent(page);
  const click = (name: string) => () => content.getByRole('button', { name, exact: true }).first().click();
  const item = (text: string) => content.getByRole('article').filter({ hasText: text });
  const note = (text: string) => ({
    open: async () => {
      await item(text).click();
      await page.keyboard.press('n');
    },
    field: item(text).getByRole('textbox'),
  });
  const words = getDialogField(page, 'Com suas palavras');
  const reason = getDialogField(page, 'Motivo');
  const releases = `/admin/mods/${mod.id}/show/releases`;
  const dialogs: Form[] = [
    { name: 'rejection', path: `/admin/mods/${pending.id}/show`, open: click('Rejeitar'), field: words },
    { name: 'ban', path: getCardPath(member), open: click('Banir'), field: words },
    { name: 'profile', path: getCardPath(member), open: click('Editar perfil'), field: getDialogField(page, 'Bio') },
    { name: 'export', path: getCardPath(member), open: click('Exportar dados'), field: reason },
    { name: 'withdrawal', path: releases, open: click('Retirar'), field: reason },
    { name: 'take-down', path: releases, open: click('Tirar do ar por segurança'), field: reason },
    {
      name: 'official reply',
      path: getListPath('comments-moderation', { queue: 'new', mod_id: mod.id }),
      open: () =>
        item(mod.slug)
          .getByRole('button', { name: /^Responder/ })
          .click(),
      field: getDialogField(page, 'Resposta oficial'),
    },
    { name: 'note of a report', path: getListPath('reports', { subject: 'mod' }), ...note(mod.title) },
    { name: 'note of a message', path: '/admin/contact-messages', ...note(message.subject) },
    { name: 'mass sign-out', path: '/admin/settings/site', open: click('Encerrar sessões em massa'), field: reason },
  ];
  for (const dialog of dialogs)
    await test.step(dialog.name, async () => {
      await typeAndReload(page, dialog);
      await expect(dialog.field).toHaveValue(TEXT);
    });
  await archiveAll([mod.id, pending.id]);
});

test('keeps text and choices of a dialog after Back, and asks before discarding them (R128)', async ({
  chief: page,
}) => {
  const member = await createMember({ verified: true });
  const dialog = page.getByRole('dialog');
  const words = getDialogField(page, 'Com suas palavras');
  const open = () => page.getByRole('button', { name: 'Banir', exact: true }).click();
  const dismissBy = async (close: () => Promise<void>) => {
    const asked = page.waitForEvent('dialog').then((confirm) => confirm.dismiss());
    await close();
    await asked;
  };
  await page.goto('/admin/users');
  await page.goto(getCardPath(member));
  await page.getByRole('tab', { name: 'Histórico' }).click();
  await open();
  await words.fill(TEXT);
  await dialog.getByRole('radio', { name: 'Até uma data' }).check();
  await dialog.getByLabel('Último dia').fill('2099-12-31');
  await page.goBack();
  await page.goForward();
  await expect(dialog).toHaveCount(0);
  await open();
  await expect(words).toHaveValue(TEXT);
  await expect(dialog.getByLabel('Último dia')).toHaveValue('2099-12-31');

  const cancel = dialog.getByRole('button', { name: 'Cancelar' });
  await dismissBy(() => cancel.click());
  await dismissBy(() => words.press('Escape'));
  await expect(words).toHaveValue(TEXT);
  page.once('dialog', (confirm) => void confirm.accept());
  await cancel.click();
  await open();
  await expect(words).toHaveValue('');
  await expect(dialog.getByLabel('Último dia')).toHaveCount(0);
});

test('drops the draft of a form when the user confirms to leave (R123, R132)', async ({ admin: page }) => {
  const mod = await createPendingMod();
  const content = getContent(page);
  const field = (name: RegExp) => content.getByRole('textbox', { name });
  const edit = content.getByRole('article').first().getByRole('button', { name: 'Editar' });
  for (const { path, name, leave } of [
    { path: '/admin/faq/create', name: /^Pergunta · /, leave: content.getByRole('link', { name: 'Cancelar' }) },
    { path: `/admin/mods/${mod.id}`, name: /^Resumo/, leave: content.getByRole('link', { name: 'Cancelar' }) },
    { path: '/admin/changelog/create', name: /^Título · /, leave: page.getByRole('menuitem', { name: 'Logs' }) },
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await field(name).first().fill(TEXT);
      page.once('dialog', (dialog) => void dialog.accept());
      await leave.click();
      await expect(page).not.toHaveURL(path);
      await page.goto(path);
      await expect(field(name).first()).toBeVisible();
      await expect(getOffer(page)).toHaveCount(0);
    });

  await test.step('dialog of a release', async () => {
    const text = getDialogField(page, /^O que mudou/);
    await page.goto(`/admin/mods/${mod.id}/show/releases`);
    await edit.click();
    await text.fill(TEXT);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    await edit.click();
    await expect(text).toBeVisible();
    await expect(getOffer(page)).toHaveCount(0);
  });
  await archiveAll([mod.id]);
});

test('asks before a deletion discards unsaved input (R132)', async ({ admin: page }) => {
  const id = randomUUID();
  const title = { 'pt-BR': `Novidade ${id}` };
  await firestore.doc(`changelog/${id}`).create({
    version: '9.9.9',
    date: new Date(),
    title,
    body: { 'pt-BR': 'Texto' },
    updated_at: FieldValue.serverTimestamp(),
  });
  await page.goto(`/admin/changelog/${id}`);
  const field = getContent(page).getByRole('textbox', { name: 'Título · Português (Brasil)' });
  const remove = getContent(page).getByRole('button', { name: 'Excluir' });
  await field.fill(TEXT);
  const dismissed = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await remove.click();
  await dismissed;
  await expect(field).toHaveValue(TEXT);
  let questions = 0;
  page.on('dialog', (dialog) => {
    questions += 1;
    void dialog.accept();
  });
  await remove.click();
  await expect(page).toHaveURL(/\/admin\/changelog$/);
  expect(questions).toBe(1);
});

test('keeps the input of a stale content form, and overwrites only the changed fields (R132)', async ({
  watch,
  admin: page,
}) => {
  watch.expectError(/status of 409/);
  const id = randomUUID();
  const entry = firestore.doc(`faq/${id}`);
  await entry.create({
    position: 99,
    question: { 'pt-BR': 'Por quê?', 'en-US': 'Why?' },
    answer: { 'pt-BR': 'Porque sim.' },
    updated_at: FieldValue.serverTimestamp(),
  });
  await page.goto(`/admin/faq/${id}`);
  const content = getContent(page);
  const save = content.getByRole('button', { name: 'Salvar' });
  await content.getByRole('textbox', { name: 'Pergunta · Português (Brasil)' }).fill('Por que não?');
  await entry.update({
    'question.en-US': 'Why so?',
    'answer.pt-BR': 'Porque a colega disse.',
    updated_at: FieldValue.serverTimestamp(),
  });
  await save.click();
  const notice = content.getByRole('alert');
  await expect(notice).toContainText('Alguém mudou este item');
  await expect(notice).toContainText('a colega disse');
  await expect(getConsoleToasts(page)).toHaveCount(0);
  await notice.getByRole('button', { name: 'Manter o que digitei' }).click();
  await expect(notice).toHaveCount(0);
  await save.click();
  await expect(getConsoleToasts(page)).toHaveText([/Pergunta salva/]);
  expect((await entry.get()).data()).toMatchObject({
    question: { 'pt-BR': 'Por que não?', 'en-US': 'Why so?' },
    answer: { 'pt-BR': 'Porque a colega disse.' },
  });
  await entry.delete();
});

test('keeps the input of a stale profile, shows what changed, and saves it (R128)', async ({ watch, admin: page }) => {
  watch.expectError(/status of 409/);
  const member = await createMember({ verified: true });
  await page.goto(getCardPath(member));
  await page.getByRole('button', { name: 'Editar perfil' }).click();
  const dialog = page.getByRole('dialog');
  await getDialogField(page, 'Bio').fill(TEXT);
  const full_name = `Pessoa ${member.username}`;
  await firestore.doc(`users/${member.uid}`).update({ full_name });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  const notice = dialog.getByRole('alert');
  await expect(notice).toContainText(full_name);
  await expect(getDialogField(page, 'Bio')).toHaveValue(TEXT);
  await notice.getByRole('button', { name: 'Manter o que digitei' }).click();
  await expect(getDialogField(page, 'Nome completo')).toHaveValue(full_name);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(getContent(page)).toContainText(TEXT);
});
