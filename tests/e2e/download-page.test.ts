import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { DOWNLOAD_COUNTDOWN_S, TICKET_LIFETIME_MS } from '@bigorna/domain/limits';
import { headlineRelease, recommendedRelease } from '@bigorna/domain/version-order';
import type { Locator, Page } from '@playwright/test';
import { getMod, listMods } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { newMember } from './support/members.ts';
import { newOwnMod, takeAway } from './support/own-mod.ts';
import { richMod } from './support/rich-mod.ts';
import { accountButton, sendLogin, signIn } from './support/session.ts';

const main = (page: Page): Locator => page.getByRole('main');
const count = (page: Page): Locator => main(page).locator('[data-countdown]');
const startNow = (page: Page): Locator => main(page).getByRole('link', { name: 'Começar agora' });
const started = (page: Page): Locator => main(page).getByRole('heading', { name: 'Download iniciado' });
const link = (page: Page): Locator => main(page).getByRole('link', { name: 'Abrir em nova aba' });
/** Stops the clock of a page whose countdown is on: from here only the test moves it. Answers the seconds left. */
const holdClock = async (page: Page): Promise<number> => {
  await expect(count(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 300);
  return Number(await count(page).textContent());
};

const announced = (page: Page, text: string | RegExp): Locator =>
  main(page).getByRole('status').filter({ hasText: text });
const headline = (mod: ModPage) => {
  const release = headlineRelease(mod.releases);
  if (!release) throw new Error('the mod has no release');
  return release;
};

/** What Firestore's SDK says where the test's clock overtakes its ten seconds. */
const OVERTAKEN = /Could not reach Cloud Firestore/;

/** Every request for a ticket, by the release it asks for. */
const ticketRequests = (page: Page): string[] => {
  const releases: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/mods\/[^/]+\/download$/.test(request.url()))
      releases.push(request.postDataJSON().release_id);
  });
  return releases;
};

test('R018 the countdown is seen ticking, its start and its end are announced, and then the file comes by itself', async ({
  pageOf,
}) => {
  const mod = await richMod();
  const release = headline(mod);
  const page = await pageOf('jogador');
  const asked = ticketRequests(page);
  await page.clock.install();
  await page.goto(`/mods/${mod.slug}/download`);
  await expect(main(page).getByRole('heading', { name: 'Preparando o arquivo' })).toBeVisible();
  const seconds = await holdClock(page);
  expect(seconds).toBeGreaterThan(1);
  await expect(announced(page, `O download começa em ${DOWNLOAD_COUNTDOWN_S} segundos.`)).toHaveCount(1);
  for (let left = seconds - 1; left > 0; left -= 1) {
    await page.clock.runFor(1_000);
    await expect(count(page)).toHaveText(String(left));
    await expect(announced(page, /O download começa em/)).toHaveText(
      `O download começa em ${DOWNLOAD_COUNTDOWN_S} segundos.`,
    );
  }
  expect(asked).toEqual([]);
  const arriving = page.waitForEvent('download', { timeout: 40_000 });
  await page.clock.runFor(1_200);
  expect((await arriving).suggestedFilename()).toBe(release.file_name);
  await expect(started(page)).toBeVisible();
  await expect(announced(page, 'Download iniciado')).toHaveCount(1);
  await expect(link(page)).toHaveAttribute('target', '_blank');
  await expect(link(page)).toHaveAttribute('rel', /noopener/);
  await expect(page).toHaveURL(`/mods/${mod.slug}/download`);
  expect(asked).toEqual([release.id]);
  await expect(main(page).getByRole('heading', { name: 'Instalação' })).toBeVisible();
});

