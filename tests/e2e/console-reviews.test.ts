import type { Page } from '@playwright/test';
import { z } from 'zod';
import { call, login } from './support/api.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { archiveAll } from './support/own-mod.ts';
import { newPendingMod, type PendingMod } from './support/pending-mod.ts';
import { consoleToast } from './support/staff.ts';

/** Counts down while the clock counts up: what a later try puts into the queue stands before what an earlier one left. */
const longAgo = (): number => Date.UTC(2050, 0, 1) - Date.now();

/** What a try has put into the queue; taken away though the try failed, so that no other test meets it. */
const left: PendingMod[] = [];

const waiting = async (count: number): Promise<PendingMod[]> => {
  const mods: PendingMod[] = [];
  const since = longAgo();
  for (let place = 0; place < count; place += 1) mods.push(await newPendingMod(new Date(since + place)));
  left.push(...mods);
  return mods;
};

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const statusOf = async ({ id }: PendingMod): Promise<unknown> =>
  (await firestore.doc(`mods/${id}`).get()).get('status');

test.afterEach(async () => {
  const mods = left.splice(0);
  const statuses = await Promise.all(mods.map(statusOf));
  await archiveAll(mods.filter((_mod, at) => statuses[at] === 'pending').map(({ id }) => id));
});

/** Nothing but the test's own: what others wait with is not looked at. */
const endAfter = async (page: Page): Promise<void> => {
  await page.route('**/api/admin/reviews/next', (route) => route.fulfill({ json: { success: true, data: null } }));
};

const changeSummary = async ({ id }: PendingMod, short_description: string): Promise<void> => {
  const { tokens } = await login('admin');
  const answer = await fetch(`${process.env.BIGORNA_URL}/api/admin/mods/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.accessToken}` },
    body: JSON.stringify({ short_description }),
  });
  expect(answer.status).toBe(200);
};

test('R123 five pending mods are decided by keyboard alone, no two staff look at the same one, and a changed one is shown before it is decided', async ({
  pageOf,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.expectError(/status of 409/);
  const mods = await waiting(5);
  const [first, second, third, fourth, fifth] = mods;
  if (!first || !second || !third || !fourth || !fifth) throw new Error('five mods were made');
  const page = await pageOf('admin');
  const other = await pageOf('super');

  await test.step('the longest waiting one comes first, and a colleague gets another', async () => {
    await page.goto('/admin/mods/review');
    await expect(heading(page)).toHaveText(first.title);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText('O que a máquina encontrou')).toBeVisible();
    let answers = 0;
    other.on('requestfinished', (request) => {
      if (request.url().endsWith('/admin/reviews/next')) answers += 1;
    });
    await other.goto('/admin/mods/review');
    await expect(heading(other)).toBeFocused();
    // The one on the screen and the next: both are theirs, and both are given up when they leave.
    await expect.poll(() => answers).toBe(2);
    const theirs = await heading(other).textContent();
    expect([first.title, second.title]).not.toContain(theirs);
    await other.getByRole('menuitem', { name: /^Mods/ }).click();
    await expect(other).toHaveURL(/\/admin\/mods\b(?!\/review)/);
    await other.goto(`/admin/mods/review?mod=${first.id}`);
    await expect(other.getByRole('alert')).toContainText(/já está analisando/);
    await other.close();
  });

  await test.step('A approves, and the next one is there, with the focus and in words', async () => {
    await page.keyboard.press('a');
    await expect(heading(page)).toHaveText(second.title);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `${first.title}: aprovado.` })).toBeAttached();
    expect(await statusOf(first)).toBe('approved');
  });

  await test.step('what changed meanwhile is shown, and decided as it is now', async () => {
    await changeSummary(second, 'Outro resumo desde então');
    await page.keyboard.press('a');
    const notice = page.getByRole('alert').filter({ hasText: 'mudou enquanto você olhava' });
    await expect(notice).toContainText('Outro resumo desde então');
    expect(await statusOf(second)).toBe('pending');
    await page.keyboard.press('a');
    await expect(heading(page)).not.toHaveText(second.title);
    expect(await statusOf(second)).toBe('approved');
  });

  await test.step('S puts off, K goes back', async () => {
    const title = await heading(page).textContent();
    await page.keyboard.press('s');
    await expect(heading(page)).not.toHaveText(title ?? '');
    await page.keyboard.press('k');
    await expect(heading(page)).toHaveText(title ?? '');
  });

  await test.step('E edits the item in its place: saving leads back to it, and the sitting goes on', async () => {
    await expect(heading(page)).toHaveText(third.title);
    await page.keyboard.press('e');
    await page.getByLabel('Resumo').fill('');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(heading(page)).toHaveText(third.title);
    await expect(page.getByText(/2 decididos/)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/mods\/review/);
    expect((await firestore.doc(`mods/${third.id}`).get()).get('short_description')).toBe('');
  });

  await test.step('Escape puts a rejection away without its words, which are there again', async () => {
    await page.keyboard.press('r');
    const words = page.getByRole('dialog').getByRole('textbox');
    await words.fill('Palavras que custaram tempo');
    await page.keyboard.press('Escape');
    await expect(words).toBeHidden();
    await page.keyboard.press('r');
    await expect(words).toHaveValue('Palavras que custaram tempo');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    await expect(words).toBeHidden();
  });

  await test.step('R asks for the policy by its number, and says what the maker will read', async () => {
    await expect(heading(page)).toHaveText(third.title);
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: `Rejeitar ${third.title}` });
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('3');
    await expect(dialog.getByRole('radio', { name: /Arquivo que não funciona/ })).toBeChecked();
    await expect(dialog.getByText(/Envie uma versão que funcione/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(fourth.title);
    expect(await statusOf(third)).toBe('rejected');
  });

  await test.step('a decision is undone from its toast, and the summary tells the sitting', async () => {
    await page.keyboard.press('a');
    await expect(heading(page)).toHaveText(fifth.title);
    expect(await statusOf(fourth)).toBe('approved');
    await consoleToast(page, 'Mod aprovado').getByRole('button', { name: 'Desfazer' }).last().click();
    await expect.poll(() => statusOf(fourth)).toBe('pending');
    await expect(page.getByText(/3 decididos/)).toBeVisible();
    await endAfter(page);
    await page.keyboard.press('a');
    await expect.poll(() => statusOf(fifth)).toBe('approved');
    // The one fetched ahead is not the test's: it is left as it is.
    const summary = page.getByRole('heading', { name: /Fila vazia|Nada novo na fila/ });
    await expect(async () => {
      if (!(await summary.isVisible())) await page.keyboard.press('s');
      await expect(summary).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByRole('link', { name: first.title })).toBeVisible();
    await expect(page.getByRole('region', { name: '1 rejeitado' }).getByRole('link')).toHaveText([third.title]);
  });
  await call(`/admin/mods/${fourth.id}/archive`, z.unknown(), {
    method: 'POST',
    token: (await login('admin')).tokens.accessToken,
    body: {},
  });
});
