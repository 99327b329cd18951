import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { archiveAll, changeSummary } from './support/approved-mod.ts';
import { expectNoViolations } from './support/axe.ts';
import { createModForComments, storeComment } from './support/comments.ts';
import { expectLoaded, getMenuItem } from './support/console-pages.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { banMember, createMember, type Member } from './support/members.ts';
import { createPendingMod } from './support/pending-mod.ts';
import { createMemberWithFactor, getCardPath, getContent, getListPath } from './support/staff.ts';

const article = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('article').filter({ hasText: text });

test('the menu opens the pending mods, not the last filter (R121)', async ({ moderator: page }) => {
  const mod = await createPendingMod();
  await page.goto(getListPath('mods', { status: 'archived' }));
  await expectLoaded(page);
  await getMenuItem(page, 'Usuários').click();
  await expect(page).toHaveURL(/\/admin\/users/);
  await expect(getMenuItem(page, 'Mods')).toContainText(/\d/);
  await getMenuItem(page, 'Mods').click();
  await expect(page.getByRole('button', { name: /^Pendentes/ })).toHaveAttribute('aria-pressed', 'true');
  await archiveAll([mod.id]);
});

test('aligns the numbers in a row of dashboard cards, however long the labels are (R121)', async ({ admin: page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/admin');
  await expectLoaded(page);
  // Measures all cards in one call, because polling may change them between two calls.
  const cards = await getContent(page).evaluate((main) =>
    [...main.querySelectorAll('a:has(h3)')].map((card) => {
      const getTop = (element: Element | null): number => Math.round(element?.getBoundingClientRect().top ?? -1);
      return { row: getTop(card), number: getTop(card.querySelector('p')) };
    }),
  );
  expect(cards.length).toBeGreaterThan(3);
  const rows = Map.groupBy(cards, ({ row }) => row);
  for (const inRow of rows.values()) expect(new Set(inRow.map(({ number }) => number)).size).toBe(1);
});

test('the log shows dense rows on request, and keeps the choice (R131)', async ({ admin: page }) => {
  const target = `ads/prova-${randomUUID().slice(0, 8)}`;
  const entry = {
    actor: 'seed-tereza',
    target,
    about: [target],
    before: { weight: 1 },
    after: { weight: 2 },
    undoes: null,
  };
  for (const at of [1, 2])
    await firestore.doc(`logs/${target.slice(4)}-${at}`).create({
      ...entry,
      action: 'edit:ad',
      reason: `Motivo ${at}`,
      request_id: `pedido-${at}`,
      at: new Date(Date.UTC(2019, 4, 6, 15, at)),
    });
  await page.goto(getListPath('logs', { about: target }));
  const entries = page.getByRole('main').getByRole('article');
  await expect(entries).toHaveCount(2);
  const getHeight = async () => (await entries.first().boundingBox())?.height ?? 0;
  const height = await getHeight();
  await page.getByRole('button', { name: 'Linhas compactas' }).click();
  await expect.poll(getHeight).toBeLessThan(height / 2);
  await expect(entries.first()).toContainText(/Editou o anúncio.*Motivo 2/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Linhas compactas' })).toHaveAttribute('aria-pressed', 'true');
  await expect(entries).toHaveCount(2);
  await entries.first().getByRole('link', { name: 'Editou o anúncio' }).click();
  await expect(getContent(page)).toContainText('Motivo 2');
});

test('a user card names who banned the user, and the tab of banned users shows a count (R128)', async ({ openAs }) => {
  const member = await createMember({ verified: true });
  await banMember(member, 'Insultos repetidos a outros membros');
  const page = await openAs('admin');
  await page.goto(getCardPath(member));
  const state = getContent(page).getByRole('status').filter({ hasText: 'Banido' });
  await expect(state.getByRole('link')).toHaveAttribute('href', /\/admin\/users\/seed-moderador\/show/);
  await page.goto('/admin/users');
  await expect(page.getByRole('button', { name: /^Banidos\s*[\d.]+/ })).toBeVisible();
});

test('requires the typed username before a member becomes a super admin (R127)', async ({ chief: page }) => {
  const member = await createMemberWithFactor();
  await page.goto(getCardPath(member));
  await page.getByRole('button', { name: 'Alterar função' }).click();
  const dialog = page.getByRole('dialog', { name: `Função de ${member.username}` });
  const confirm = dialog.getByRole('button', { name: 'Alterar função' });
  await dialog.getByRole('radio', { name: 'Admin', exact: false }).first().check();
  await expect(confirm).toBeEnabled();
  await dialog.getByRole('radio', { name: /^Super/i }).check();
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill('outra pessoa');
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill(member.username);
  await expect(confirm).toBeEnabled();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  expect((await firestore.doc(`users/${member.uid}`).get()).get('role')).toBe('user');
});

test('a promotion of a member without a second factor shows a warning (R127, R205)', async ({ chief: page }) => {
  const [without, protectedMember] = await Promise.all([createMember({ verified: true }), createMemberWithFactor()]);
  const alerts = page.getByRole('dialog').getByRole('alert');
  const warning = alerts.filter({ hasText: /ainda não tem verificação em duas etapas/ });
  const choose = async (member: Member) => {
    await page.goto(getCardPath(member));
    await page.getByRole('button', { name: 'Alterar função' }).click();
    await page.getByRole('radio', { name: /^Moderador/ }).check();
    await expect(alerts.filter({ hasText: /ganha estas permissões/ })).toBeVisible();
  };
  await choose(without);
  await expect(warning).toBeVisible();
  await page.getByRole('radio', { name: /^Membro/ }).check();
  await expect(warning).toHaveCount(0);
  await choose(protectedMember);
  await expect(warning).toHaveCount(0);
});

test('approved revisions list the changes; the current revision cannot be restored (R123)', async ({
  watch,
  admin: page,
}) => {
  const mod = await createModForComments(watch);
  await changeSummary(mod, `Outro resumo de ${mod.slug}`);
  await page.goto(`/admin/mods/${mod.id}/show/revisions`);
  const states = getContent(page).getByRole('listitem').filter({ hasText: mod.title });
  const current = states.filter({ hasText: 'Última aprovada' });
  await expect(current).toContainText('Mudou: Resumo');
  await expect(current.getByRole('button', { name: 'Restaurar esta revisão' })).toHaveCount(0);
  await expect(states.last()).toContainText('Primeira revisão aprovada');
  await expect(states.last().getByRole('button', { name: 'Restaurar esta revisão' })).toBeVisible();
});

test('compares two approved revisions field by field, in any order (R123)', async ({ watch, moderator: page }) => {
  const mod = await createModForComments(watch);
  await changeSummary(mod, `Resumo novo de ${mod.slug}`);
  await page.goto(`/admin/mods/${mod.id}/show/revisions`);
  await page.getByRole('button', { name: 'Comparar a revisão 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Comparar revisões aprovadas' });
  const before = dialog.getByRole('combobox', { name: 'Antes' });
  const after = dialog.getByRole('combobox', { name: 'Depois' });
  await expect(before).toContainText('Revisão 1');
  await expect(after).toContainText('Revisão 2');
  await expect(dialog).toContainText('Resumo');
  await expect(dialog.locator('ins').first()).toContainText('Resumo novo');
  await expectNoViolations(page);
  await before.click();
  await page.getByRole('option', { name: /^Revisão 2/ }).click();
  await expect(dialog).toContainText('As duas revisões são iguais.');
  await after.click();
  await page.getByRole('option', { name: /^Revisão 1/ }).click();
  await expect(dialog.locator('del').first()).toContainText('Resumo novo');
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog).toBeHidden();
});

test('finds comments by their text (R129)', async ({ watch, moderator: page }) => {
  const mod = await createModForComments(watch);
  await storeComment(mod.id, 10, { text: `A fornalha de ${mod.slug} não acende` });
  await storeComment(mod.id, 5, { text: `Outro assunto de ${mod.slug}` });
  await page.goto(getListPath('comments-moderation', { queue: 'all', mod_id: mod.id }));
  await expect(article(page, mod.slug)).toHaveCount(2);
  await page.getByRole('search').getByRole('textbox', { name: 'Buscar no texto' }).fill('FORNALHA');
  await expect(article(page, mod.slug)).toHaveCount(1);
  await expect(article(page, 'não acende')).toBeVisible();
  await expect(page.getByText(/comentários mais novos desta lista/)).toBeVisible();
});
