import type { Locator, Page } from '@playwright/test';
import { getHorizontalOverflow } from './support/axe.ts';
import { expectLoaded } from './support/console-pages.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { getContent, getListPath } from './support/staff.ts';

const modRows = (page: Page): Locator => getContent(page).locator('tbody').getByRole('row');
const titleLink = (page: Page, index: number): Locator => modRows(page).nth(index).getByRole('link');

test('opens a row by keyboard, and in a new tab by mouse (R123, R128)', async ({ moderator: page }) => {
  await page.goto(getListPath('mods', { status: 'approved' }));
  const first = (await titleLink(page, 0).textContent()) ?? '';
  const opened = page.context().waitForEvent('page');
  await modRows(page)
    .nth(0)
    .getByText('Aprovado', { exact: true })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect((await opened).getByRole('heading', { level: 2, name: first, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/mods\?/);

  await page.keyboard.press('j');
  await expect(titleLink(page, 0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(titleLink(page, 1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(titleLink(page, 0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getContent(page).getByRole('heading', { level: 2, name: first, exact: true })).toBeVisible();

  await page.goto('/admin/users');
  await expectLoaded(page);
  await page.keyboard.press('j');
  await expect(titleLink(page, 0)).toBeFocused();
  await expect(titleLink(page, 0)).toHaveAttribute('href', /\/admin\/users\/[^/]+\/show$/);
});

test('keeps an opened row open when a slow device applies the search late (R123, R128)', async ({ admin: page }) => {
  const member = await createMember({ verified: true });
  await page.goto('/admin/users');
  const row = page.getByRole('row').filter({ hasText: member.username }).getByRole('link');
  const path = (await row.getAttribute('href')) ?? '';
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.getByRole('textbox', { name: 'Buscar' }).fill(member.username);
  await row.click();
  await page.getByRole('button', { name: 'Editar perfil' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Bio' }).fill('Um texto');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(path);
});

test('keeps the selection while a row is open, and clears it when the filter changes (R123)', async ({ openAs }) => {
  const page = await openAs('admin');
  await page.goto(getListPath('mods', { status: 'approved' }));
  const box = modRows(page).nth(0).getByRole('checkbox');
  await box.check();
  await titleLink(page, 1).click();
  await expect(page).toHaveURL(/\/show$/);
  await page.goBack();
  await expect(box).toBeChecked();
  await page.getByRole('button', { name: 'Rascunhos' }).click();
  await expect(page.getByRole('button', { name: 'Rascunhos' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Aprovados' }).click();
  await expect(page.getByRole('button', { name: 'Aprovados' })).toHaveAttribute('aria-pressed', 'true');
  await expect(box).toBeVisible();
  await expect(box).not.toBeChecked();
});

test('combines chips and search, and shows more rows on request (R123)', async ({ moderator: page }) => {
  await page.goto(getListPath('mods', { status: 'approved' }));
  const approved = page.getByRole('button', { name: 'Aprovados' });
  const search = page.getByRole('textbox', { name: 'Buscar' });
  await expect(modRows(page)).toHaveCount(25);
  await getContent(page).getByRole('combobox', { name: 'Linhas por página' }).selectOption('50');
  await expect(modRows(page)).toHaveCount(50);

  const title = (await titleLink(page, 0).textContent()) ?? '';
  await search.fill(title);
  await expect(page).toHaveURL(/%22q%22/);
  await expect(approved).toHaveAttribute('aria-pressed', 'true');
  await expect(approved).toHaveText(/^Aprovados \d+$/);
  await expect(modRows(page)).not.toHaveCount(50);
  await page.getByRole('button', { name: 'Todos' }).click();
  await expect(page.getByRole('button', { name: 'Todos' })).toHaveAttribute('aria-pressed', 'true');
  await expect(search).toHaveValue(title);
  await expect(modRows(page).getByRole('link', { name: title, exact: true }).first()).toBeVisible();
});

test('combines roles, ban and date, with an order that these filters allow (R128)', async ({ openAs }) => {
  const page = await openAs('admin');
  const rows = modRows(page);
  const chip = (name: RegExp) => page.getByRole('button', { name });
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Último acesso' }).click();
  await expect(page).toHaveURL(/sort=last_login/);
  await page.getByRole('button', { name: 'Adicionar filtro' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Cadastro até' }).click();
  await page.getByLabel('Cadastro até').fill('2026-10-31');
  await expect(page).toHaveURL(/sort=member_since/);
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();
  for (const name of [/^Moderador \d/, /^Super Admin \d/]) await chip(name).click();
  for (const name of [/^Moderador \d/, /^Super Admin \d/])
    await expect(chip(name)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => rows.count()).toBeLessThan(all);
  for (const row of await rows.all()) await expect(row).toContainText(/Moderador|Super Admin/);
  await chip(/^Banidos \d/).click();
  await expect(page.getByText('Nada encontrado com estes filtros.')).toBeVisible();
  await chip(/^Todos \d/).click();
  await expect.poll(() => rows.count()).toBe(all);
  await expect(page.getByLabel('Cadastro até')).toHaveValue('2026-10-31');
});

test('filters comments by kind and date at once, and opens one by its link (R129)', async ({ watch, openAs }) => {
  // Comments of other tests have authors without an account.
  watch.allowError(/404 \(Not Found\)/);
  const page = await openAs('moderador');
  await page.goto(getListPath('comments-moderation', { queue: 'all' }));
  const cards = getContent(page).getByRole('article');
  await expect(cards.first()).toBeVisible();
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await page.getByRole('combobox', { name: 'Tipo' }).click();
  for (const name of ['Bug', 'Dúvida']) await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Até', { exact: true }).fill('2026-11-30');
  await expect(page.getByRole('button', { name: 'Filtros (2)' })).toBeVisible();
  for (const card of await cards.all()) await expect(card).toContainText(/Bug|Dúvida/);
  await cards.first().getByRole('link', { name: /^há / }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: /^Mostrando um só item/ }).click();
  await expect(cards).not.toHaveCount(1);
});

test('offers rejection in the menu of a row, not as a button (R123)', async ({ moderator: page }) => {
  await page.goto(getListPath('mods', { status: 'approved' }));
  const title = (await titleLink(page, 0).textContent()) ?? '';
  await expect(getContent(page).getByRole('button', { name: 'Rejeitar' })).toHaveCount(0);
  await page.getByRole('button', { name: `Mais ações: ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Rejeitar' }).click();
  const dialog = page.getByRole('dialog', { name: `Rejeitar ${title}` });
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/mods\?/);
});

for (const width of [768, 1024, 1440]) {
  test(`fits lists and their buttons into ${width} pixels (R121)`, async ({ openAs }) => {
    const page = await openAs('admin', { viewport: { width, height: 900 } });
    const lists = ['mods', 'users', 'ads', 'logs', 'comments-moderation', 'reports', 'contact-messages'];
    for (const path of lists) {
      await page.goto(`/admin/${path}`);
      await expectLoaded(page);
      expect(await getHorizontalOverflow(page), path).toBeLessThanOrEqual(0);
      await expect(page.getByRole('button', { name: 'Exportar CSV' }), path).toBeInViewport({ ratio: 1 });
      const tables = await getContent(page)
        .locator('.RaList-content')
        .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      expect(Math.max(0, ...tables), `table of ${path}`).toBe(0);
    }
    await page.goto(getListPath('mods', { status: 'pending' }));
    await expectLoaded(page);
    if (width < 1440) return;
    const buttons = page.locator('.RaList-actions .MuiToolbar-root').locator('button, a');
    const tops = await buttons.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size, 'lines of buttons').toBe(1);
  });
}

test('offers to clear a remembered filter that the API refuses (R129)', async ({ watch, moderator: page }) => {
  watch.allowError(/400 \(Bad Request\)/);
  await page.goto(`/admin/comments-moderation?filter=${encodeURIComponent('{"tab":"new"}')}`);
  await expect(getContent(page).getByRole('alert')).toBeVisible();
  await page.goto('/admin/comments-moderation');
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(getContent(page).getByRole('alert')).toBeHidden();
  await expect(getContent(page).getByRole('article').first()).toBeVisible();
});
