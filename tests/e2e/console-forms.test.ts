import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { archiveAll } from './support/approved-mod.ts';
import { expectLoaded } from './support/console-pages.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { buildFabricJar } from './support/jars.ts';
import { createMember } from './support/members.ts';
import { createModWithoutRelease } from './support/mod-without-release.ts';
import { failWith, fulfillWith } from './support/network.ts';
import { createPendingMod } from './support/pending-mod.ts';
import { sendLogin, signIn } from './support/session.ts';
import {
  createStaff,
  getCardPath,
  getConsoleToasts,
  getContent,
  getListPath,
  openNewRelease,
} from './support/staff.ts';

test('the heading of a page is exactly the name of the page (R121)', async ({ chief: page }) => {
  const mod = await createPendingMod();
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/admin/settings');
  await expect(page.getByText('Toda a equipe').first()).toBeVisible();
  await expect(title).toHaveText('Configurações');
  // An empty queue, so that the page leases no mod of other tests.
  await fulfillWith(page, '**/api/admin/reviews/next', null);
  await page.goto(`/admin/mods/review?mod=${mod.id}`);
  await expect(getContent(page).getByRole('heading', { level: 2, name: mod.title })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('textbox', { name: /^Título/ })).toHaveValue(mod.title);
  await expect(title).toHaveText('Fila de análise');
  await page.keyboard.press('Escape');
  await expect(getContent(page).getByRole('heading', { level: 2, name: mod.title, exact: true })).toBeVisible();
  await archiveAll([mod.id]);
});

test('forms show the current URL and missing fields, and can be canceled (R123, R130)', async ({ admin: page }) => {
  const mod = await createPendingMod();
  await page.goto(`/admin/mods/${mod.id}`);
  await expect(page.getByText(`/mods/${mod.slug} é o endereço atual`)).toBeVisible();

  await page.goto('/admin/ads/create');
  await page.getByRole('textbox', { name: /^Título/ }).fill('Prova');
  await page.getByRole('button', { name: 'Salvar' }).click();
  const picture = page.getByRole('group', { name: 'Imagem' });
  await expect(picture).toContainText('Campo obrigatório');
  await expect(picture).not.toContainText('@@');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/\/admin\/ads$/);
  await archiveAll([mod.id]);
});

test('the bar of the form covers neither a refused link nor its error (R123)', async ({ watch, admin: page }) => {
  watch.allowError(/400 \(Bad Request\)/);
  const mod = await createPendingMod();
  await page.goto(`/admin/mods/${mod.id}`);
  const site = page.getByRole('textbox', { name: 'Site' });
  for (const url of ['exemplo.com', 'http://exemplo.com']) {
    await site.fill(url);
    await page.evaluate(() => scrollTo({ top: 0 }));
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(site).toBeFocused();
    await expect(site).toHaveAttribute('aria-invalid', 'true');
    const error = page.locator(`[id="${await site.getAttribute('aria-describedby')}"]`);
    await expect(error).toHaveText(/^\p{Lu}/u);
    for (const part of [site, error]) {
      const isCovered = () =>
        part.evaluate((element) => {
          const { x, y, height } = element.getBoundingClientRect();
          const top = document.elementFromPoint(x + 5, y + height / 2);
          return top === null || !(element.contains(top) || top.contains(element));
        });
      await expect.poll(isCovered).toBe(false);
    }
  }
  await archiveAll([mod.id]);
});

test('removes the findings when another file is refused, and hides the hashes at first (R133)', async ({ openAs }) => {
  const mod = await createModWithoutRelease();
  const page = await openAs('admin');
  const dialog = await openNewRelease(page, mod);
  const input = dialog.locator('input[type=file]');
  const name = `prova-${randomUUID().slice(0, 8)}.jar`;
  const buffer = buildFabricJar({ id: mod.slug, version: '1.0.0', name: mod.title });
  await input.setInputFiles({ name, mimeType: 'application/java-archive', buffer });
  await expect(dialog.getByRole('region', { name: 'Verificação automática' })).toBeVisible();
  await expect(dialog.getByText('SHA-256')).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Salvar versão' })).toBeInViewport({ ratio: 1 });

  await input.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(dialog.getByRole('alert')).toContainText(`O arquivo escolhido continua sendo ${name}.`);
  await expect(dialog.getByRole('region', { name: 'Verificação automática' })).toHaveCount(0);
});

