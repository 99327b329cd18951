import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { login } from './support/api.ts';
import { environment } from './support/environment.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { newMember } from './support/members.ts';
import { newPendingMod } from './support/pending-mod.ts';
import { putReport, reportAt } from './support/reports.ts';
import { consoleToast } from './support/staff.ts';

const item = (page: Page, text: string) => page.getByRole('main').getByRole('article').filter({ hasText: text });

/** A message that waits longer than any other. */
const putMessage = async () => {
  const id = randomUUID();
  const word = id.slice(0, 8);
  const created_at = new Date(Date.UTC(2020, 0, 1));
  const message = {
    name: 'Visita de Prova',
    email: `visita+${word}@bigorna.test`,
    subject: `Assunto ${word} & mais`,
    message: '<b>Linha um</b>\nLinha dois',
    uid: null,
    handled_by: null,
    answered: false,
    note: '',
  };
  await firestore.doc(`contact_messages/${id}`).create({ ...message, created_at, handled_at: null });
  return { id, ...message };
};

test('R132 a contact message, late by the site’s promise, is answered with a note, reopened and put aside', async ({
  pageOf,
  watch,
}) => {
  const message = await putMessage();
  const page = await pageOf('admin');
  await page.goto('/admin/contact-messages');
  const row = item(page, message.subject);
  await expect(row).toContainText(/Atrasada há \d/);
  await expect(row).toContainText('<b>Linha um</b>');
  const reply = row.getByRole('link', { name: /Responder por e-mail/ });
  const address = new URL((await reply.getAttribute('href')) ?? '');
  expect(address.pathname).toBe(message.email.replace('+', '%2B'));
  expect(address.searchParams.get('subject')).toBe(`Re: ${message.subject}`);

  await row.click();
  await page.keyboard.press('n');
  await page.keyboard.type('Era o antivírus');

  await test.step('leaving the page asks', async () => {
    const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
    await page.getByRole('menuitem', { name: 'Novidades' }).click();
    await asked;
    await expect(row.getByRole('textbox')).toHaveValue('Era o antivírus');
  });

  await test.step('what is being written stays, though somebody else was faster; what they did is taken over', async () => {
    // Where the list is read anew just before the key is pressed, it is known already and nothing is refused.
    watch.bearError(/409 \(Conflict\).*\/handle/);
    const theirs = { handled_at: new Date(), handled_by: null, answered: false, note: 'Já vi' };
    await row.getByRole('textbox').press('Escape');
    await firestore.doc(`contact_messages/${message.id}`).update(theirs);
    await page.keyboard.press('a');
    await expect(page.getByRole('tab', { name: /^Esperando/ })).toHaveAttribute('aria-selected', 'true');
    await expect(row).toContainText('Observação: Já vi');
    await expect(row.getByRole('textbox')).toHaveValue('Era o antivírus');
  });
  await row.getByRole('button', { name: /^Respondida/ }).click();
  await expect(row).toHaveCount(0);
  await expect(consoleToast(page, 'Mensagem concluída')).toBeVisible();
  await page.getByRole('tab', { name: /^Tratadas/ }).click();
  await expect(row).toContainText('Era o antivírus');
  await expect(row).toContainText('Respondida');
  await row.getByRole('button', { name: /^Reabrir/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('tab', { name: /^Esperando/ }).click();
  await row.getByRole('button', { name: /^Pôr de lado/ }).click();
  await expect(row).toHaveCount(0);
  const stored = (await firestore.doc(`contact_messages/${message.id}`).get()).data();
  expect(stored).toMatchObject({ answered: false, note: '' });
  expect(stored?.handled_at).not.toBeNull();

  watch.bearError(/403 \(Forbidden\).*contact-messages/);
  const moderator = await pageOf('moderador');
  await moderator.goto('/admin/contact-messages');
  await expect(moderator.getByRole('main')).toContainText('Esta página não é para a sua função');
  await expect(moderator.getByRole('menuitem', { name: /^Mensagens/ })).toHaveCount(0);
  const { tokens } = await login('moderador');
  const refused = await fetch(`${environment.BIGORNA_URL}/api/admin/contact-messages`, {
    headers: { authorization: `Bearer ${tokens.accessToken}` },
  });
  expect(refused.status).toBe(403);
});

test('R129 reports are upheld with all alike, dismissed, and opened again, by keyboard', async ({ pageOf }) => {
  test.slow();
  const [mod, bad, first, second] = await Promise.all([
    newPendingMod(),
    newMember({ verified: true }),
    newMember({ verified: true }),
    newMember({ verified: true }),
  ]);
  const about = {
    subject: 'member',
    path: `profiles/${bad.uid}`,
    reason: 'impersonation: diz que é da equipe',
  } as const;
  const alike = [await putReport(first.uid, about), await putReport(second.uid, about)];
  const single = await putReport(first.uid, { subject: 'mod', path: `mods/${mod.id}`, reason: 'copyright' });
  const page = await pageOf('moderador');

  const ofMember = item(page, `Membro`).filter({ hasText: bad.username });
  await expect(async () => {
    await page.goto('/admin/reports');
    await expect(ofMember.first()).toContainText('2 denúncias em aberto', { timeout: 8_000 });
  }).toPass({ timeout: 60_000 });
  await expect(ofMember.first()).toContainText('Finge ser outra pessoa · “diz que é da equipe”');
  await expect(ofMember.first().getByRole('link', { name: 'Abrir a ficha' })).toHaveAttribute(
    'href',
    `/admin/users/${bad.uid}/show`,
  );
  await ofMember.first().click();
  await page.keyboard.press('n');
  await page.keyboard.type('Confere com os comentários');
  // While a note is written letters are text; out of it they decide.
  await expect(ofMember.first().getByRole('textbox')).toHaveValue('Confere com os comentários');
  await page.keyboard.press('Escape');
  await expect(ofMember.first()).toBeFocused();
  // The way to a page that moderators don't have leads nowhere, and decides nothing.
  const decisions: string[] = [];
  page.on('request', (request) => request.url().includes('/resolve') && decisions.push(request.url()));
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(decisions).toEqual([]);
  await expect(ofMember.first()).toBeFocused();
  await page.keyboard.press('a');
  await expect(ofMember).toHaveCount(0);
  for (const id of alike)
    await expect.poll(() => reportAt(id)).toMatchObject({ outcome: 'upheld', note: 'Confere com os comentários' });

  const ofMod = item(page, mod.title);
  await page.getByRole('tab', { name: /^Mods/ }).click();
  await ofMod.click();
  await page.keyboard.press('r');
  await expect(ofMod).toHaveCount(0);
  await expect.poll(async () => (await reportAt(single))?.outcome).toBe('dismissed');
  await page.getByRole('switch', { name: 'Mostrar as já decididas' }).click();
  await expect(ofMod).toContainText('Improcedente');
  await ofMod.getByRole('button', { name: /^Reabrir/ }).click();
  await expect.poll(async () => (await reportAt(single))?.resolved_at).toBeNull();
});
