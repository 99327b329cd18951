import { BRAND } from '@bigorna/domain/brand';
import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import { getPreviewPath, PREVIEW_SIZE } from '@bigorna/domain/preview-picture';
import { pickHeadlineRelease, pickRecommendedRelease } from '@bigorna/domain/version-order';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { listMods } from './support/api.ts';
import { createApprovedMod, withdrawMod } from './support/approved-mod.ts';
import { readClipboard } from './support/clipboard.ts';
import { expect, test } from './support/fixtures.ts';
import { collectRequests, failWith, fulfillWith } from './support/network.ts';
import { openUntilVisible } from './support/open-until.ts';
import { getToastByTitle } from './support/registration.ts';
import { findAddon, findPlainMod, findRichMod } from './support/rich-mod.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const main = (page: Page): Locator => page.getByRole('main');
const tab = (page: Page, name: string): Locator =>
  main(page).getByRole('navigation', { name: 'Seções da página' }).getByRole('link', { name });
const heading = (page: Page, name: string): Locator => main(page).getByRole('heading', { name, exact: true });

/** A mod, its headline release, and a loader and game version of the release. */
const getModWithGame = async () => {
  const mod = await findRichMod();
  const release = pickHeadlineRelease(mod.releases);
  const [loader] = release?.loaders ?? [];
  const version = release?.game_versions[0];
  if (!release || !loader || !version) throw new Error('the mod has no release');
  return { mod, release, loader, version };
};

const setMyGame = async (page: Page, version: string, loader: string): Promise<void> => {
  await page.addInitScript((game) => localStorage.setItem('myGame', game), `${version}|${loader}`);
};