test('offers unsaved text again after the session ended, until the text is saved (R123, R070)', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.allowError(/status of 40[14]/);
  const staff = await createStaff('admin');
  const title = `Rascunho ${randomUUID().slice(0, 8)}`;
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  await signIn(page, staff);
  await page.goto('/admin/mods/create');
  await field(/^Descrição/).fill('Um texto que custou tempo.');
  page.on('dialog', (dialog) => void dialog.accept());
  await failWith(page, '**/api/admin/slugs**', 401, { code: 'token_expired', message: 'Sessão expirada' });
  await field(/^Título/).fill(title);
  await expect(page).toHaveURL(/\/login\?from=/);

  await page.unroute('**/api/admin/slugs**');
  await sendLogin(page, staff);
  await expect(page).toHaveURL(/\/admin\/mods\/create/);
  const offer = page.getByRole('status').filter({ hasText: 'Você deixou alterações sem salvar' });
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'Continuar de onde parei' }).click();
  await expect(field(/^Título/)).toHaveValue(title);
  await expect(field(/^Descrição/)).toHaveValue('Um texto que custou tempo.');
  await expect(offer).toHaveCount(0);
  await field(/^Autor/).fill('Oficina de Prova');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(getContent(page).getByRole('heading', { level: 2, name: title })).toBeVisible();
  const id = /mods\/([^/]+)\/show/.exec(page.url())?.[1] ?? '';
  await page.goto('/admin/mods/create');
  await expect(field(/^Título/)).toBeVisible();
  await expect(offer).toHaveCount(0);
  await archiveAll([id]);
});

test('keeps the typed reason of a ban after a reload, and drops it when canceled (R128)', async ({ openAs }) => {
  const member = await createMember({ verified: true });
  const page = await openAs('moderador');
  const words = page.getByRole('dialog').getByRole('textbox', { name: 'Com suas palavras' });
  const open = () => page.getByRole('button', { name: 'Banir' }).click();
  await page.goto(getCardPath(member));
  await open();
  await words.fill('ab');
  await page.getByRole('dialog').getByRole('button', { name: 'Banir' }).click();
  await expect(page.getByRole('dialog')).toContainText('Escreva ao menos 3 caracteres.');
  await words.fill('Propaganda em vinte comentários');
  await page.reload();
  await open();
  await expect(words).toHaveValue('Propaganda em vinte comentários');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await open();
  await expect(words).toHaveValue('');
});

