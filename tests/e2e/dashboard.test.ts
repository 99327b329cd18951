import type { ModCard } from '@bigorna/domain/endpoints/mods';
import type { Locator, Page } from '@playwright/test';
import { listMods } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { newMember } from './support/members.ts';
import { send } from './support/notifications.ts';
import { entryOf, putHistory } from './support/own-history.ts';
import { signIn } from './support/session.ts';
import { withoutPictures } from './support/without-pictures.ts';

const SOON = { timeout: 40_000 };

const main = (page: Page): Locator => page.getByRole('main');
const block = (page: Page, name: string): Locator => main(page).getByRole('region', { name, exact: true });

test('R111 the dashboard gathers figures, favorites with news, downloads, notifications, achievements and activity', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await withoutPictures(page);
  const cards: ModCard[] = await listMods({ limit: '8', content_type: 'mod', sort: 'downloads' });
  const [outdated, current, told, ...others] = cards;
  if (!outdated || !current || !told || others.length < 4) throw new Error('the catalogue has too few mods');
  const member = await newMember({ verified: true });
  await signIn(page, member);
  await expect(page).toHaveURL('/dashboard');
  await expect(block(page, 'Favoritos com novidade')).toContainText('Marque mods como favoritos', SOON);
  await expect(block(page, 'Downloads recentes')).toContainText('Nenhum download ainda', SOON);
  await expect(block(page, 'Notificações')).toContainText('Nenhum aviso por enquanto.', SOON);
  await expect(block(page, 'Sua atividade')).toContainText('Nada nos últimos 30 dias.', SOON);
  await expect(main(page)).not.toContainText('Recursos limitados');

  await putHistory(member.uid, [
    entryOf(outdated, 1, { version: '0.0.1' }),
    entryOf(current, 2),
    ...others.map((card, index) => entryOf(card, 3 + index)),
  ]);
  for (const { id } of [outdated, current, told])
    await firestore.doc(`users/${member.uid}/favorites/${id}`).set({ mod_id: id, created_at: new Date() });
  const values = { title: told.title, version: '99.0.0' };
  // Newer than what the achievements that these favorites unlock will tell.
  await send(member.uid, { type: 'modUpdate', template: 'mod_update', values, path: `/mods/${told.slug}`, age: -3600 });
  await firestore.doc(`users/${member.uid}/activity/prova`).set({
    kind: 'views',
    mod_id: current.id,
    title: current.title,
    at: new Date(),
    type: null,
    size: null,
    category: null,
    comment: null,
    duration: null,
    rating: null,
  });
  await page.reload();

  const updates = block(page, 'Favoritos com novidade');
  await expect(updates.getByRole('listitem')).toHaveCount(2, SOON);
  await expect(updates).toContainText(`Você tem a 0.0.1; já existe a ${outdated.version}.`);
  await expect(updates).toContainText('Saiu a versão 99.0.0.');
  await expect(updates.getByRole('link', { name: `Baixar ${outdated.version}` })).toHaveAttribute(
    'href',
    `/mods/${outdated.slug}/download`,
  );
  const recent = block(page, 'Downloads recentes');
  await expect(recent.getByRole('article')).toHaveCount(5, SOON);
  await expect(recent.getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', '/downloads');
  await expect(block(page, 'Notificações')).toContainText(`${told.title} tem uma versão nova: 99.0.0`, SOON);
  const near = block(page, 'Conquistas por perto');
  await expect(near.getByRole('listitem').filter({ hasText: /\d de \d/ })).toHaveCount(3, SOON);
  await expect(near.getByRole('progressbar')).toHaveCount(3);
  // The favorites become activity a little later.
  await expect(block(page, 'Sua atividade')).toContainText(/[1-4] atividades? nos últimos 30 dias/, SOON);
  const figure = (name: string): Locator =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .first();
  for (const { name, text } of [
    { name: 'Downloads', text: String(2 + others.length) },
    { name: 'Favoritos', text: '3' },
    { name: 'Comentários', text: '0' },
  ])
    await expect(figure(name)).toContainText(text, SOON);
  await expectAccessible(page);

  // By keyboard alone to the comments among the activity.
  await page.setViewportSize({ width: 1280, height: 800 });
  await figure('Comentários').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/activity?k=comments');
  await expect(main(page).getByRole('heading', { name: 'Nada assim por aqui' })).toBeVisible(SOON);
});

test('R111 a part of the dashboard that cannot be had says so alone, and can be tried again; the unverified are told what to do', async ({
  page,
  watch,
}) => {
  watch.expectError(/500 \(Internal Server Error\).*\/user\/dashboard/);
  await withoutPictures(page);
  await page.route('**/api/user/dashboard', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'internal_error', message: '' } }),
  );
  await signIn(page, await newMember({ verified: false }));
  await expect(main(page).getByRole('heading', { name: 'Recursos limitados' })).toBeVisible();
  const activity = block(page, 'Sua atividade');
  await expect(activity.getByRole('button', { name: 'Tentar novamente' })).toBeVisible(SOON);
  await expect(block(page, 'Downloads recentes')).toContainText('Nenhum download ainda', SOON);
  await page.unroute('**/api/user/dashboard');
  await activity.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(activity).toContainText('Nada nos últimos 30 dias.', SOON);
});