/** Whether the document contains these elements in the given order. */
const isInOrder = async (elements: readonly Locator[]): Promise<boolean> => {
  const handles = await Promise.all(elements.map((element) => element.first().elementHandle()));
  const pairs = handles.slice(1).map(async (next, index) => {
    const previous = handles[index];
    if (!previous || !next) return false;
    return previous.evaluate(
      (one, other) => (one.compareDocumentPosition(other as Node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      next,
    );
  });
  return (await Promise.all(pairs)).every(Boolean);
};

test('shows author, summary, download and installation in order, with a back link (R013)', async ({ page, mod }) => {
  const release = pickHeadlineRelease(mod.releases);
  if (!release) throw new Error('the mod has no release');
  await page.goto(`/mods/${mod.slug}`);
  const title = main(page).getByRole('heading', { level: 1, name: mod.title });
  const author = main(page).getByRole('link', { name: `por ${mod.author}` });
  const summary = main(page).getByText(mod.short_description, { exact: true });
  const download = main(page).getByRole('link', { name: `Baixar ${release.version}` });
  const back = main(page).getByRole('link', { name: 'Voltar aos mods' });
  await expect(title).toBeVisible();
  const elements = [title, author, summary, download, heading(page, 'Instalação'), back];
  for (const element of elements) await expect(element.first()).toBeVisible();
  // A part may re-render between two measurements, so poll.
  await expect.poll(() => isInOrder(elements)).toBe(true);
  await expect(download).toHaveCount(1);
  await expect(download).toHaveAccessibleDescription('Download grátis: basta ter uma conta');

  const facts = download.locator('xpath=following-sibling::p').first();
  for (const fact of [release.file_name, 'kB', LOADER_NAMES[release.loaders[0] ?? 'fabric'], mod.license ?? ''])
    await expect(facts).toContainText(fact);
  await expect(facts.locator('time')).toHaveAttribute('datetime', release.published_at);

  const technical = main(page).locator('section', { has: page.getByRole('heading', { name: 'Informações técnicas' }) });
  await expect(technical).toContainText(release.version);
  await expect(technical.locator('[data-hash="SHA-256"]')).toHaveAttribute('title', release.sha256 ?? '');
  await expect(technical.locator('[data-hash="SHA-512"]')).toHaveAttribute('title', release.sha512 ?? '');
  const dates = { 'Versão publicada': release.published_at, 'No portal desde': mod.published_at ?? '' };
  expect(new Set(Object.values(dates)).size).toBe(2);
  for (const [name, date] of Object.entries(dates))
    await expect(
      technical.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]/time'),
    ).toHaveAttribute('datetime', date);
  for (const { title: needed } of release.dependencies)
    await expect(technical.getByRole('link', { name: needed })).toBeVisible();
  await expect(heading(page, 'Categorias')).toBeVisible();

  const crumbs = main(page).getByRole('navigation', { name: 'Você está em' });
  await expect(crumbs.locator('[aria-current=page]')).toHaveText(mod.title);
  await back.click();
  await expect(page).toHaveURL('/mods');
});

test('an addon page links back to the addons (R013)', async ({ page }) => {
  const addon = await findAddon('.mcaddon');
  await page.goto(`/addons/${addon.slug}`);
  await expect(page).toHaveURL(`/mods/${addon.slug}`);
  await main(page).getByRole('link', { name: 'Voltar aos addons' }).click();
  await expect(page).toHaveURL('/addons');
});

test('each tab has a URL and a history entry; unknown parameters are dropped (R013)', async ({ page, mod }) => {
  const path = `/mods/${mod.slug}`;
  await page.goto(path);
  await expect(tab(page, 'Descrição')).toHaveAttribute('aria-current', 'page');
  await expect(heading(page, 'Instalação')).toBeVisible();

  await tab(page, 'Versões').click();
  await expect(page).toHaveURL(`${path}?tab=versions`);
  await expect(page).toHaveTitle(new RegExp(`${mod.title}: Versões`));
  await expect(main(page).getByRole('table')).toBeVisible();
  await expect(heading(page, 'Instalação')).toBeHidden();
  await tab(page, 'Comentários').click();
  await expect(page).toHaveURL(`${path}?tab=comments`);
  await expect(heading(page, 'Todos os comentários')).toBeAttached();
  await page.goBack();
  await expect(main(page).getByRole('table')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await page.goForward();
  await expect(page).toHaveURL(`${path}?tab=versions`);

  await page.goto(`${path}?tab=nada&c=omega&v=9.x&g=lava&x=1`);
  await expect(page).toHaveURL(path);
  await expect(tab(page, 'Descrição')).toHaveAttribute('aria-current', 'page');
});

test('opens a release in the versions tab and copies its hash by keyboard (R013)', async ({ page, mod }) => {
  const [newest] = mod.releases;
  await page.goto(`/mods/${mod.slug}`);
  await expect(heading(page, 'Instalação')).toBeVisible();
  const pressTabUntil = async (target: Locator): Promise<void> => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(target).toBeFocused({ timeout: 50 });
    }).toPass({ timeout: 15_000, intervals: [0] });
  };
  await pressTabUntil(tab(page, 'Versões'));
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Versões')).toBeFocused();
  const row = main(page).locator(`[data-release="${newest?.version}"]`);
  const more = row.getByRole('button', { name: `Novidades e arquivo ${newest?.version}` });
  await pressTabUntil(more);
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  const copy = row.getByRole('button', { name: 'Copiar SHA-512' });
  await pressTabUntil(copy);
  await page.keyboard.press('Enter');
  await expect(row.getByRole('status').filter({ hasText: 'SHA-512 copiado' })).toHaveCount(1);
  expect(await readClipboard(page)).toBe(newest?.sha512);
  await expect(row.getByRole('status').filter({ hasText: 'SHA-512 copiado' })).toHaveCount(0);
});

