import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { storeNotification } from './support/notifications.ts';
import { sendLogin, signIn } from './support/session.ts';

const bell = (page: Page, unread: string): Locator =>
  page.getByRole('banner').getByRole('button', { name: `Notificações: ${unread}`, exact: true });
const lines = (page: Page): Locator => page.getByRole('main').getByRole('article');
const SOON = { timeout: 40_000 };
/** Requests of Firestore's live connection. */
const LISTEN = '**/google.firestore.v1.Firestore/Listen/**';

test('counts unread notifications live, and marks one opened by keyboard as read (R110)', async ({ page }) => {
  const member = await createMember({ verified: true });
  await signIn(page, member);
  await expect(bell(page, 'tudo lido')).toBeVisible(SOON);
  await storeNotification(member.uid, { template: 'announcement', values: { text: 'Manutenção às 22 h' }, age: 60 });
  await storeNotification(member.uid, {
    template: 'mod_update',
    values: { title: 'Prova de Sino', version: '2.0.0' },
    path: '/favorites',
  });
  await expect(bell(page, '2 não lidas')).toBeVisible(SOON);
  const announced = page.getByRole('status').filter({ hasText: 'Prova de Sino tem uma versão nova: 2.0.0' });
  await expect(announced).toHaveCount(1);
  await bell(page, '2 não lidas').focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Notificações' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  const newest = list.getByRole('link', { name: /Prova de Sino/ });
  await expect(async () => {
    if (!(await newest.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
    await expect(newest).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/favorites');
  await expect(bell(page, '1 não lida')).toBeVisible(SOON);
  await expect(list).toHaveCount(0);
});

test('filters by type, marks one or all notifications as read, and stores preferences (R110)', async ({ page }) => {
  const member = await createMember({ verified: false });
  await storeNotification(member.uid, { template: 'mod_update', values: { title: 'Um', version: '1.1' }, age: 90 });
  await storeNotification(member.uid, { template: 'new_mod', values: { title: 'Dois' }, path: '/mods', age: 60 });
  await storeNotification(member.uid, { template: 'official_reply', values: { title: 'Três' }, age: 30 });
  await signIn(page, member);
  await page.goto('/notifications');
  await expect(lines(page)).toHaveCount(3, SOON);
  await expect(lines(page).first()).toContainText('A equipe respondeu ao seu comentário em Três');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('3 não lidas', SOON);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('link', { name: 'Mods novos' }).click();
  await expect(page).toHaveURL('/notifications?show=newMod');
  await expect(lines(page)).toHaveCount(1);
  await lines(page)
    .getByRole('button', { name: /^Marcar como lida/ })
    .click();
  await expect(lines(page).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('2 não lidas', SOON);
  await page.getByRole('link', { name: 'Não lidas', exact: true }).click();
  await expect(lines(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Marcar todas como lidas' }).click();
  await expect(page.getByRole('heading', { name: 'Tudo lido' })).toBeVisible(SOON);
  await expect(bell(page, 'tudo lido')).toBeVisible();

  await page.getByRole('link', { name: 'Escolher o que recebo' }).click();
  await expect(page).toHaveURL('/edit-profile#notifications');
  const newModsBox = page.getByRole('checkbox', { name: 'Mods e addons novos no catálogo' });
  await expect(newModsBox).not.toBeChecked();
  await newModsBox.check();
  await expect(page.getByRole('region', { name: 'Notificações' }).getByRole('status')).toHaveText('Salvo.', SOON);
  const stored = await firestore.doc(`users/${member.uid}`).get();
  expect(stored.get('settings')).toMatchObject({ notify_new_mods: true, notify_mod_updates: true });
  await page.reload();
  await expect(newModsBox).toBeChecked(SOON);
});

test('finds a type behind many newer notifications, and says when a type has none (R110)', async ({ page }) => {
  const member = await createMember({ verified: false });
  const values = { title: 'Atrás de muitas' };
  await storeNotification(member.uid, { template: 'new_mod', values, age: 3600 });
  const newer = Array.from({ length: 35 }, (_one, age) =>
    storeNotification(member.uid, { template: 'announcement', values: { text: `Recado ${age}` }, age }),
  );
  await Promise.all(newer);
  await signIn(page, member);
  await page.goto('/notifications?show=newMod');
  await expect(lines(page)).toHaveText(/Atrás de muitas/, SOON);
  const empty = { Atualizações: 'Nenhuma atualização ainda', Respostas: 'Nenhuma resposta ainda' };
  for (const [tab, title] of Object.entries(empty)) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible();
    await expect(lines(page)).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Portal', exact: true }).click();
  await expect(lines(page)).toHaveCount(30);
  await page.getByRole('button', { name: 'Mostrar mais antigas' }).click();
  await expect(lines(page)).toHaveCount(35);
});

test('asks for a login when signed out, and retries a failed connection (R110)', async ({ page, watch }) => {
  // Firestore's SDK requests a picture to test the network.
  watch.allowError(/Firestore|net::ERR|Failed to load resource|cleardot\.gif/);
  const member = await createMember({ verified: true });
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'Entre para continuar' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
  await sendLogin(page, member);
  await expect(page).toHaveURL('/notifications');
  await expect(page.getByRole('heading', { name: 'Nada por aqui ainda' })).toBeVisible(SOON);

  await page.route(LISTEN, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Não foi possível carregar suas notificações' })).toBeVisible(SOON);
  // Pressed while requests still fail: with a connection, the SDK may recover before the press.
  const connecting = page.waitForRequest(LISTEN);
  await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).click();
  await connecting;
  await page.unroute(LISTEN);
  await expect(page.getByRole('heading', { name: 'Nada por aqui ainda' })).toBeVisible();
});
