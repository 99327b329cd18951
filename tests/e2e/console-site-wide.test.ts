import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { openUntilVisible } from './support/open-until.ts';
import { signIn } from './support/session.ts';

// These tests change the portal for everybody. They run alone (playwright.config.ts).

const word = (): string => randomUUID().slice(0, 8);
const main = (page: Page) => page.getByRole('main');
const save = (page: Page) => main(page).getByRole('button', { name: 'Salvar' }).click();
/** Timeout until functions and open pages have synced, on a shared machine. */
const FOLLOWED = { timeout: 90_000, intervals: [1_000, 2_000, 4_000] };

test('previews an announcement per language, and sends it once to members (R132)', async ({
  page: membersPage,
  admin: page,
}) => {
  test.setTimeout(240_000);
  const member = await createMember({ verified: true });
  await firestore.doc(`users/${member.uid}`).update({ 'settings.locale': 'en-US' });
  const text = `Manutenção ${word()} às 22 h`;
  const english = `Maintenance ${word()} at 10 p.m.`;

  await test.step('previews and saves the draft', async () => {
    await page.goto('/admin/announcements/create');
    await page.getByLabel('Texto · Português (Brasil)').fill(text);
    await page.getByRole('tab', { name: 'English (US)' }).click();
    await page.getByLabel('Texto · English (US)').fill(english);
    await page.getByLabel('Página de destino').fill('/changelog');
    const preview = page.getByRole('region', { name: 'Como a notificação vai aparecer' });
    await expect(preview.getByRole('listitem').filter({ hasText: 'English (US)' })).toContainText(english);
    const chinese = preview.getByRole('listitem').filter({ hasText: '简体中文' });
    await expect(chinese).toContainText('aparece em português');
    await expect(chinese).toContainText(text);
    await save(page);
    await expect(page).toHaveURL(/\/admin\/announcements\/(?!create)[^/]+$/);
  });

  await test.step('sends only after saving and a confirmation', async () => {
    const send = main(page).getByRole('button', { name: 'Enviar aos membros' });
    // Waits for the form of the saved draft, which appears later than its URL.
    await expect(send).toBeEnabled();
    await page.getByLabel('Página de destino').fill('/faq');
    await expect(send).toBeDisabled();
    await page.getByLabel('Página de destino').fill('/changelog');
    await expect(send).toBeEnabled();
    await send.click();
    const dialog = page.getByRole('dialog', { name: 'Enviar este aviso?' });
    await expect(dialog).toContainText(/Até [\d.]+ membros serão avisados agora/);
    await expect(dialog).toContainText('Sem tradução em português (Portugal), espanhol');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await send.click();
    await dialog.getByRole('button', { name: 'Enviar aos membros' }).click();
    await expect(main(page).getByText('Enviado', { exact: true })).toBeVisible(FOLLOWED);
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: /membros avisados$/ }),
    ).toBeVisible();
    await expect(main(page).getByText(/^Enviado por (Tereza|Bigorna) ·/)).toBeVisible();
    await expect(main(page).getByRole('button', { name: /Enviar aos membros|Salvar|Excluir/ })).toHaveCount(0);
  });

  await test.step('shows the announcement in the language of the member', async () => {
    await signIn(membersPage, member);
    const line = membersPage.getByRole('main').getByRole('article').filter({ hasText: english });
    await openUntilVisible(line, '/notifications', 8_000, FOLLOWED);
    await expect(line.getByRole('link', { name: english })).toHaveAttribute('href', '/changelog');
  });
});

test('a super admin closes the console to other staff and reopens it (R132, R126)', async ({ openAs, watch }) => {
  test.setTimeout(240_000);
  watch.allowError(/403 \(Forbidden\)/);
  const [page, moderator] = [await openAs('super'), await openAs('moderador')];
  await moderator.goto('/admin/mods');
  await expect(moderator.getByRole('menuitem', { name: /^Mods/ })).toBeVisible();
  // Moderators cannot open the settings.
  await expect(moderator.getByRole('menuitem', { name: 'Configurações' })).toHaveCount(0);
  await page.goto('/admin/settings');
  const all = page.getByRole('radio', { name: 'Toda a equipe' });
  const few = page.getByRole('radio', { name: 'Só super admins' });
  const dialog = page.getByRole('dialog', { name: 'Restringir o painel a super admins?' });
  const access = async () => (await firestore.doc('settings/site').get()).get('admin_panel_access');
  try {
    await expect(all).toBeChecked();
    await few.check();
    await save(page);
    await expect(dialog).toContainText(/[\d.]+ pessoas da equipe perdem o acesso na próxima ação/);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    expect(await access()).toBe('staff');
    await save(page);
    await dialog.getByRole('button', { name: 'Restringir' }).click();
    await expect.poll(access).toBe('super_admin');
    await expect(async () => {
      await moderator.goto('/admin/mods');
      await expect(moderator).toHaveURL('/dashboard', { timeout: 5_000 });
    }).toPass(FOLLOWED);
    await all.check();
    await save(page);
    await expect.poll(access).toBe('staff');
    await expect(dialog).toHaveCount(0);
    await openUntilVisible(moderator.getByRole('menuitem', { name: /^Mods/ }), '/admin/mods', 5_000, FOLLOWED);
  } finally {
    await firestore.doc('settings/site').update({ admin_panel_access: 'staff' });
  }
});