test('shows that the mod fits the game of the visitor, and offers the fitting release (R013)', async ({ page }) => {
  const { mod, loader, version } = await getModWithGame();
  const fitting = pickRecommendedRelease(mod.releases, { version, loader });
  await setMyGame(page, version, loader);
  await page.goto(`/mods/${mod.slug}`);
  await expect(main(page)).toContainText('Funciona com o seu jogo');
  await expect(main(page)).toContainText(`${version} · ${LOADER_NAMES[loader]}`);
  await expect(main(page).getByRole('link', { name: `Baixar ${fitting?.version}` })).toBeVisible();
  await expect(main(page).getByText('Sem versão para o seu jogo')).toBeHidden();
});

test('prefers the game in the URL over the stored game, also for the download (R013)', async ({ page }) => {
  const { mod, loader, version } = await getModWithGame();
  expect(mod.compat.some((pair) => pair.startsWith('liteloader@'))).toBe(false);
  await setMyGame(page, version, loader);
  await page.goto(`/mods/${mod.slug}?v=1.12.2&g=liteloader`);
  await expect(main(page)).toContainText('Sem versão para o seu jogo');
  await expect(main(page)).toContainText('O autor não indica nenhum arquivo para 1.12.2 · LiteLoader');
  const newest = pickHeadlineRelease(mod.releases);
  const download = main(page).getByRole('link', { name: `Baixar ${newest?.version}` });
  await expect(download).toHaveAttribute('href', `/mods/${mod.slug}/download?v=1.12.2&g=liteloader`);

  await main(page).getByText('Mudar meu jogo').click();
  await main(page).getByLabel('Versão do meu jogo').selectOption(version);
  await expect(page).toHaveURL(`/mods/${mod.slug}`);
  await main(page).getByLabel('Loader do meu jogo').selectOption(loader);
  await expect(main(page)).toContainText('Funciona com o seu jogo');
  await page.reload();
  await expect(main(page)).toContainText('Funciona com o seu jogo');
});

test('replaces the game of the URL by a version and a loader chosen in quick succession (R013)', async ({ page }) => {
  const { mod, loader, version } = await getModWithGame();
  await page.goto(`/mods/${mod.slug}?v=1.12.2&g=liteloader`);
  await main(page).getByText('Mudar meu jogo').click();
  await main(page)
    .getByLabel('Versão do meu jogo')
    .evaluate(
      async (select: HTMLSelectElement, chosen) => {
        const choose = (element: HTMLSelectElement | undefined, value: string) => {
          if (!element) throw new Error('a select is missing');
          element.value = value;
          element.dispatchEvent(new Event('change', { bubbles: true }));
        };
        choose(select, chosen.version);
        await Promise.resolve();
        choose(select.closest('details')?.querySelectorAll('select')[1], chosen.loader);
      },
      { version, loader },
    );
  await expect(page).toHaveURL(`/mods/${mod.slug}`);
  await expect(main(page)).toContainText(`${version} · ${LOADER_NAMES[loader]}`);
});