test('R018 the countdown neither stops nor starts again while another tab is looked at', async ({ pageOf }) => {
  const mod = await richMod();
  const page = await pageOf('jogador');
  const asked = ticketRequests(page);
  await page.clock.install();
  await page.goto(`/mods/${mod.slug}/download`);
  const seconds = await holdClock(page);
  await page.clock.runFor(1_000);
  await expect(count(page)).toHaveText(String(seconds - 1));
  const hide = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  await hide('hidden');
  const arriving = page.waitForEvent('download', { timeout: 40_000 });
  await page.clock.runFor(DOWNLOAD_COUNTDOWN_S * 1_000);
  await arriving;
  await hide('visible');
  await expect(started(page)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('R018 by keyboard alone: start now, then the link for a download that did not start', async ({ pageOf }) => {
  const mod = await richMod();
  const page = await pageOf('jogador');
  await page.clock.install();
  await page.goto(`/mods/${mod.slug}/download`);
  await holdClock(page);
  await expect(startNow(page)).toHaveAttribute('href', `/mods/${mod.slug}/download?direct=1`);
  const pressTabUntil = async (target: Locator): Promise<void> => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('forty tabs did not lead there');
  };
  await pressTabUntil(startNow(page));
  const arriving = page.waitForEvent('download', { timeout: 40_000 });
  await page.keyboard.press('Enter');
  await page.clock.runFor(400);
  await arriving;
  await expect(page).toHaveURL(`/mods/${mod.slug}/download?direct=1`);
  await expect(started(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link(page)).toBeFocused();
});

test('R018 signed out: to the login, and back to the very same address, release and all', async ({ page }) => {
  const mod = await richMod();
  const release = mod.releases.find(({ id }) => id !== headline(mod).id);
  const member = await newMember({ verified: true });
  const address = `/mods/${mod.slug}/download?release=${release?.id}`;
  await page.goto(address);
  await expect(page).toHaveURL('/login');
  const arriving = page.waitForEvent('download', { timeout: 20_000 });
  await sendLogin(page, member);
  await expect(page).toHaveURL(address);
  expect((await arriving).suggestedFilename()).toBe(release?.file_name);
});

test('R018 the release is the one of the address, else the one for the visitor’s game, and can be changed', async ({
  pageOf,
  watch,
}) => {
  watch.bearError(OVERTAKEN);
  const mod = await richMod();
  const other = mod.releases.find(({ id }) => id !== headline(mod).id);
  const [loader] = other?.loaders ?? [];
  const version = other?.game_versions[0];
  if (!other || !loader || !version) throw new Error('the mod has one release only');
  const fitting = recommendedRelease(mod.releases, { version, loader });
  const page = await pageOf('jogador');
  const choice = main(page).getByLabel('Versão', { exact: true });
  await page.clock.install();

  await page.goto(`/mods/${mod.slug}/download?v=${version}&g=${loader}`);
  await expect(choice).toHaveValue(fitting?.id ?? '');
  await expect(main(page)).toContainText(`Para o seu jogo: ${version} · ${LOADER_NAMES[loader]}`);
  await expect(main(page)).toContainText(fitting?.file_name ?? '');

  await page.goto(`/mods/${mod.slug}/download?v=1.12.2&g=liteloader&release=nada`);
  await expect(page).toHaveURL(`/mods/${mod.slug}/download?v=1.12.2&g=liteloader`);
  await expect(choice).toHaveValue(headline(mod).id);
  await expect(main(page)).toContainText('Nenhuma versão é para 1.12.2 · LiteLoader: esta é a mais nova');

  const asked = ticketRequests(page);
  const seconds = await holdClock(page);
  await choice.focus();
  await expect(main(page)).toContainText('A contagem espera enquanto você escolhe a versão.');
  await page.clock.runFor(10_000);
  await expect(count(page)).toHaveText(String(seconds));
  await choice.selectOption(other.id);
  await expect(page).toHaveURL(new RegExp(`release=${other.id}`));
  await expect(count(page)).toHaveText(String(DOWNLOAD_COUNTDOWN_S));
  await choice.blur();
  const arriving = page.waitForEvent('download', { timeout: 40_000 });
  await page.clock.runFor(5_200);
  expect((await arriving).suggestedFilename()).toBe(other.file_name);
  expect(asked).toEqual([other.id]);
});

test('R018 a file hosted elsewhere says so, shows no hash, and its way there waits in a new tab', async ({
  pageOf,
  watch,
}) => {
  const cards = await listMods({ limit: '100' });
  const sizeless = cards.find(({ file_size, version }) => file_size === 0 && version !== '');
  if (!sizeless) throw new Error('no mod of the catalogue is hosted elsewhere');
  const mod = await getMod(sizeless.slug);
  const external = mod.releases.find((release) => release.external);
  const page = await pageOf('jogador');
  await page.context().route(/downloads\.example/, (route) => route.fulfill({ body: 'elsewhere' }));
  watch.expectError(/request to another host: https:\/\/downloads\.example/);
  await page.clock.install();
  await page.goto(`/mods/${mod.slug}/download?release=${external?.id}`);
  await expect(main(page)).toContainText('Hospedado em outro lugar');
  await expect(main(page).locator('[data-hash]')).toHaveCount(0);
  await page.clock.runFor(5_200);
  await expect(main(page).getByRole('heading', { name: 'Tudo pronto' })).toBeVisible();
  await expect(link(page)).toHaveAttribute('target', '_blank');
  await expect(link(page)).toHaveAttribute('rel', /noopener/);
  const elsewhere = page
    .context()
    .waitForEvent('request', (request) => request.url().startsWith('https://downloads.example/'));
  await link(page).click();
  await elsewhere;
  await expect(page).toHaveURL(new RegExp(`/mods/${mod.slug}/download`));
});

test('R018 a ticket that runs out while the page stands open is replaced by a fresh one', async ({ pageOf, watch }) => {
  const mod = await richMod();
  const page = await pageOf('jogador');
  const asked = ticketRequests(page);
  await page.clock.install();
  const arriving = page.waitForEvent('download', { timeout: 40_000 });
  await page.goto(`/mods/${mod.slug}/download?direct=1`);
  await page.clock.runFor(400);
  await arriving;
  await expect(started(page)).toBeVisible();
  const first = await link(page).getAttribute('href');
  await page.clock.fastForward(TICKET_LIFETIME_MS);
  await expect(link(page)).not.toHaveAttribute('href', first ?? '');
  expect(asked).toHaveLength(2);
  const answer = await page.request.get((await link(page).getAttribute('href')) ?? '');
  expect(answer.headers()['content-disposition']).toMatch(/^attachment/);

  watch.expectError(/ERR_FAILED/);
  await page.route('**/api/mods/*/download', (route) => route.abort());
  await page.clock.fastForward(TICKET_LIFETIME_MS);
  await expect(main(page)).toContainText('O link venceu enquanto a página estava aberta.');
  await expect(link(page)).toHaveCount(0);
  await page.unroute('**/api/mods/*/download');
  await main(page).getByRole('button', { name: 'Pedir um novo link' }).click();
  await expect(link(page)).toBeVisible();
});

test('R018 with reduced motion the countdown counts in its text all the same', async ({ pageOf }) => {
  const mod = await richMod();
  const page = await pageOf('jogador', { reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(`/mods/${mod.slug}/download`);
  const seconds = await holdClock(page);
  await page.clock.runFor(1_000);
  await expect(count(page)).toHaveText(String(seconds - 1));
  await page.clock.runFor(1_000);
  await expect(count(page)).toHaveText(String(seconds - 2));
});

test('R018 a session that ends while the page stands open is said, and leads back to the same address', async ({
  page,
}) => {
  const mod = await richMod();
  const member = await newMember({ verified: true });
  await signIn(page, member);
  const address = `/mods/${mod.slug}/download?direct=1&v=1.12.2`;
  await page.goto(address);
  await expect(started(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/');
  await accountButton(other).click();
  await other.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Acesso restrito');
  await expect(link(page)).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Fazer login' }).click();
  await expect(page).toHaveURL('/login');
  await sendLogin(page, member);
  await expect(page).toHaveURL(address);
});

test('R019 the view without the countdown starts at once, for the release of its address', async ({ pageOf }) => {
  const mod = await richMod();
  const other = mod.releases.find(({ id }) => id !== headline(mod).id);
  const page = await pageOf('jogador');
  await page.goto(`/mods/${mod.slug}?tab=versions`);
  const arriving = page.waitForEvent('download', { timeout: 40_000 });
  await page.goto(`/mods/${mod.slug}/download?direct=1&release=${other?.id}`);
  expect((await arriving).suggestedFilename()).toBe(other?.file_name);
  await expect(started(page)).toBeVisible();
  await expect(count(page)).toHaveCount(0);
});

test('R015 R020 a mod that is not there has no download page either', async ({ pageOf, watch }) => {
  watch.expectError(/404 \(Not Found\).*nunca-existiu/);
  const page = await pageOf('jogador');
  await page.goto('/mods/nunca-existiu/download');
  await expect(page.getByRole('heading', { level: 1, name: 'Mod não encontrado' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buscar por “nunca existiu”' })).toBeVisible();
});

test('R020 a mod without a file says that its download URL is not available', async ({ pageOf }) => {
  const mod = await richMod();
  const page = await pageOf('jogador');
  await page.route(`**/api/mods/${mod.slug}`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, releases: [] } } });
  });
  await page.goto(`/mods/${mod.slug}/download`);
  await expect(main(page).getByRole('alert')).toContainText('URL de download não disponível');
  await expect(count(page)).toHaveCount(0);
});

test('R020 an error starting the download says so, and trying again starts it', async ({ pageOf, watch }) => {
  watch.expectError(/500 \(Internal Server Error\).*\/download/);
  const mod = await richMod();
  const page = await pageOf('jogador');
  await page.route('**/api/mods/*/download', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'internal_error', message: '' } }),
  );
  await page.goto(`/mods/${mod.slug}/download?direct=1`);
  const failure = main(page).getByRole('alert');
  await expect(failure).toContainText('Erro ao iniciar o download');
  await page.unroute('**/api/mods/*/download');
  const arriving = page.waitForEvent('download', { timeout: 40_000 });
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await arriving;
  await expect(started(page)).toBeVisible();
});

test('R020 a mod taken away during the countdown is refused with its reason', async ({ pageOf, watch }) => {
  test.setTimeout(90_000);
  watch.expectError(/404 \(Not Found\)/);
  const mod = await newOwnMod();
  const page = await pageOf('jogador');
  await page.clock.install();
  await page.goto(`/mods/${mod.slug}/download`);
  await holdClock(page);
  await takeAway(mod);
  await page.clock.runFor(5_200);
  const failure = main(page).getByRole('alert');
  await expect(failure).toContainText('Mod não encontrado');
  await expect(link(page)).toHaveCount(0);
  await failure.getByRole('link', { name: 'Procurar outro mod' }).click();
  await expect(page).toHaveURL('/search');
});

test('R016 an old address of a download gives way to the present one, with what it asks for', async ({ pageOf }) => {
  test.setTimeout(90_000);
  const formerSlug = `antes-${crypto.randomUUID().slice(0, 8)}`;
  const mod = await newOwnMod({ formerSlug });
  const page = await pageOf('jogador');
  await page.clock.install();
  await page.goto(`/mods/${formerSlug}/download?v=1.20.1`);
  await expect(page).toHaveURL(`/mods/${mod.slug}/download?v=1.20.1`);
  await expect(count(page)).toBeVisible();
});

test('R018 R023 whose file did not come is led back to be told why, and asks for it anew', async ({ pageOf }) => {
  const mod = await richMod();
  const release = headline(mod);
  const page = await pageOf('jogador');
  await page.goto(`/mods/${mod.slug}/download?release=${release.id}&failed=unavailable`);
  const failure = main(page).getByRole('alert');
  await expect(failure).toContainText('Serviço indisponível no momento. Tente novamente.');
  await expect(page).toHaveURL(`/mods/${mod.slug}/download?release=${release.id}`);
  const arriving = page.waitForEvent('download', { timeout: 40_000 });
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  expect((await arriving).suggestedFilename()).toBe(release.file_name);
  await expect(started(page)).toBeVisible();
  await expect(link(page)).toHaveAttribute('href', new RegExp(`[?]mod=${mod.slug}&release=${release.id}$`));
});

test('R018 whose release is gone is told so, and no other is downloaded in its place until it is chosen', async ({
  pageOf,
  watch,
}) => {
  watch.bearError(OVERTAKEN);
  const mod = await richMod();
  const [one, two] = mod.releases.filter(({ external }) => !external);
  if (!one || !two) throw new Error('the mod has one release only');
  const page = await pageOf('jogador');
  const asked = ticketRequests(page);
  await page.clock.install();
  await page.goto(`/mods/${mod.slug}/download?release=jaNaoExiste&failed=download_url_unavailable`);
  const failure = main(page).getByRole('alert');
  await expect(failure).toContainText('Erro ao iniciar o download');
  await expect(failure.getByRole('link', { name: 'Ver outras versões' })).toBeVisible();
  await page.clock.runFor(10_000);
  expect(asked).toEqual([]);
  const choice = main(page).getByLabel('Versão', { exact: true });
  await choice.selectOption(two.id);
  await expect(count(page)).toBeVisible();
  await choice.selectOption(one.id);
  await expect(count(page)).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('R018 an address that speaks of a failure which no file can meet is as any other', async ({ pageOf }) => {
  const mod = await richMod();
  const page = await pageOf('jogador');
  await page.goto(`/mods/${mod.slug}/download?release=${headline(mod).id}&failed=claimed`);
  await expect(count(page)).toBeVisible();
});
