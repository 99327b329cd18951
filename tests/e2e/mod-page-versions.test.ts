import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { compareVersions, pickRecommendedRelease } from '@bigorna/domain/version-order';
import type { Locator, Page } from '@playwright/test';
import { listMods } from './support/api.ts';
import { getHorizontalOverflow } from './support/axe.ts';
import { readClipboard } from './support/clipboard.ts';
import { storeHistory, toHistoryEntry } from './support/download-history.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { findRichMod } from './support/rich-mod.ts';
import { signIn } from './support/session.ts';

const main = (page: Page): Locator => page.getByRole('main');
const rows = (page: Page): Locator => main(page).locator('[data-release]');
const getVersions = (page: Page): Promise<(string | null)[]> =>
  rows(page).evaluateAll((found) => found.map((row) => row.getAttribute('data-release')));
const toVersions = (releases: readonly ModRelease[]): string[] => releases.map(({ version }) => version);

/** A game version that some releases support and others do not. */
const dividingVersion = ({ releases }: ModPage): string => {
  const versions = new Set(releases.flatMap(({ game_versions }) => game_versions));
  const dividing = [...versions].find((version) => !releases.every((one) => one.game_versions.includes(version)));
  if (!dividing) throw new Error('all releases are for the same games');
  return dividing;
};

test('lists all releases, newest version first, with channel, date and download (R017)', async ({ page, mod }) => {
  await page.goto(`/mods/${mod.slug}?tab=versions`);
  await expect(rows(page)).toHaveCount(mod.releases.length);
  const newestFirst = mod.releases.toSorted((a, b) => compareVersions(b.version, a.version));
  expect(await getVersions(page)).toEqual(toVersions(newestFirst));
  for (const column of ['Versão', 'Jogo', 'Loaders', 'Tamanho', 'Data'])
    await expect(main(page).getByRole('columnheader', { name: column })).toBeVisible();
  for (const [index, release] of newestFirst.entries()) {
    const row = rows(page).nth(index);
    await expect(row).toContainText({ release: 'estável', beta: 'beta', alpha: 'alfa' }[release.channel]);
    await expect(row.locator('time')).toHaveAttribute('datetime', release.published_at);
    await expect(row.getByRole('link', { name: `Baixar a versão ${release.version}` })).toHaveAttribute(
      'href',
      `/mods/${mod.slug}/download?release=${release.id}`,
    );
  }
  const several = newestFirst.findIndex(({ game_versions }) => game_versions.length > 1);
  await expect(rows(page).nth(several)).toContainText(/\d+\.\d+(\.\d+)?–\d+\.\d+/);
});

test('filters releases by game, loader and channel in the URL, and clears the filters (R017)', async ({ page }) => {
  const mod = await findRichMod();
  const version = dividingVersion(mod);
  const path = `/mods/${mod.slug}?tab=versions`;
  await page.goto(path);
  const byVersion = main(page).getByLabel('Versão do jogo');
  const status = main(page)
    .getByRole('status')
    .filter({ hasText: /versão|versões/ });
  await byVersion.focus();
  await byVersion.selectOption(version);
  await expect(page).toHaveURL(`${path}&v=${version}`);
  await expect(byVersion).toBeFocused();
  const forVersion = mod.releases.filter((one) => one.game_versions.includes(version));
  await expect(rows(page)).toHaveCount(forVersion.length);
  expect(await getVersions(page)).toEqual(toVersions(forVersion));
  await expect(status).toContainText(forVersion.length === 1 ? '1 versão' : `${forVersion.length} versões`);

  await page.goBack();
  await expect(rows(page)).toHaveCount(mod.releases.length);
  const beta = mod.releases.find(({ channel }) => channel !== 'release');
  await main(page)
    .getByLabel('Canal')
    .selectOption(beta?.channel ?? '');
  await expect(page).toHaveURL(`${path}&c=${beta?.channel}`);
  const inChannel = mod.releases.filter(({ channel }) => channel === beta?.channel);
  await expect(rows(page)).toHaveCount(inChannel.length);
  expect(await getVersions(page)).toEqual(toVersions(inChannel));

  await page.goto(`${path}&g=liteloader&v=1.12.2`);
  await expect(main(page)).toContainText('Nenhuma versão com estes filtros.');
  await expect(rows(page)).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL(path);
  await expect(rows(page)).toHaveCount(mod.releases.length);
  await expect(byVersion).toBeFocused();
});