test('opens pictures in a dialog with buttons, arrow keys and Escape (R013)', async ({ page, mod }) => {
  const [first, second] = mod.gallery;
  await page.goto(`/mods/${mod.slug}?tab=gallery`);
  const thumbnail = main(page).getByRole('button', { name: `Ampliar: ${first?.alt}` });
  const image = thumbnail.locator('img');
  await expect(image).toHaveAttribute('width', String(first?.width));
  await expect(image).toHaveAttribute('height', String(first?.height));
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await thumbnail.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Imagem 1 de ${mod.gallery.length}` });
  await expect(dialog.getByRole('img', { name: first?.alt ?? '' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByRole('img', { name: second?.alt ?? '' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const last = page.getByRole('dialog', { name: `Imagem ${mod.gallery.length} de ${mod.gallery.length}` });
  await expect(last).toBeVisible();
  await last.getByRole('button', { name: 'Próxima imagem' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(thumbnail).toBeFocused();
});

test('a mod without pictures has no gallery (R013)', async ({ page }) => {
  const plain = await findPlainMod();
  await page.goto(`/mods/${plain.slug}?tab=gallery`);
  await expect(heading(page, 'Instalação')).toBeVisible();
  await expect(page).toHaveURL(`/mods/${plain.slug}`);
  await expect(tab(page, 'Versões')).toBeVisible();
  await expect(tab(page, 'Galeria')).toHaveCount(0);
});

test('loads related mods near the viewport, and hides empty lists (R013)', async ({ page, mod }) => {
  const others = (await listMods({ limit: '4', sort: 'downloads' }))
    .filter(({ slug }) => slug !== mod.slug)
    .slice(0, 2);
  const [similar, byAuthor] = others;
  let requests = 0;
  const released = Promise.withResolvers<void>();
  await page.route('**/api/mods/*/related', async (route) => {
    requests += 1;
    await released.promise;
    return route.fulfill({ json: { success: true, data: { similar: [similar], by_author: [byAuthor] } } });
  });
  await page.goto(`/mods/${mod.slug}`);
  await expect(heading(page, 'Instalação')).toBeVisible();
  expect(requests).toBe(0);
  const back = main(page).getByRole('link', { name: 'Voltar aos mods' });
  await back.scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toBe(1);
  const isAbove = async (next: Locator): Promise<boolean> =>
    ((await back.boundingBox())?.y ?? 0) < ((await next.boundingBox())?.y ?? 0);
  expect(await isAbove(main(page).locator('.skeleton').last())).toBe(true);
  released.resolve();
  await expect(main(page).getByRole('region', { name: 'Parecidos com este' })).toContainText(similar?.title ?? '');
  await expect(main(page).getByRole('region', { name: `Mais de ${mod.author}` })).toContainText(byAuthor?.title ?? '');
  expect(await isAbove(main(page).getByRole('region', { name: 'Parecidos com este' }))).toBe(true);
  expect(requests).toBe(1);

  await page.unroute('**/api/mods/*/related');
  await fulfillWith(page, '**/api/mods/*/related', { similar: [], by_author: [] });
  await page.reload();
  await expect(heading(page, 'Instalação')).toBeVisible();
  await main(page).getByRole('link', { name: 'Voltar aos mods' }).scrollIntoViewIfNeeded();
  await expect(main(page).locator('.skeleton')).toHaveCount(0);
  await expect(main(page).getByRole('article')).toHaveCount(0);
});

test('counts one view per visible visit, with the token of a member (R013)', async ({ page, mod, player: member }) => {
  const viewUrl = new RegExp(`/api/mods/${mod.id}/view$`);
  const views = collectRequests(page, viewUrl);
  await page.addInitScript(() => {
    let isHidden = true;
    Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
    document.addEventListener('looked-at', () => {
      isHidden = false;
    });
  });
  await page.goto(`/mods/${mod.slug}`);
  await expect(heading(page, 'Instalação')).toBeVisible();
  await tab(page, 'Versões').click();
  await expect(main(page).getByRole('table')).toBeVisible();
  expect(views).toEqual([]);
  const viewSent = page.waitForResponse(/\/view$/);
  await page.evaluate(() => {
    document.dispatchEvent(new Event('looked-at'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await viewSent).status()).toBe(200);
  await tab(page, 'Comentários').click();
  await tab(page, 'Descrição').click();
  await expect(heading(page, 'Instalação')).toBeVisible();
  expect(views.map((view) => view.headers().authorization)).toEqual([undefined]);

  const memberViews = collectRequests(member, viewUrl);
  const memberViewSent = member.waitForResponse(/\/view$/);
  await member.goto(`/mods/${mod.slug}`);
  expect((await memberViewSent).status()).toBe(200);
  expect(views).toHaveLength(1);
  expect(memberViews.map((view) => view.headers().authorization)).toEqual([expect.stringMatching(/^Bearer ./)]);
});

test('sets title, description, canonical URL and picture for other sites (R013)', async ({ page, mod }) => {
  await page.goto(`/mods/${mod.slug}?tab=versions`);
  await expect(main(page).getByRole('table')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${BRAND.officialSite}/mods/${mod.slug}`);
  const content = (name: string) => page.locator(`meta[property="og:${name}"]`);
  await expect(content('title')).toHaveAttribute('content', mod.title);
  await expect(content('description')).toHaveAttribute('content', mod.short_description);
  await expect(content('image')).toHaveAttribute('content', BRAND.officialSite + getPreviewPath(mod));
  await expect(content('image:alt')).toHaveAttribute('content', mod.title);
  const picture = await page.request.get(getPreviewPath(mod));
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ format: 'jpeg', ...PREVIEW_SIZE });
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', mod.short_description);
  await main(page).getByRole('link', { name: 'Voltar aos mods' }).click();
  await expect(page).toHaveURL('/mods');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/mods$/);
  await expect(content('title')).toHaveAttribute('content', 'Explorar mods');
  await expect(page.locator('meta[name=description]')).not.toHaveAttribute('content', mod.short_description);
});

