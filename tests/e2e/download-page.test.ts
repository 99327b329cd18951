import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { DOWNLOAD_COUNTDOWN_S, TICKET_LIFETIME_MS } from '@bigorna/domain/limits';
import { pickHeadlineRelease, pickRecommendedRelease } from '@bigorna/domain/version-order';
import type { Locator, Page } from '@playwright/test';
import { getMod, listMods } from './support/api.ts';
import { createApprovedMod, withdrawMod } from './support/approved-mod.ts';
import { expect, test } from './support/fixtures.ts';
import { pressUntilFocused } from './support/keyboard.ts';
import { waitForNewestMail } from './support/mails.ts';
import { createMember } from './support/members.ts';
import { changeJson, failWith, hold } from './support/network.ts';
import { findRichMod } from './support/rich-mod.ts';
import { sendLogin, signIn, signOut } from './support/session.ts';
import { setTabVisibility } from './support/tab-visibility.ts';

const main = (page: Page): Locator => page.getByRole('main');
const count = (page: Page): Locator => main(page).locator('[data-countdown]');
const startNow = (page: Page): Locator => main(page).getByRole('link', { name: 'Começar agora' });
const started = (page: Page): Locator => main(page).getByRole('heading', { name: 'Download iniciado' });
const link = (page: Page): Locator => main(page).getByRole('link', { name: 'Abrir em nova aba' });
/** Pauses the clock of a page during its countdown. Returns the seconds left. */
const pauseClock = async (page: Page): Promise<number> => {
  await expect(count(page)).toBeVisible();
  // Retries, because on a busy machine the call may arrive after the time at which the clock should pause.
  await expect(() => page.clock.pauseAt(Date.now() + 300)).toPass();
  return Number(await count(page).textContent());
};

const announced = (page: Page, text: string | RegExp): Locator =>
  main(page).getByRole('status').filter({ hasText: text });
const headline = (mod: ModPage) => {
  const release = pickHeadlineRelease(mod.releases);
  if (!release) throw new Error('the mod has no release');
  return release;
};

/** Collects the release id of every ticket request. */
const ticketRequests = (page: Page): string[] => {
  const releases: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/mods\/[^/]+\/download$/.test(request.url()))
      releases.push(request.postDataJSON().release_id);
  });
  return releases;
};

test('counts down, announces the start and the end, then starts the download (R018)', async ({ mod, player: page }) => {
  const release = headline(mod);
  const requestedIds = ticketRequests(page);
  await page.clock.install();
  await page.goto(`/mods/${mod.slug}/download`);
  await expect(main(page).getByRole('heading', { name: 'Preparando o arquivo' })).toBeVisible();
  const seconds = await pauseClock(page);
  expect(seconds).toBeGreaterThan(1);
  await expect(announced(page, `O download começa em ${DOWNLOAD_COUNTDOWN_S} segundos.`)).toHaveCount(1);
  for (let remaining = seconds - 1; remaining > 0; remaining -= 1) {
    await page.clock.runFor(1_000);
    await expect(count(page)).toHaveText(String(remaining));
    await expect(announced(page, /O download começa em/)).toHaveText(
      `O download começa em ${DOWNLOAD_COUNTDOWN_S} segundos.`,
    );
  }
  expect(requestedIds).toEqual([]);
  const arriving = page.waitForEvent('download', { timeout: 40_000 });
  await page.clock.runFor(1_200);
  expect((await arriving).suggestedFilename()).toBe(release.file_name);
  await expect(started(page)).toBeVisible();
  await expect(announced(page, 'Download iniciado')).toHaveCount(1);
  await expect(link(page)).toHaveAttribute('target', '_blank');
  await expect(link(page)).toHaveAttribute('rel', /noopener/);
  await expect(page).toHaveURL(`/mods/${mod.slug}/download`);
  expect(requestedIds).toEqual([release.id]);
  await expect(main(page).getByRole('heading', { name: 'Instalação' })).toBeVisible();
});

test('the countdown box keeps its height while the session loads (R018)', async ({ mod, player: page }) => {
  const boxHeight = (content: Locator): Promise<number> =>
    main(page)
      .locator('.forge-count')
      .filter({ has: content })
      .evaluate((box) => box.getBoundingClientRect().height);
  const release = await hold(page, '**/api/auth/verify');
  await page.goto(`/mods/${mod.slug}/download`);
  const loadingHeight = await boxHeight(page.getByText('Carregando...'));
  release();
  expect(await boxHeight(page.locator('[data-countdown]'))).toBe(loadingHeight);
});