test('expands a release to its changelog, dependency links, file and hashes (R017)', async ({ page, context, mod }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [release] = mod.releases;
  await page.goto(`/mods/${mod.slug}?tab=versions`);
  const row = rows(page).first();
  await expect(row.locator('.prose')).toHaveCount(0);
  await row.getByRole('button', { name: 'Novidades e arquivo' }).click();
  await expect(row.locator('.prose')).toBeVisible();
  await expect(row.locator('.prose')).not.toContainText('**');
  await expect(row).toContainText(release?.file_name ?? '');
  await expect(row.locator('[data-hash="SHA-512"]')).toHaveText(release?.sha512 ?? '');
  await row.getByRole('button', { name: 'Copiar SHA-256' }).click();
  await expect.poll(() => readClipboard(page)).toBe(release?.sha256);
  const [dependency] = release?.dependencies ?? [];
  const kind = { required: 'Necessário', optional: 'Opcional', incompatible: 'Incompatível' };
  const item = row.getByRole('listitem').filter({ hasText: dependency?.title ?? '' });
  await expect(item).toContainText(kind[dependency?.kind ?? 'required']);
  await item.getByRole('link').click();
  await expect(page).toHaveURL(`/mods/${dependency?.slug}`);
});

test('recommends the newest release for the game of the visitor (R017)', async ({ page, mod }) => {
  const version = dividingVersion(mod);
  const recommended = pickRecommendedRelease(mod.releases, { version, loader: '' });
  await page.addInitScript((game) => localStorage.setItem('myGame', game), `${version}|`);
  await page.goto(`/mods/${mod.slug}?tab=versions`);
  const marked = rows(page).filter({ hasText: 'Recomendada para o seu jogo' });
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAttribute('data-release', recommended?.version ?? '');
  await expect(main(page).getByRole('link', { name: `Baixar ${recommended?.version}`, exact: true })).toBeVisible();

  await page.goto(`/mods/${mod.slug}?tab=versions&v=1.12.2&g=liteloader`);
  await expect(main(page)).toContainText('Sem versão para o seu jogo');
  await expect(main(page).getByText('Recomendada')).toHaveCount(0);
});

test('on a phone each release is a card with labels, without overflow (R017)', async ({ page, mod }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/mods/${mod.slug}?tab=versions`);
  const row = rows(page).first();
  await row.getByRole('button', { name: 'Novidades e arquivo' }).click();
  await expect(row.locator('.prose')).toBeVisible();
  const label = row.locator('td[data-label="Loaders"]');
  expect(await label.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"Loaders"');
  expect(await getHorizontalOverflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await label.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('none');
});

test('gives each release a URL that opens and focuses the release (R017)', async ({ page, context, mod }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = `/mods/${mod.slug}?tab=versions`;
  const last = mod.releases.at(-1);
  const url = `${path}&release=${last?.id}`;
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(path);
  const row = rows(page).last();
  const toggle = row.getByRole('button', { name: 'Novidades e arquivo' });
  await toggle.click();
  await expect(page).toHaveURL(url);
  await expect(page).toHaveTitle(new RegExp(`${mod.title} ${last?.version}: Versões`));
  await row.getByRole('button', { name: `Copiar o link da versão ${last?.version}` }).click();
  await expect(page.getByText('Link da versão copiado')).toBeVisible();
  const copied = new URL(await readClipboard(page));
  expect(copied.pathname + copied.search).toBe(url);
  await toggle.click();
  await expect(page).toHaveURL(path);

  await page.goto(url);
  await expect(row.locator('.prose')).toBeVisible();
  await expect(rows(page).locator('.prose')).toHaveCount(1);
  await expect(toggle).toBeFocused();
  await expect(toggle).toBeInViewport();
  await rows(page).first().getByRole('button', { name: 'Novidades e arquivo' }).click();
  await expect(page).toHaveURL(`${path}&release=${mod.releases[0]?.id}`);
  await expect(row.locator('.prose')).toBeVisible();
});

test('opens a linked release despite filters, and reports a missing release (R017)', async ({ page, mod }) => {
  const path = `/mods/${mod.slug}?tab=versions`;
  const last = mod.releases.at(-1);
  await page.goto(`${path}&v=1.12.2&g=liteloader&release=${last?.id}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).locator('.prose')).toBeVisible();
  await main(page).getByLabel('Canal').selectOption('release');
  await expect(page).toHaveURL(`${path}&v=1.12.2&g=liteloader&c=release`);
  await expect(rows(page)).toHaveCount(0);

  const gone = main(page).getByText('A versão deste link não existe ou não está mais disponível.');
  await page.goto(`${path}&release=nenhuma`);
  await expect(gone).toBeVisible();
  await expect(rows(page)).toHaveCount(mod.releases.length);
  await page.goto(path);
  await expect(rows(page)).toHaveCount(mod.releases.length);
  await expect(gone).toHaveCount(0);
});