test('shows one banner for a stale save of a mod (R123)', async ({ watch, admin: page }) => {
  watch.expectError(/status of 409/);
  const mod = await createPendingMod();
  await page.goto(`/admin/mods/${mod.id}`);
  await page.getByRole('textbox', { name: /^Resumo/ }).fill('Resumo meu');
  const change = { short_description: 'Resumo da colega', updated_at: FieldValue.serverTimestamp() };
  await firestore.doc(`mods/${mod.id}`).update(change);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
  await page.getByRole('button', { name: 'Salvar' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Alguém mudou este item' });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('colega');
  await expect(notice).toBeInViewport();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(getConsoleToasts(page)).toHaveCount(0);
  await archiveAll([mod.id]);
});

test('shows one toast per failed save, and reports form errors only for wrong fields (R124)', async ({
  watch,
  admin: page,
}) => {
  watch.allowError(/status of (403|409|500)|ERR_FAILED|Failed to fetch/);
  const mod = await createPendingMod();
  const toasts = getConsoleToasts(page);
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  const save = page.getByRole('button', { name: 'Salvar' });
  const expectToast = async (text: string) => {
    await expect(toasts).toHaveText([text]);
    await expect(page.getByText(text.replace(/^Erro.*?: /, ''))).toHaveCount(1);
    await toasts.getByRole('button', { name: 'Fechar' }).click();
    await expect(toasts).toHaveCount(0);
  };
  const message = 'Um motivo do servidor.';
  const path = `**/api/admin/mods/${mod.id}`;

  await test.step('update of a mod', async () => {
    await page.goto(`/admin/mods/${mod.id}`);
    await field(/^Resumo/).fill('Resumo novo');
    for (const [status, code] of [
      [403, 'forbidden'],
      [409, 'mod_too_large'],
      [500, 'internal_error'],
    ] as const) {
      await failWith(page, path, status, { code, message, method: 'PUT' });
      await save.click();
      await expectToast(`Erro ao atualizar mod: ${message}`);
      await page.unroute(path);
    }
    await page.route(path, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
    await save.click();
    await expectToast('Erro ao atualizar mod: O servidor não respondeu. Verifique sua conexão e tente de novo.');
    await page.unroute(path);
  });

  await test.step('wrong fields', async () => {
    const title = await field(/^Título/).inputValue();
    await field(/^Título/).fill('');
    await save.click();
    await expect(field(/^Título/)).toHaveAttribute('aria-invalid', 'true');
    await expectToast('Não foi salvo: confira os campos marcados.');
    await field(/^Título/).fill(title);
    const slug = await field(/^Endereço/).inputValue();
    await field(/^Endereço/).fill('legenda-viva');
    await save.click();
    await expect(field(/^Endereço/)).toHaveAttribute('aria-invalid', 'true');
    await expectToast('Não foi salvo: confira os campos marcados.');
    await field(/^Endereço/).fill(slug);
    await save.click();
    await expect(toasts).toHaveText([/Mod salvo/]);
  });

  await test.step('creation of a mod', async () => {
    await page.goto('/admin/mods/create');
    await field(/^Título/).fill('Uma prova');
    await field(/^Autor/).fill('Oficina');
    await failWith(page, '**/api/admin/mods', 500, { message, method: 'POST' });
    await save.click();
    await expectToast(`Erro ao criar mod: ${message}`);
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('link', { name: 'Cancelar' }).click();
    await expect(page).toHaveURL(/\/admin\/mods(\?.*)?$/);
  });

  const dialog = page.getByRole('dialog');
  const version = dialog.getByRole('textbox', { name: /^Versão( \*)?$/ });
  await test.step('change and deletion of a release', async () => {
    await page.goto(`/admin/mods/${mod.id}/show/releases`);
    const card = getContent(page).getByRole('article').first();
    await card.getByRole('button', { name: 'Editar' }).click();
    await version.fill('9.9.9');
    await failWith(page, `${path}/releases/*`, 500, { message });
    await dialog.getByRole('button', { name: 'Salvar versão' }).click();
    await expectToast(`Erro ao salvar a versão: ${message}`);
    await version.fill('');
    await dialog.getByRole('button', { name: 'Salvar versão' }).click();
    await expectToast('Não foi salvo: confira os campos marcados.');
    await version.fill('9.9.9');
    await page.unroute(`${path}/releases/*`);
    await dialog.getByRole('button', { name: 'Salvar versão' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card).toContainText('9.9.9');
    await toasts.getByRole('button', { name: 'Fechar' }).click();

    await failWith(page, `${path}/releases/*`, 500, { message, method: 'DELETE' });
    await card.getByRole('button', { name: 'Excluir' }).click();
    await dialog.getByRole('textbox').fill('9.9.9');
    await dialog.getByRole('button', { name: 'Excluir' }).click();
    await expectToast(`Erro ao excluir a versão: ${message}`);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
  });

  await test.step('deletion of a mod', async () => {
    await page.goto(`/admin/mods/${mod.id}/show`);
    await failWith(page, path, 500, { message, method: 'DELETE' });
    await getContent(page).getByRole('button', { name: 'Excluir' }).click();
    await dialog.getByRole('textbox').fill(mod.title);
    await dialog.getByRole('button', { name: 'Excluir' }).click();
    await expectToast(`Erro ao excluir mod: ${message}`);
    await page.unroute(path);
    await dialog.getByRole('button', { name: 'Excluir' }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => (await firestore.doc(`mods/${mod.id}`).get()).get('deleted_at')).toBeTruthy();
  });
});

test('a toast does not cover a dialog (R133)', async ({ admin: page }) => {
  const mod = await createModWithoutRelease();
  await page.goto(`/admin/mods/${mod.id}`);
  await page.getByRole('textbox', { name: /^Resumo/ }).fill('Resumo novo');
  await page.getByRole('button', { name: 'Salvar' }).click();
  const toast = page.locator('section[aria-label="Notificações do painel"]');
  await expect(toast).toContainText('Mod salvo');
  await page.getByRole('tab', { name: 'Versões' }).click();
  await page.getByRole('button', { name: 'Nova versão' }).click();
  const dialog = page.getByRole('dialog', { name: `Nova versão de ${mod.title}` });
  await dialog.getByRole('button', { name: 'Link externo' }).click();
  await toast.hover();
  for (const size of [
    { width: 1280, height: 720 },
    { width: 390, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await expect(dialog.getByRole('button', { name: 'Salvar versão' })).toBeInViewport({ ratio: 1 });
    const areApart = async () => {
      const [over, under] = [await toast.boundingBox(), await dialog.boundingBox()];
      if (!over || !under) throw new Error('the toast or the dialog is gone');
      const isBeside = over.x >= under.x + under.width || under.x >= over.x + over.width;
      return isBeside || over.y + over.height <= under.y || under.y + under.height <= over.y;
    };
    await expect.poll(areApart, `${size.width} px`).toBe(true);
  }
});

test('keeps filters and tabs, and offers a retry when offline (R121, R054)', async ({ watch, admin: page }) => {
  watch.allowError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported module/);
  const content = getContent(page);
  const retry = content.getByRole('button', { name: 'Tentar novamente' });
  const rejected = page.getByRole('button', { name: 'Rejeitados' });
  const pressed = { 'aria-pressed': 'true' };
  const selected = { 'aria-selected': 'true' };
  const action = content.getByRole('combobox', { name: 'Ação' });
  const chooseAction = async () => {
    await action.fill('Criou o anú');
    await page.getByRole('option', { name: 'Criou o anúncio' }).click();
  };
  const lists = [
    { path: '/admin/users', filter: content.getByRole('button', { name: /^Banidos/ }), state: pressed },
    { path: '/admin/comments-moderation', filter: content.getByRole('tab', { name: /^Ocultos/ }), state: selected },
    { path: '/admin/reports', filter: content.getByRole('tab', { name: /^Mods/ }), state: selected },
    { path: '/admin/contact-messages', filter: content.getByRole('tab', { name: /^Encerradas/ }), state: selected },
    { path: '/admin/logs', filter: action, choose: chooseAction, state: { 'aria-expanded': 'false' } },
    { path: getListPath('mods', { status: 'approved' }), filter: rejected, state: pressed },
  ];
  for (const { path, filter, choose = () => filter.click(), state } of lists)
    await test.step(path, async () => {
      await page.context().setOffline(false);
      await page.goto(path);
      await expectLoaded(page);
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await choose();
      for (const [name, value] of Object.entries(state)) await expect(filter).toHaveAttribute(name, value);
      await expect(retry).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Páginas da lista' })).toHaveCount(0);
    });

  await page.context().setOffline(false);
  await expect(retry).toHaveCount(0);
  await expect(rejected).toBeVisible();
});

test('stays in the console when the code of a page does not load, and loads it on retry (R121)', async ({
  watch,
  admin: page,
}) => {
  watch.allowError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported module/);
  const retry = getContent(page).getByRole('button', { name: 'Tentar novamente' });
  const code = /\/changelog-list-[^/]+\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto('/admin/faq');
  await expectLoaded(page);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.context().setOffline(true);
  await page.getByRole('menuitem', { name: 'Novidades' }).click();
  await retry.click();
  await expect(retry).toBeVisible();
  await page.context().setOffline(false);
  await page.unroute(code);
  await retry.click();
  await expectLoaded(page);
  await expect(retry).toHaveCount(0);
  expect(page.url()).toMatch(/\/admin\/changelog$/);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});