test('copies the page link from the menu and confirms it by a toast (R013)', async ({ page, mod }) => {
  await page.goto(`/mods/${mod.slug}?tab=versions`);
  await main(page).getByRole('button', { name: 'Mais opções' }).click();
  await page.getByRole('menuitem', { name: 'Copiar link' }).click();
  await expect(getToastByTitle(page, 'Link copiado')).toBeVisible();
  const copied = await readClipboard(page);
  expect(new URL(copied).pathname).toBe(`/mods/${mod.slug}`);
});

test('shows the generated creature for a mod without a thumbnail (R013, R027)', async ({ page }) => {
  const bare = (await listMods({ limit: '100', sort: 'downloads' })).find((mod) => mod.thumbnail_url === null);
  if (!bare) throw new Error('every mod has a thumbnail');
  await page.goto(`/mods/${bare.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: bare.title })).toBeVisible();
  await expect(main(page).locator('header svg[shape-rendering="crispEdges"]')).toBeVisible();
  await expect(main(page).locator('header img')).toHaveCount(0);
});

test('explains the Java installation per operating system, and remembers the choice (R014)', async ({ page }) => {
  const { mod, release, loader } = await getModWithGame();
  await page.goto(`/mods/${mod.slug}`);
  const steps = main(page).locator('section', { has: page.getByRole('heading', { name: 'Instalação' }) });
  await expect(steps.getByRole('listitem').first()).toContainText(`Instale o ${LOADER_NAMES[loader]}`);
  await expect(steps).toContainText('Coloque o .jar na pasta mods do jogo.');
  // The description above pushes the steps down when it is drawn.
  await expect(main(page).locator('.prose').first()).toBeVisible();
  for (const { title } of release.dependencies.filter(({ kind }) => kind === 'required'))
    await expect(steps.getByRole('link', { name: title })).toBeVisible();
  for (const [name, path] of [
    ['Windows', '%APPDATA%\\.minecraft\\mods'],
    ['Linux', '~/.minecraft/mods'],
    ['macOS', '~/Library/Application Support/minecraft/mods'],
  ] as const) {
    await steps.getByRole('radio', { name }).check();
    await expect(steps.getByText(path, { exact: true })).toBeVisible();
    await steps.getByRole('button', { name: 'Copiar caminho' }).click();
    await expect.poll(() => readClipboard(page)).toBe(path);
  }
  await page.reload();
  await expect(steps.getByRole('radio', { name: 'macOS' })).toBeChecked();
});

test('explains the installation of a Bedrock addon or a .zip (R014)', async ({ page }) => {
  const addon = await findAddon('.mcaddon');
  await page.goto(`/mods/${addon.slug}`);
  const steps = main(page).locator('section', { has: page.getByRole('heading', { name: 'Instalação' }) });
  await expect(steps).toContainText('Abra o arquivo .mcaddon: o jogo importa o addon sozinho.');
  await expect(steps).toContainText('extraia o conteúdo na pasta behavior_packs');
  await expect(main(page).locator('.prose').first()).toBeVisible();
  await steps.getByRole('radio', { name: 'Android' }).check();
  await expect(steps.getByText(/^Android\/data\/.*\/behavior_packs$/)).toBeVisible();

  const zipped = await findAddon('.zip');
  await page.goto(`/mods/${zipped.slug}`);
  await expect(steps).toContainText('Extraia o .zip na pasta behavior_packs.');
  await expect(steps).not.toContainText('importa o addon sozinho');
});

test('offers a search for the words in the slug of an unknown mod (R015)', async ({ page, watch }) => {
  watch.expectError(/404 \(Not Found\).*\/mods\/bigode-que-nunca-existiu/);
  await page.goto('/mods/bigode-que-nunca-existiu');
  await expect(page.getByRole('heading', { level: 1, name: 'Mod não encontrado' })).toBeVisible();
  await page.getByRole('link', { name: 'Buscar por “bigode que nunca existiu”' }).click();
  await expect(page).toHaveURL(/\/search\?q=bigode/);
});

test('distinguishes a server error from a lost connection, and retries (R015)', async ({ page, watch, mod }) => {
  watch.expectError(/500 \(Internal Server Error\)/);
  watch.expectError(/ERR_FAILED/);
  const path = `**/api/mods/${mod.slug}`;
  await failWith(page, path, 500);
  await page.goto(`/mods/${mod.slug}`);
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Erro ao carregar o mod');
  await page.unroute(path);
  await page.route(path, (route) => route.abort());
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(failure).toContainText('Erro de conexão');
  await page.unroute(path);
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: mod.title })).toBeVisible();
});

test('removes the download when the mod is withdrawn while the page is open (R015)', async ({ page, watch }) => {
  watch.expectError(/404 \(Not Found\)/);
  const mod = await createApprovedMod();
  await page.clock.install();
  await page.goto(`/mods/${mod.slug}`);
  const download = main(page).getByRole('link', { name: /^Baixar \d/ });
  await expect(download).toBeVisible();
  await withdrawMod(mod);
  await page.clock.fastForward('01:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByRole('alert')).toContainText(
    'Este conteúdo saiu do catálogo enquanto a página estava aberta.',
  );
  await expect(download).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: mod.title })).toBeVisible();
});

test('redirects a previous slug and keeps the query (R016)', async ({ page }) => {
  const previousSlug = `antes-${crypto.randomUUID().slice(0, 8)}`;
  const mod = await createApprovedMod({ previousSlug });
  await page.goto('/mods');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await page.goto(`/mods/${previousSlug}?tab=versions`);
  await expect(page).toHaveURL(`/mods/${mod.slug}?tab=versions`);
  await expect(page.getByRole('heading', { level: 1, name: mod.title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/mods');
});

test('renders Markdown without scripts, styles or unknown protocols (R030)', async ({ page, watch }) => {
  watch.allowError(/404 \(Not Found\).*\/api\/mods\//);
  const mod = await createApprovedMod({
    description: [
      '## Um título',
      'Texto **forte** e [um link](https://exemplo.example/pagina).',
      '[armadilha](javascript:window.caught=1)',
      '<img src="x" onerror="window.caught=1"> <script>window.caught=1</script>',
      '<p style="position:fixed">colado</p>',
      '| a | b |\n|---|---|\n| 1 | 2 |',
    ].join('\n\n'),
  });
  const text = main(page).locator('.prose');
  const subheading = text.getByRole('heading', { name: 'Um título' });
  await openUntilVisible(subheading, `/mods/${mod.slug}`, 5_000, { timeout: 60_000 });
  await expect(text.locator('strong')).toHaveText('forte');
  await expect(text.getByRole('link', { name: 'um link' })).toHaveAttribute('rel', /nofollow/);
  await expect(text.getByRole('cell', { name: '2' })).toBeVisible();
  await expect(text.locator('script, img, [style], [onerror], a[href^="javascript"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'caught' in window)).toBe(false);
});
