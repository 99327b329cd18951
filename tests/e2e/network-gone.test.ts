import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { loginForm, sendLogin } from './support/session.ts';
import type { Watch } from './support/watch.ts';

const PHONE = { width: 390, height: 800 };

const main = (page: Page): Locator => page.getByRole('main');
const awayLine = (page: Page): Locator => page.getByText('Você está sem conexão.').first();

/** Until what comes with the first press is there: the toasts, and their words. */
const expectToastsHaveCome = async (page: Page): Promise<void> => {
  const filesCome = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname.match(/\/(toaster|pt-BR)-[^/]*\.js$/)?.[1])
        .filter((name) => name !== undefined),
    );
  await expect.poll(filesCome).toEqual(expect.arrayContaining(['toaster', 'pt-BR']));
};

/** Opens a page and takes the network away before anything was pressed: of what comes later, nothing has come. */
const openAndLoseNetwork = async (
  page: Page,
  watch: Watch,
  path: string,
  fill?: () => Promise<void>,
): Promise<void> => {
  watch.bearError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported module/);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await fill?.();
  await page.context().setOffline(true);
};

test.describe('the network goes before anything was pressed', () => {
  test('R054 the phone’s menu stays shut and the page says why; back online it opens', async ({ page, watch }) => {
    await page.setViewportSize(PHONE);
    await openAndLoseNetwork(page, watch, '/');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await menu.click();
    await expect(awayLine(page)).toBeVisible();
    await expect(menu).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.context().setOffline(false);
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('R054 a language cannot be chosen and the page stays as it is; back online it can', async ({ page, watch }) => {
    await openAndLoseNetwork(page, watch, '/faq');
    const languages = page.getByRole('banner').getByRole('button', { name: 'Escolher idioma' });
    await languages.click();
    await expect(awayLine(page)).toBeVisible();
    await page.context().setOffline(false);
    await languages.click();
    const french = page.getByRole('menuitemradio', { name: 'Français (France)' });
    await expect(french).toBeVisible();
    await expectToastsHaveCome(page);
    await page.context().setOffline(true);
    await french.click();
    // The toasts and their words came with the network.
    await expect(page.getByRole('alert').filter({ hasText: 'Erro de conexão' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('R054 a login is not lost: what was typed stays, and is sent once the network is back', async ({
    page,
    watch,
  }) => {
    watch.bearError(/401 \(Unauthorized\)/);
    const { identifier, password, submit } = loginForm(page);
    await openAndLoseNetwork(page, watch, '/login', async () => {
      await identifier.fill('ninguem-daqui');
      await password.fill('Errada123');
    });
    await submit.click();
    await expect(awayLine(page)).toBeVisible();
    await expect(identifier).toHaveValue('ninguem-daqui');
    await expect(password).toHaveValue('Errada123');
    await page.context().setOffline(false);
    await expect(submit).toBeEnabled();
    await sendLogin(page, { username: 'ninguem-daqui', password: 'Errada123' });
    await expect(page.getByRole('alert').filter({ hasText: 'Erro no login' }).first()).toBeVisible();
  });

  test('R039 a message to the staff is not lost, and the page says what is amiss', async ({ page, watch }) => {
    const message = main(page).getByLabel('Mensagem');
    const submit = main(page).getByRole('button', { name: 'Enviar mensagem' });
    await openAndLoseNetwork(page, watch, '/contact', async () => {
      await main(page).getByLabel('Nome').fill('Pessoa de Prova');
      await main(page).getByLabel('E-mail para a resposta').fill('sem-rede@bigorna.test');
      await main(page).getByLabel('Assunto').fill('Um mod que não abre');
      await message.fill('Baixei ontem e o jogo diz que o arquivo está vazio.');
    });
    await submit.click();
    await expect(awayLine(page)).toBeVisible();
    await expect(message).toHaveValue(/arquivo está vazio/);
    await page.context().setOffline(false);
    // It has not been sent by itself, and can be sent again.
    await expect(submit).toBeEnabled();
    await expect(message).toHaveValue(/arquivo está vazio/);
  });

  test('R101 a tap on a heart is answered: now that there is no network, then with the way to sign in', async ({
    page,
    watch,
  }) => {
    await openAndLoseNetwork(page, watch, '/mods');
    const heart = main(page).locator('button.heart');
    await heart.first().click();
    await expect(awayLine(page)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Faça login para favoritar mods')).toBeVisible();
  });

  test('R054 a link leads to a page that speaks of the network, and that comes once it is back', async ({
    page,
    watch,
  }) => {
    watch.bearError(/React Router caught|ApiError|connection_error/);
    await openAndLoseNetwork(page, watch, '/');
    await main(page).locator('a[href^="/mods/"]').first().click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'Erro de conexão' })).toBeVisible();
    await expect(page.getByText('Algo quebrou nesta página')).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(main(page).getByRole('button', { name: 'Copiar link' }).first()).toBeVisible();
  });
});

test('R054 a tap on a heart after the network has gone says so in a toast', async ({ page, watch }) => {
  watch.bearError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported module/);
  await page.goto('/mods');
  await expect(main(page).locator('button.heart').first()).toBeVisible();
  await page.keyboard.press('Shift');
  await expectToastsHaveCome(page);
  await page.context().setOffline(true);
  await main(page).locator('button.heart').first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Erro de conexão' })).toBeVisible();
});
