import type { Locator, Page } from '@playwright/test';
import { storeActivity } from './support/activity.ts';
import { listPopularMods } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { collectRequests, failWith } from './support/network.ts';
import { sendLogin, signIn } from './support/session.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { setTabVisibility } from './support/tab-visibility.ts';

const SOON = { timeout: 40_000 };

const main = (page: Page): Locator => page.getByRole('main');
const lines = (page: Page): Locator => main(page).getByRole('article');
const kind = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true });

test('lists five kinds of activity by day, with filter and page in the URL (R108)', async ({ page }) => {
  await stubPictures(page);
  const [card] = await listPopularMods({ content_type: 'mod' });
  const member = await createMember({ verified: true });
  const mod = { mod_id: card.id, title: card.title } as const;
  await storeActivity(member.uid, [
    { kind: 'downloads', ...mod, daysAgo: 0, type: 'addon', size: 3 * 1024 * 1024, category: 'magic' },
    { kind: 'favorites', ...mod, daysAgo: 0 },
    { kind: 'comments', ...mod, daysAgo: 0, comment: 'A mesa de mapas\nficou <b>ótima</b>.' },
    { kind: 'ratings', ...mod, daysAgo: 1, rating: 4 },
    { kind: 'views', ...mod, daysAgo: 10, duration: 3_900 },
    { kind: 'views', mod_id: 'nunca-existiu', title: 'Forja Perdida', daysAgo: 40 },
    ...Array.from({ length: 20 }, (_entry, index) => ({
      kind: 'views' as const,
      ...mod,
      daysAgo: 50 + index,
      duration: 42,
    })),
  ]);
  await signIn(page, member);
  await page.goto('/activity');
  await expect(lines(page)).toHaveCount(20, SOON);
  await expect(main(page)).toContainText('26 atividades');
  const line = (text: string): Locator => lines(page).filter({ hasText: text });
  const download = line(`Você baixou ${card.title}`);
  for (const detail of ['Addon', 'Magia', '3 MB']) await expect(download).toContainText(detail);
  await expect(download.getByRole('link', { name: card.title })).toHaveAttribute('href', `/mods/${card.slug}`);
  await expect(line(`Você favoritou ${card.title}`)).toHaveCount(1);
  await expect(line(`Você comentou em ${card.title}`)).toContainText('ficou <b>ótima</b>.');
  await expect(line(`Você avaliou ${card.title}`)).toContainText('4 estrelas');
  await expect(line('1 h 5 min na página')).toContainText(`Você viu ${card.title}`);
  const unavailable = line('Você viu Forja Perdida');
  await expect(unavailable).toContainText('não está mais disponível', SOON);
  await expect(unavailable.getByRole('link')).toHaveCount(0);
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(18);
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await main(page).getByRole('link', { name: 'Próxima' }).click();
  await expect(page).toHaveURL('/activity?page=2');
  await expect(lines(page)).toHaveCount(6);

  // From here, the test uses only the keyboard.
  await kind(page, 'Avaliações').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/activity?k=ratings');
  await expect(lines(page)).toHaveCount(1);
  await expect(kind(page, 'Avaliações')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/activity?k=views');
  await main(page).getByLabel('Período').selectOption('Hoje');
  await expect(page).toHaveURL('/activity?k=views&p=today');
  await expect(main(page).getByRole('heading', { name: 'Nada encontrado' })).toBeVisible();
  await main(page).getByLabel('Período').selectOption('Último mês');
  await expect(lines(page)).toHaveCount(1);
  await page.reload();
  await expect(lines(page)).toHaveCount(1, SOON);
  await page.goBack();
  await expect(main(page).getByRole('button', { name: 'Mostrar tudo' })).toBeVisible(SOON);
  await main(page).getByRole('button', { name: 'Mostrar tudo' }).click();
  await expect(page).toHaveURL('/activity');
});

test('asks for a login, returns to the filtered page, and retries a failed load (R108, R111)', async ({
  page,
  watch,
}) => {
  watch.expectError(/500 \(Internal Server Error\).*\/user\/activity/);
  await page.goto('/activity?k=comments');
  await expect(main(page).getByRole('alert')).toContainText('Entre para continuar');
  await expect(main(page).getByRole('alert')).not.toContainText('Sua sessão terminou');
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/login');
  await failWith(page, '**/api/user/activity*', 500);
  await sendLogin(page, await createMember({ verified: true }));
  await expect(page).toHaveURL('/activity?k=comments');
  await expect(main(page).getByRole('alert')).toContainText('Não foi possível carregar sua atividade', SOON);
  await page.unroute('**/api/user/activity*');
  await main(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(main(page).getByRole('heading', { name: 'Nada encontrado' })).toBeVisible(SOON);
});

test('reports the view time of a member once per visit, and never of a visitor (R108)', async ({ page }) => {
  await stubPictures(page);
  const [card] = await listPopularMods({ content_type: 'mod' });
  const reports = collectRequests(page, new RegExp(`/api/mods/${card.id}/view-time$`));
  const look = async (): Promise<void> => {
    const counted = page.waitForResponse(/\/api\/mods\/[^/]+\/view$/);
    await page.goto(`/mods/${card.slug}`);
    await counted;
  };

  await look();
  await setTabVisibility(page, 'hidden');
  await page.goto('/contact');
  expect(reports).toEqual([]);

  const member = await createMember({ verified: true });
  await signIn(page, member);
  const following = page.waitForResponse(/measure-view-time/);
  await look();
  await following;
  const startedAt = await page.evaluate(() => performance.now());
  await page.waitForFunction((from) => performance.now() - from > 2_500, startedAt);
  await setTabVisibility(page, 'hidden');
  await expect.poll(() => reports.length, SOON).toBe(1);
  const entry = firestore.collection(`users/${member.uid}/activity`).where('kind', '==', 'views');
  const seconds = async (): Promise<number> => (await entry.get()).docs[0]?.data().duration ?? 0;
  await expect.poll(seconds, SOON).toBeGreaterThan(0);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  expect(reports.map((report) => report.postDataJSON())).toEqual([{ seconds: expect.any(Number) }]);
});