/** Versions of newer releases that share a loader with `previous`, oldest first. */
const versionsAfter = ({ releases }: ModPage, previous: ModRelease): string[] =>
  releases
    .filter(({ version, loaders }) => {
      const isNewer = compareVersions(version, previous.version) > 0;
      return isNewer && loaders.some((loader) => previous.loaders.includes(loader));
    })
    .map(({ version }) => version)
    .toReversed();
const changesSince = (page: Page): Promise<(string | null)[]> =>
  main(page)
    .locator('[data-since]')
    .evaluateAll((found) => found.map((entry) => entry.getAttribute('data-since')));

test('shows the changes since the version that the visitor selects (R017)', async ({ page, mod }) => {
  const path = `/mods/${mod.slug}?tab=versions`;
  const [newest, ...others] = mod.releases;
  const previous = others.at(-1);
  if (!newest || !previous) throw new Error('the mod has one release');
  const expected = versionsAfter(mod, previous);
  expect(expected.length).toBeGreaterThan(1);
  await page.goto(path);
  const choice = main(page).getByLabel('Versão que eu tenho');
  await choice.selectOption(previous.id);
  await expect(page).toHaveURL(`${path}&since=${previous.id}`);
  await expect(main(page).getByRole('heading', { name: `O que mudou desde a ${previous.version}` })).toBeVisible();
  expect(await changesSince(page)).toEqual(expected);
  await expect(main(page).locator('[data-since] .prose')).toHaveCount(expected.length);
  await page.reload();
  await expect(choice).toHaveValue(previous.id);
  await expect.poll(() => changesSince(page)).toEqual(expected);
  await choice.selectOption(newest.id);
  await expect(main(page).getByText('Você já tem a versão mais recente.')).toBeVisible();
  await page.goBack();
  await expect.poll(() => changesSince(page)).toEqual(expected);
  await page.goto(`${path}&since=nenhuma`);
  await expect(choice).toHaveValue('');
  expect(await changesSince(page)).toEqual([]);
});

test('offers a member the changes since the downloaded version (R017)', async ({ page }) => {
  const [mod, member] = await Promise.all([findRichMod(), createMember({ verified: true })]);
  const previous = mod.releases.at(-1);
  if (!previous) throw new Error('the mod has no release');
  await storeHistory(member.uid, [toHistoryEntry(mod, 5, { release_id: previous.id, version: previous.version })]);
  await signIn(page, member);
  await page.goto(`/mods/${mod.slug}?tab=versions`);
  await main(page)
    .getByRole('button', { name: `Você baixou a ${previous.version}: ver o que mudou` })
    .click();
  await expect(page).toHaveURL(`/mods/${mod.slug}?tab=versions&since=${previous.id}`);
  await expect(main(page).getByLabel('Versão que eu tenho')).toBeFocused();
  await expect.poll(() => changesSince(page)).toEqual(versionsAfter(mod, previous));
});

test('shows on which side the offered release runs, and omits an unknown side (R017)', async ({ page }) => {
  const technical = main(page).locator('section', { has: page.getByRole('heading', { name: 'Informações técnicas' }) });
  const mods = await listMods({ limit: '100' });
  const [client, unknown] = [mods.find(({ side }) => side === 'client'), mods.find(({ side }) => side === null)];
  await page.goto(`/mods/${client?.slug}`);
  await expect(technical).toContainText('Onde rodaSó no cliente');
  await page.goto(`/mods/${unknown?.slug}`);
  await expect(technical).toContainText('Versão');
  await expect(technical).not.toContainText('Onde roda');
});
