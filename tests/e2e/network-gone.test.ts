import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { getLoginForm, sendLogin } from './support/session.ts';
import type { Watch } from './support/watch.ts';

const PHONE = { width: 390, height: 800 };

const main = (page: Page): Locator => page.getByRole('main');
const offlineNotice = (page: Page): Locator => page.getByText('Você está sem conexão.').first();

/** Waits for the chunks that load on the first interaction: toasts and their texts. */
const expectToastsLoaded = async (page: Page): Promise<void> => {
  const getLoadedChunks = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname.match(/\/(toaster|pt-BR)-[^/]*\.js$/)?.[1])
        .filter((name) => name !== undefined),
    );
  await expect.poll(getLoadedChunks).toEqual(expect.arrayContaining(['toaster', 'pt-BR']));
};

/** Opens a page, fills it by `fill` if given, and goes offline before the test interacts with it. */
const openThenGoOffline = async (page: Page, watch: Watch, path: string, fill?: () => Promise<void>): Promise<void> => {
  watch.allowError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported module/);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await fill?.();
  await page.context().setOffline(true);
};

test.describe('offline before the first interaction', () => {
  test('the phone menu stays closed and explains why; opens when online again (R054)', async ({ page, watch }) => {
    await page.setViewportSize(PHONE);
    await openThenGoOffline(page, watch, '/');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await menu.click();
    await expect(offlineNotice(page)).toBeVisible();
    await expect(menu).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.context().setOffline(false);
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('the language menu fails without effect, and works when online again (R054)', async ({ page, watch }) => {
    await openThenGoOffline(page, watch, '/faq');
    const languages = page.getByRole('banner').getByRole('button', { name: 'Escolher idioma' });
    await languages.click();
    await expect(offlineNotice(page)).toBeVisible();
    await page.context().setOffline(false);
    await languages.click();
    const french = page.getByRole('menuitemradio', { name: 'Français (France)' });
    await expect(french).toBeVisible();
    await expectToastsLoaded(page);
    await page.context().setOffline(true);
    await french.click();
    // The toasts and their texts loaded while online.
    await expect(page.getByRole('alert').filter({ hasText: 'Erro de conexão' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('keeps the login input and sends it when online again (R054)', async ({ page, watch }) => {
    watch.allowError(/401 \(Unauthorized\)/);
    const { identifier, password, submit } = getLoginForm(page);
    await openThenGoOffline(page, watch, '/login', async () => {
      await identifier.fill('ninguem-daqui');
      await password.fill('Errada123');
    });
    await submit.click();
    await expect(offlineNotice(page)).toBeVisible();
    await expect(identifier).toHaveValue('ninguem-daqui');
    await expect(password).toHaveValue('Errada123');
    await page.context().setOffline(false);
    await expect(submit).toBeEnabled();
    await sendLogin(page, { username: 'ninguem-daqui', password: 'Errada123' });
    await expect(page.getByRole('alert').filter({ hasText: 'Erro no login' }).first()).toBeVisible();
  });

  test('keeps a contact message and explains that the network is missing (R039)', async ({ page, watch }) => {
    const message = main(page).getByLabel('Mensagem');
    const submit = main(page).getByRole('button', { name: 'Enviar mensagem' });
    await openThenGoOffline(page, watch, '/contact', async () => {
      await main(page).getByLabel('Nome').fill('Pessoa de Prova');
      await main(page).getByLabel('E-mail para a resposta').fill('sem-rede@bigorna.test');
      await main(page).getByLabel('Assunto').fill('Um mod que não abre');
      await message.fill('Baixei ontem e o jogo diz que o arquivo está vazio.');
    });
    await submit.click();
    await expect(offlineNotice(page)).toBeVisible();
    await expect(message).toHaveValue(/arquivo está vazio/);
    await page.context().setOffline(false);
    // The message was not sent automatically, and can be sent again.
    await expect(submit).toBeEnabled();
    await expect(message).toHaveValue(/arquivo está vazio/);
  });

  test('a heart explains the missing network, and offers the login when online again (R101)', async ({
    page,
    watch,
  }) => {
    await openThenGoOffline(page, watch, '/mods');
    const heart = main(page).locator('button.heart');
    await heart.first().click();
    await expect(offlineNotice(page)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Faça login para favoritar mods')).toBeVisible();
  });

  test('a link shows the connection error, and loads the page when online again (R054)', async ({ page, watch }) => {
    watch.allowError(/React Router caught|ApiError|connection_error/);
    await openThenGoOffline(page, watch, '/');
    await main(page).locator('a[href^="/mods/"]').first().click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'Erro de conexão' })).toBeVisible();
    await expect(page.getByText('Algo quebrou nesta página')).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(main(page).getByRole('button', { name: 'Mais opções' })).toBeVisible();
  });
});

test('a heart shows a connection toast when the network is lost after the load (R054)', async ({ page, watch }) => {
  watch.allowError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported module/);
  await page.goto('/mods');
  await expect(main(page).locator('button.heart').first()).toBeVisible();
  await page.keyboard.press('Shift');
  await expectToastsLoaded(page);
  await page.context().setOffline(true);
  await main(page).locator('button.heart').first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Erro de conexão' })).toBeVisible();
});
