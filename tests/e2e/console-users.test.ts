import { getBanText } from '@bigorna/domain/reason-texts/index';
import type { Page } from '@playwright/test';
import { logIn, postAs } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember, type Member } from './support/members.ts';
import { getAccountButton, signIn } from './support/session.ts';
import {
  createMemberWithFactor,
  createStaff,
  getBadge,
  getCardPath,
  getConsoleToast,
  getContent,
  getListPath,
  openDashboard,
} from './support/staff.ts';

/** Timeout for live updates and the index, on a shared machine. */
const LIVE = { timeout: 40_000 };
const WORDS = 'Propaganda em vinte comentários';
const DANGEROUS = /Banir|Desbanir|Mudar função|Editar perfil|verificado|Encerrar sessões/;

const actions = (page: Page) => getContent(page).getByRole('button', { name: DANGEROUS });

const openCard = async (page: Page, member: Member): Promise<void> => {
  await page.goto(getCardPath(member));
  await expect(getContent(page).getByRole('heading', { name: member.username })).toBeVisible();
};

test('a moderator finds, bans and unbans a member, whose open page reacts (R128, R127)', async ({
  page: memberPage,
  moderator: page,
}) => {
  test.slow();
  const member = await createMember({ verified: true });
  await signIn(memberPage, member);
  await expect(getAccountButton(memberPage)).toBeVisible();

  await test.step('finds the member by name prefix, without e-mails, and offers only the ban', async () => {
    await page.goto('/admin/users');
    await expect(page.getByText('Digite o começo do nome de usuário ou do nome de exibição.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Buscar' }).fill(member.username.slice(0, -2).toUpperCase());
    const row = page.getByRole('row').filter({ hasText: member.username });
    await expect(row).toBeVisible();
    await expect(getContent(page)).not.toContainText('@bigorna.test');
    await row.click();
    await expect(getContent(page).getByRole('heading', { name: member.username })).toBeVisible();
    await expect(actions(page)).toHaveText(['Banir']);
    await expect(getContent(page)).not.toContainText(/@bigorna\.test|Pessoa de Prova|E-mail|Nome completo/);
  });

  const toast = expect(memberPage.getByRole('alert').filter({ hasText: 'Conta banida' })).toContainText(WORDS, LIVE);
  await test.step('asks for a reason and previews the message', async () => {
    await page.getByRole('button', { name: 'Banir' }).click();
    const dialog = page.getByRole('dialog', { name: `Banir ${member.username}` });
    await dialog.getByRole('button', { name: 'Banir' }).click();
    await expect(dialog).toContainText('Escolha um motivo ou escreva o seu.');
    await dialog.getByRole('combobox', { name: 'Motivo' }).click();
    await page.getByRole('option', { name: 'Spam' }).click();
    await dialog.getByRole('textbox', { name: 'Com suas palavras' }).fill(WORDS);
    await dialog.getByRole('radio', { name: '30 dias' }).check();
    const preview = dialog.getByRole('region', { name: /vai ler/ });
    await expect(preview).toContainText(getBanText('pt-BR', 'spam').text);
    await expect(preview).toContainText(WORDS);
    await dialog.getByRole('button', { name: 'Banir' }).click();
    await expect(dialog).toHaveCount(0);
  });
  await toast;
  await expect(memberPage).toHaveURL('/banned');
  await expect(memberPage.getByRole('main')).toContainText(WORDS);
  const state = getContent(page).getByRole('status').filter({ hasText: 'Banido' });
  await expect(state).toContainText(WORDS);
  await expect(state).toContainText(/Até .*\d/);

  await test.step('unbans the member from the list of banned users, and undoes the unban', async () => {
    await page.goto(getListPath('users', { q: member.username, is_banned: true }));
    await expect(page.getByRole('button', { name: 'Banidos' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('row').filter({ hasText: member.username }).click();
    await page.getByRole('button', { name: 'Desbanir' }).click();
    await expect(state).toHaveCount(0);
    await getConsoleToast(page, 'Banimento removido').getByRole('button', { name: 'Desfazer' }).click();
    await expect(state).toContainText(WORDS);
    await page.getByRole('button', { name: 'Desbanir' }).click();
    await expect(state).toHaveCount(0);
  });
  await signIn(memberPage, member);
  await expect(getAccountButton(memberPage)).toBeVisible();
});

test('a super admin changes roles; admins edit members but not other admins (R127, R128)', async ({
  newVisitor,
  openAs,
  watch,
}) => {
  test.slow();
  // The browser logs this when another client ends the session.
  watch.allowError(/400 \(Bad Request\).*accounts:lookup|401 \(Unauthorized\).*\/api\//);
  const [member, equal] = await Promise.all([createMemberWithFactor(), createStaff('admin')]);
  const [above, admin, memberPage] = await Promise.all([openAs('super'), openAs('admin'), newVisitor()]);
  await signIn(memberPage, member);

  await test.step('names the gained permissions and applies them at once', async () => {
    await openCard(above, member);
    await above.getByRole('button', { name: 'Alterar função' }).click();
    const dialog = above.getByRole('dialog', { name: `Função de ${member.username}` });
    await expect(dialog.getByRole('button', { name: 'Alterar função' })).toBeDisabled();
    await dialog.getByRole('radio', { name: /^Moderador/ }).check();
    await expect(dialog.getByRole('alert')).toContainText(`${member.username} ganha estas permissões`);
    await dialog.getByRole('button', { name: 'Alterar função' }).click();
    await expect(getBadge(above, 'moderator')).toBeVisible();
    // The requests of the dashboard finish before the role is removed again.
    await openDashboard(memberPage);
    await expect(memberPage.getByRole('menuitem', { name: /^Usuários/ })).toBeVisible(LIVE);
    await getConsoleToast(above, 'Função alterada').getByRole('button', { name: 'Desfazer' }).click();
    await expect(getBadge(above, 'moderator')).toHaveCount(0);
  });

  await test.step('lets an admin search by e-mail, edit the profile and end sessions', async () => {
    await admin.goto('/admin/users');
    await admin.getByRole('textbox', { name: 'Buscar' }).fill(member.email);
    await admin.getByRole('row').filter({ hasText: member.email }).click();
    await expect(getContent(admin)).toContainText('Pessoa de Prova');
    await admin.getByRole('button', { name: 'Editar perfil' }).click();
    const dialog = admin.getByRole('dialog', { name: /^Perfil de/ });
    await dialog.getByRole('textbox', { name: 'Bio' }).fill('Texto acertado pela equipe');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(getContent(admin)).toContainText('Texto acertado pela equipe');
    await admin.getByRole('button', { name: 'Marcar como não verificado' }).click();
    await expect(admin.getByRole('button', { name: 'Marcar como verificado' })).toBeVisible();
    await admin.getByRole('button', { name: 'Encerrar sessões' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Encerrar sessões' }).click();
    await expect(getConsoleToast(admin, 'Sessões encerradas')).toBeVisible();
    await memberPage.goto('/dashboard');
    await expect(memberPage).toHaveURL('/login', LIVE);
    await admin.getByRole('tab', { name: 'Histórico' }).click();
    await expect(admin.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    await expect(admin.getByRole('tabpanel')).not.toContainText('Texto acertado');
  });

  await test.step('offers no action on an admin, and the API refuses such actions', async () => {
    await openCard(admin, equal);
    await expect(getBadge(admin, 'admin')).toBeVisible();
    await expect(actions(admin)).toHaveCount(0);
    const { user } = await logIn('admin');
    const expectForbidden = (path: string, body: unknown = {}) =>
      expect(postAs('admin', `/admin/users/${path}`, body)).rejects.toThrow('answered 403');
    for (const uid of [equal.uid, user.id]) {
      await expectForbidden(`${uid}/ban`, { reason: 'Prova de poder' });
      await expectForbidden(`${uid}/revoke-sessions`);
      await expectForbidden(`${uid}/role`, { role: 'user' });
    }
    await admin.goto(`/admin/users/${user.id}/show`);
    await expect(getBadge(admin, 'admin')).toBeVisible();
    await expect(actions(admin)).toHaveCount(0);
  });
});
