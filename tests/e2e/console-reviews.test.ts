import type { Page } from '@playwright/test';
import { archiveAll, changeSummary } from './support/approved-mod.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { fulfillWith } from './support/network.ts';
import { createPendingMod, type PendingMod } from './support/pending-mod.ts';
import { getConsoleToast } from './support/staff.ts';

/** Queue time of a new mod. Later calls return earlier times, so that mods of a retry come first in the queue. */
const getQueueTime = (): number => Date.UTC(2050, 0, 1) - Date.now();

/** Mods that a try has queued. `afterEach` archives them, even after a failure. */
const queuedMods: PendingMod[] = [];

const queueMods = async (count: number): Promise<PendingMod[]> => {
  const mods: PendingMod[] = [];
  const since = getQueueTime();
  for (let index = 0; index < count; index += 1) mods.push(await createPendingMod(new Date(since + index)));
  queuedMods.push(...mods);
  return mods;
};

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const getStatus = async ({ id }: PendingMod): Promise<unknown> =>
  (await firestore.doc(`mods/${id}`).get()).get('status');

const getClaim = async ({ id }: PendingMod): Promise<unknown> =>
  (await firestore.doc(`mods/${id}/private/moderation`).get()).get('claim');

test.afterEach(async () => {
  const mods = queuedMods.splice(0);
  const statuses = await Promise.all(mods.map(getStatus));
  await archiveAll(mods.filter((_mod, at) => statuses[at] === 'pending').map(({ id }) => id));
});