test('continues the countdown while another tab is shown (R018)', async ({ mod, player: page }) => {
  const requestedIds = ticketRequests(page);
  await page.clock.install();
  await page.goto(`/mods/${mod.slug}/download`);
  const seconds = await pauseClock(page);
  await page.clock.runFor(1_000);
  await expect(count(page)).toHaveText(String(seconds - 1));
  await setTabVisibility(page, 'hidden');
  const arriving = page.waitForEvent('download', { timeout: 40_000 });
  await page.clock.runFor(DOWNLOAD_COUNTDOWN_S * 1_000);
  await arriving;
  await setTabVisibility(page, 'visible');
  await expect(started(page)).toBeVisible();
  expect(requestedIds).toHaveLength(1);
});

test('starts the download at once by keyboard, then offers the link (R018)', async ({ mod, player: page }) => {
  await page.clock.install();
  await page.goto(`/mods/${mod.slug}/download`);
  await pauseClock(page);
  await expect(startNow(page)).toHaveAttribute('href', `/mods/${mod.slug}/download?direct=1`);
  await pressUntilFocused(startNow(page), 'Tab', { most: 40 });
  const arriving = page.waitForEvent('download', { timeout: 40_000 });
  await page.keyboard.press('Enter');
  await page.clock.runFor(400);
  await arriving;
  await expect(page).toHaveURL(`/mods/${mod.slug}/download?direct=1`);
  await expect(started(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link(page)).toBeFocused();
});

test('shows a visitor the file and asks for a login, without a redirect (R018, R021)', async ({ page, mod }) => {
  const release = headline(mod);
  const requestedIds = ticketRequests(page);
  for (const query of ['', '?direct=1']) {
    const path = `/mods/${mod.slug}/download${query}`;
    await page.goto(path);
    const reason = `Entre para baixar ${mod.title} ${release.version}`;
    await expect(main(page).getByRole('heading', { name: reason })).toBeVisible();
    await expect(main(page)).toContainText(release.file_name ?? '');
    await expect(main(page).getByRole('heading', { name: 'Instalação' })).toBeVisible();
    await expect(main(page).getByRole('alert')).toHaveCount(0);
    await expect(count(page)).toHaveCount(0);
    await expect(page).toHaveURL(path);
  }
  const reasons = { Entrar: 'Entre para baixar', 'Criar conta': 'Crie uma conta para baixar' };
  for (const [link, reason] of Object.entries(reasons)) {
    await main(page).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(/\/(?:login|register)$/);
    await expect(main(page)).toContainText(`${reason} ${mod.title} ${release.version}`);
    await expect(main(page).locator('.mod-picture').locator('img, svg')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/download\?direct=1$/);
  }
  expect(requestedIds).toEqual([]);
});

test('starts the download when the e-mail is verified on another device (R018, R022)', async ({ page, newVisitor }) => {
  const mod = await findRichMod();
  const member = await createMember({ verified: false });
  await signIn(page, member);
  await page.goto(`/mods/${mod.slug}/download`);
  await expect(main(page).getByRole('heading', { name: 'Verifique seu e-mail para baixar' })).toBeVisible();
  const arriving = page.waitForEvent('download', { timeout: 40_000 });
  const { path } = await waitForNewestMail(member.email, 'VERIFY_EMAIL');
  const otherDevice = await newVisitor();
  await otherDevice.goto(path);
  await expect(otherDevice.getByRole('heading', { name: 'Seu e-mail está verificado' })).toBeVisible();
  await expect(count(page)).toBeVisible();
  await arriving;
});

test('downloads the release of the URL after the login (R018)', async ({ page, mod }) => {
  const release = mod.releases.find(({ id }) => id !== headline(mod).id);
  const member = await createMember({ verified: true });
  const path = `/mods/${mod.slug}/download?release=${release?.id}`;
  await page.goto(path);
  await main(page).getByRole('link', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/login');
  const arriving = page.waitForEvent('download', { timeout: 20_000 });
  await sendLogin(page, member);
  await expect(page).toHaveURL(path);
  expect((await arriving).suggestedFilename()).toBe(release?.file_name);
});

test('selects the release for the game in the URL; the member can choose another release (R018)', async ({
  mod,
  player: page,
}) => {
  const other = mod.releases.find(({ id }) => id !== headline(mod).id);
  const [loader] = other?.loaders ?? [];
  const version = other?.game_versions[0];
  if (!other || !loader || !version) throw new Error('the mod has one release only');
  const fitting = pickRecommendedRelease(mod.releases, { version, loader });
  const choice = main(page).getByLabel('Versão', { exact: true });
  await page.clock.install();

  await page.goto(`/mods/${mod.slug}/download?v=${version}&g=${loader}`);
  await expect(choice).toHaveValue(fitting?.id ?? '');
  await expect(main(page)).toContainText(`Para o seu jogo: ${version} · ${LOADER_NAMES[loader]}`);
  await expect(main(page)).toContainText(fitting?.file_name ?? '');

  await page.goto(`/mods/${mod.slug}/download?v=1.12.2&g=liteloader&release=nada`);
  await expect(page).toHaveURL(`/mods/${mod.slug}/download?v=1.12.2&g=liteloader`);
  await expect(choice).toHaveValue(headline(mod).id);
  await expect(main(page)).toContainText('Nenhuma versão para 1.12.2 · LiteLoader: esta é a estável mais recente');

  const requestedIds = ticketRequests(page);
  const seconds = await pauseClock(page);
  await choice.focus();
  await expect(main(page)).toContainText('A contagem fica em pausa enquanto você escolhe a versão.');
  await page.clock.runFor(10_000);
  await expect(count(page)).toHaveText(String(seconds));
  await choice.selectOption(other.id);
  await expect(page).toHaveURL(new RegExp(`release=${other.id}`));
  await expect(count(page)).toHaveText(String(DOWNLOAD_COUNTDOWN_S));
  await choice.blur();
  const arriving = page.waitForEvent('download', { timeout: 40_000 });
  await page.clock.runFor(5_200);
  expect((await arriving).suggestedFilename()).toBe(other.file_name);
  expect(requestedIds).toEqual([other.id]);
});

test('links an external file in a new tab, without a hash (R018)', async ({ watch, player: page }) => {
  const cards = await listMods({ limit: '100', sort: 'recent' });
  const sizeless = cards.find(({ file_size, version }) => file_size === 0 && version !== '');
  if (!sizeless) throw new Error('no mod of the catalogue is hosted elsewhere');
  const mod = await getMod(sizeless.slug);
  const external = mod.releases.find((release) => release.external);
  await page.context().route(/downloads\.example/, (route) => route.fulfill({ body: 'elsewhere' }));
  watch.expectError(/request to another host: https:\/\/downloads\.example/);
  await page.clock.install();
  await page.goto(`/mods/${mod.slug}/download?release=${external?.id}`);
  await expect(main(page)).toContainText('Hospedado em outro site');
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

test('replaces an expired ticket while the page is open (R018)', async ({ watch, mod, player: page }) => {
  const requestedIds = ticketRequests(page);
  await page.clock.install();
  const arriving = page.waitForEvent('download', { timeout: 40_000 });
  await page.goto(`/mods/${mod.slug}/download?direct=1`);
  await page.clock.runFor(400);
  await arriving;
  await expect(started(page)).toBeVisible();
  const first = await link(page).getAttribute('href');
  await page.clock.fastForward(TICKET_LIFETIME_MS);
  await expect(link(page)).not.toHaveAttribute('href', first ?? '');
  expect(requestedIds).toHaveLength(2);
  const response = await page.request.get((await link(page).getAttribute('href')) ?? '');
  expect(response.headers()['content-disposition']).toMatch(/^attachment/);

  watch.expectError(/ERR_FAILED/);
  await page.route('**/api/mods/*/download', (route) => route.abort());
  await page.clock.fastForward(TICKET_LIFETIME_MS);
  await expect(main(page)).toContainText('O link expirou enquanto a página estava aberta.');
  await expect(link(page)).toHaveCount(0);
  await page.unroute('**/api/mods/*/download');
  await main(page).getByRole('button', { name: 'Pedir um novo link' }).click();
  await expect(link(page)).toBeVisible();
});

test('counts down in text with reduced motion (R018)', async ({ openAs, mod }) => {
  const page = await openAs('jogador', { reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(`/mods/${mod.slug}/download`);
  const seconds = await pauseClock(page);
  await page.clock.runFor(1_000);
  await expect(count(page)).toHaveText(String(seconds - 1));
  await page.clock.runFor(1_000);
  await expect(count(page)).toHaveText(String(seconds - 2));
});

test('asks for a login when the session ends, and returns to the same URL (R018)', async ({ page, mod }) => {
  const member = await createMember({ verified: true });
  await signIn(page, member);
  const path = `/mods/${mod.slug}/download?direct=1&v=1.12.2`;
  await page.goto(path);
  await expect(started(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/');
  await signOut(other);
  await expect(main(page).getByRole('alert')).toContainText('Entre para baixar');
  await expect(link(page)).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/login');
  await sendLogin(page, member);
  await expect(page).toHaveURL(path);
});

test('starts the download of the release in the URL at once in direct mode (R019)', async ({ mod, player: page }) => {
  const other = mod.releases.find(({ id }) => id !== headline(mod).id);
  await page.goto(`/mods/${mod.slug}?tab=versions`);
  const arriving = page.waitForEvent('download', { timeout: 40_000 });
  await page.goto(`/mods/${mod.slug}/download?direct=1&release=${other?.id}`);
  expect((await arriving).suggestedFilename()).toBe(other?.file_name);
  await expect(started(page)).toBeVisible();
  await expect(count(page)).toHaveCount(0);
});

test('shows that an unknown mod is not found (R015, R020)', async ({ watch, player: page }) => {
  watch.expectError(/404 \(Not Found\).*nunca-existiu/);
  await page.goto('/mods/nunca-existiu/download');
  await expect(page.getByRole('heading', { level: 1, name: 'Mod não encontrado' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buscar por “nunca existiu”' })).toBeVisible();
});

test('reports a missing download URL for a mod without files (R020)', async ({ mod, player: page }) => {
  const toEmpty = ({ data, ...rest }: { data: ModPage }) => ({ ...rest, data: { ...data, releases: [] } });
  await changeJson(page, `**/api/mods/${mod.slug}`, toEmpty);
  await page.goto(`/mods/${mod.slug}/download`);
  await expect(main(page).getByRole('alert')).toContainText('Link de download indisponível');
  await expect(count(page)).toHaveCount(0);
});

test('retries on click when the download failed to start (R020)', async ({ watch, mod, player: page }) => {
  watch.expectError(/500 \(Internal Server Error\).*\/download/);
  await failWith(page, '**/api/mods/*/download', 500);
  await page.goto(`/mods/${mod.slug}/download?direct=1`);
  const failure = main(page).getByRole('alert');
  await expect(failure).toContainText('Erro ao iniciar o download');
  await page.unroute('**/api/mods/*/download');
  const arriving = page.waitForEvent('download', { timeout: 40_000 });
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await arriving;
  await expect(started(page)).toBeVisible();
});

test('refuses a mod that was withdrawn during the countdown (R020)', async ({ watch, player: page }) => {
  watch.expectError(/404 \(Not Found\)/);
  const mod = await createApprovedMod();
  await page.clock.install();
  await page.goto(`/mods/${mod.slug}/download`);
  await pauseClock(page);
  await withdrawMod(mod);
  await page.clock.runFor(5_200);
  const failure = main(page).getByRole('alert');
  await expect(failure).toContainText('Mod não encontrado');
  await expect(link(page)).toHaveCount(0);
  await failure.getByRole('link', { name: 'Buscar mods e addons' }).click();
  await expect(page).toHaveURL('/search');
});

test('redirects a previous slug and keeps the query (R016)', async ({ player: page }) => {
  const previousSlug = `antes-${crypto.randomUUID().slice(0, 8)}`;
  const mod = await createApprovedMod({ previousSlug });
  await page.clock.install();
  await page.goto(`/mods/${previousSlug}/download?v=1.20.1`);
  await expect(page).toHaveURL(`/mods/${mod.slug}/download?v=1.20.1`);
  await expect(count(page)).toBeVisible();
});

test('explains a failed ticket redemption, and retries on click (R018, R023)', async ({ mod, player: page }) => {
  const release = headline(mod);
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

test('waits for a choice when the requested release is gone (R018)', async ({ mod, player: page }) => {
  const [one, two] = mod.releases.filter(({ external }) => !external);
  if (!one || !two) throw new Error('the mod has one release only');
  const requestedIds = ticketRequests(page);
  await page.clock.install();
  await page.goto(`/mods/${mod.slug}/download?release=jaNaoExiste&failed=download_url_unavailable`);
  const failure = main(page).getByRole('alert');
  await expect(failure).toContainText('Erro ao iniciar o download');
  await expect(failure.getByRole('link', { name: 'Ver outras versões' })).toBeVisible();
  await page.clock.runFor(10_000);
  expect(requestedIds).toEqual([]);
  const choice = main(page).getByLabel('Versão', { exact: true });
  await choice.selectOption(two.id);
  await expect(count(page)).toBeVisible();
  await choice.selectOption(one.id);
  await expect(count(page)).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('ignores an unknown failure code in the URL (R018)', async ({ mod, player: page }) => {
  await page.goto(`/mods/${mod.slug}/download?release=${headline(mod).id}&failed=claimed`);
  await expect(count(page)).toBeVisible();
});