test('decides mods by keyboard, leases each to one reviewer, shows concurrent changes (R123)', async ({
  watch,
  admin: page,
  chief: other,
}) => {
  test.setTimeout(180_000);
  watch.expectError(/status of 409/);
  const mods = await queueMods(5);
  const [first, second, third, fourth, fifth] = mods;
  if (!first || !second || !third || !fourth || !fifth) throw new Error('five mods were made');
  const claims = () => Promise.all([third, fourth].map(getClaim));

  await test.step('shows the oldest item first, and another item to a colleague', async () => {
    await page.goto('/admin/mods/review');
    await expect(heading(page)).toHaveText(first.title);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText('Verificação automática')).toBeVisible();
    // A reviewer leases the shown item and the prefetched one.
    await expect.poll(() => getClaim(second)).toBeTruthy();
    let nextRequests = 0;
    other.on('requestfinished', (request) => {
      if (request.url().endsWith('/admin/reviews/next')) nextRequests += 1;
    });
    await other.goto('/admin/mods/review');
    await expect(heading(other)).toHaveText(third.title);
    await expect(heading(other)).toBeFocused();
    await expect.poll(() => nextRequests).toBe(2);
    await other.getByRole('menuitem', { name: /^Mods/ }).click();
    await expect(other).toHaveURL(/\/admin\/mods\b(?!\/review)/);
    await expect(other.getByRole('row').filter({ hasText: first.title })).toContainText('está analisando');
    await expect.poll(claims, 'leaving releases both items').toEqual([null, null]);
  });

  await test.step('lets a colleague read a claimed item by its link, and go on to the next item', async () => {
    await other.goto(`/admin/mods/review?mod=${first.id}`);
    await expect(heading(other)).toHaveText(first.title);
    await expect(other.getByRole('alert')).toContainText(/já está analisando/);
    await expect(other.getByRole('button', { name: /^Aprovar/ })).toBeDisabled();
    await other.keyboard.press('a');
    expect(await claims(), 'reading claims nothing').toEqual([null, null]);
    expect(await getStatus(first)).toBe('pending');
    await other.getByRole('alert').getByRole('button', { name: 'Próximo' }).click();
    await expect(heading(other)).toHaveText(third.title);
    await expect(other.getByText(/ · 2 de \d+/)).toBeVisible();
    await other.getByRole('menuitem', { name: /^Mods/ }).click();
    await expect.poll(claims, 'leaving releases both items').toEqual([null, null]);
    await other.close();
  });

  await test.step('approves by A and focuses the next item', async () => {
    await page.keyboard.press('a');
    await expect(heading(page)).toHaveText(second.title);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `${first.title}: aprovado.` })).toBeAttached();
    expect(await getStatus(first)).toBe('approved');
  });

  await test.step('shows a concurrent change before the decision', async () => {
    await changeSummary(second, 'Reescrito');
    await page.keyboard.press('a');
    const notice = page.getByRole('alert').filter({ hasText: 'mudou enquanto você analisava' });
    await expect(notice).toContainText('Reescrito');
    expect(await getStatus(second)).toBe('pending');
    await page.keyboard.press('a');
    await expect(heading(page)).not.toHaveText(second.title);
    expect(await getStatus(second)).toBe('approved');
  });

  await test.step('skips by S and goes back by K', async () => {
    const title = await heading(page).textContent();
    await page.keyboard.press('s');
    await expect(heading(page)).not.toHaveText(title ?? '');
    await page.keyboard.press('k');
    await expect(heading(page)).toHaveText(title ?? '');
  });

  await test.step('edits by E and returns to the item', async () => {
    await expect(heading(page)).toHaveText(third.title);
    await page.keyboard.press('e');
    await page.getByLabel('Resumo').fill('');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(heading(page)).toHaveText(third.title);
    await expect(page.getByText(/2 decididos/)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/mods\/review/);
    expect((await firestore.doc(`mods/${third.id}`).get()).get('short_description')).toBe('');
  });

  await test.step('keeps the text of a rejection after Escape', async () => {
    await page.keyboard.press('r');
    const words = page.getByRole('dialog').getByRole('textbox');
    await words.fill('Palavras que custaram tempo');
    await page.keyboard.press('Escape');
    await expect(words).toBeHidden();
    await page.keyboard.press('r');
    await expect(words).toHaveValue('Palavras que custaram tempo');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    await expect(words).toBeHidden();
  });

  await test.step('rejects by R with a numbered policy and previews the message', async () => {
    await expect(heading(page)).toHaveText(third.title);
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: `Rejeitar ${third.title}` });
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('3');
    await expect(dialog.getByRole('radio', { name: /Arquivo que não funciona/ })).toBeChecked();
    await expect(dialog.getByText(/Envie uma versão que funcione/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(fourth.title);
    expect(await getStatus(third)).toBe('rejected');
  });

  await test.step('undoes by Z and from the toast, returns to the item, and summarizes the session', async () => {
    await page.keyboard.press('a');
    await expect(heading(page)).toHaveText(fifth.title);
    expect(await getStatus(fourth)).toBe('approved');
    await page.keyboard.press('z');
    await expect(heading(page)).toHaveText(fourth.title);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('alert').filter({ hasText: 'mudou enquanto você analisava' })).toHaveCount(0);
    expect(await getStatus(fourth)).toBe('pending');
    await expect(page.getByText(/3 decididos/)).toBeVisible();
    await page.keyboard.press('a');
    await expect(heading(page)).toHaveText(fifth.title);
    await getConsoleToast(page, 'Mod aprovado').getByRole('button', { name: 'Desfazer' }).last().click();
    await expect(heading(page)).toHaveText(fourth.title);
    await page.keyboard.press('s');
    await expect(heading(page)).toHaveText(fifth.title);
    // The page finds no further item, so that it does not lease items of other tests.
    await fulfillWith(page, '**/api/admin/reviews/next', null);
    await page.keyboard.press('a');
    await expect.poll(() => getStatus(fifth)).toBe('approved');
    // Skips the prefetched mod, which belongs to another test.
    const summary = page.getByRole('heading', { name: /Fila vazia|Nada de novo na fila/ });
    await expect(async () => {
      if (!(await summary.isVisible())) await page.keyboard.press('s');
      await expect(summary).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByRole('link', { name: first.title })).toBeVisible();
    await expect(page.getByRole('region', { name: '1 rejeitado' }).getByRole('link')).toHaveText([third.title]);
  });
  await archiveAll([fourth.id]);
});
