import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';
import { compareVersions, recommendedRelease } from '@bigorna/domain/version-order';
import type { Locator, Page } from '@playwright/test';
import { copiedText } from './support/clipboard.ts';
import { expect, test } from './support/fixtures.ts';
import { richMod } from './support/rich-mod.ts';

const main = (page: Page): Locator => page.getByRole('main');
const rows = (page: Page): Locator => main(page).locator('[data-release]');
const shown = (page: Page): Promise<(string | null)[]> =>
  rows(page).evaluateAll((found) => found.map((row) => row.getAttribute('data-release')));
const versionsOf = (releases: readonly ModRelease[]): string[] => releases.map(({ version }) => version);

/** A game version that some releases of the mod name, and others not. */
const dividingVersion = ({ releases }: ModPage): string => {
  const versions = new Set(releases.flatMap(({ game_versions }) => game_versions));
  const dividing = [...versions].find((version) => !releases.every((one) => one.game_versions.includes(version)));
  if (!dividing) throw new Error('all releases are for the same games');
  return dividing;
};

test('R017 all releases in a table, newest first by version number, with channel, games, loaders, size and date', async ({
  page,
}) => {
  const mod = await richMod();
  await page.goto(`/mods/${mod.slug}?tab=versions`);
  await expect(rows(page)).toHaveCount(mod.releases.length);
  const newestFirst = mod.releases.toSorted((a, b) => compareVersions(b.version, a.version));
  expect(await shown(page)).toEqual(versionsOf(newestFirst));
  for (const column of ['Versão', 'Jogo', 'Carregadores', 'Tamanho', 'Data'])
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

test('R017 the table is filtered by game, loader and channel in the address, and cleared again', async ({ page }) => {
  const mod = await richMod();
  const version = dividingVersion(mod);
  const address = `/mods/${mod.slug}?tab=versions`;
  await page.goto(address);
  const byVersion = main(page).getByLabel('Versão do jogo');
  const status = main(page)
    .getByRole('status')
    .filter({ hasText: /versão|versões/ });
  await byVersion.focus();
  await byVersion.selectOption(version);
  await expect(page).toHaveURL(`${address}&v=${version}`);
  await expect(byVersion).toBeFocused();
  const forVersion = mod.releases.filter((one) => one.game_versions.includes(version));
  await expect(rows(page)).toHaveCount(forVersion.length);
  expect(await shown(page)).toEqual(versionsOf(forVersion));
  await expect(status).toContainText(forVersion.length === 1 ? '1 versão' : `${forVersion.length} versões`);

  await page.goBack();
  await expect(rows(page)).toHaveCount(mod.releases.length);
  const beta = mod.releases.find(({ channel }) => channel !== 'release');
  await main(page)
    .getByLabel('Canal')
    .selectOption(beta?.channel ?? '');
  await expect(page).toHaveURL(`${address}&c=${beta?.channel}`);
  const inChannel = mod.releases.filter(({ channel }) => channel === beta?.channel);
  await expect(rows(page)).toHaveCount(inChannel.length);
  expect(await shown(page)).toEqual(versionsOf(inChannel));

  await page.goto(`${address}&g=liteloader&v=1.12.2`);
  await expect(main(page)).toContainText('Nenhuma versão com estes filtros.');
  await expect(rows(page)).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL(address);
  await expect(rows(page)).toHaveCount(mod.releases.length);
  await expect(byVersion).toBeFocused();
});

test('R017 a release opens to its changelog, its dependencies as links, and its file with both hashes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mod = await richMod();
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
  await expect.poll(() => copiedText(page)).toBe(release?.sha256);
  const [dependency] = release?.dependencies ?? [];
  const kind = { required: 'Necessário', optional: 'Opcional', incompatible: 'Incompatível' };
  const item = row.getByRole('listitem').filter({ hasText: dependency?.title ?? '' });
  await expect(item).toContainText(kind[dependency?.kind ?? 'required']);
  await item.getByRole('link').click();
  await expect(page).toHaveURL(`/mods/${dependency?.slug}`);
});

test('R017 the release recommended is the one for the visitor’s game, by version number', async ({ page }) => {
  const mod = await richMod();
  const version = dividingVersion(mod);
  const recommended = recommendedRelease(mod.releases, { version, loader: '' });
  await page.addInitScript((game) => localStorage.setItem('myGame', game), `${version}|`);
  await page.goto(`/mods/${mod.slug}?tab=versions`);
  const marked = rows(page).filter({ hasText: 'Recomendada para o seu jogo' });
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAttribute('data-release', recommended?.version ?? '');
  await expect(main(page).getByRole('link', { name: `Baixar ${recommended?.version}`, exact: true })).toBeVisible();

  await page.goto(`/mods/${mod.slug}?tab=versions&v=1.12.2&g=liteloader`);
  await expect(main(page)).toContainText('Não listado para a sua versão');
  await expect(main(page).getByText('Recomendada')).toHaveCount(0);
});

test('R017 on a phone each release is a card that names its facts, and nothing goes over the edge', async ({
  page,
}) => {
  const mod = await richMod();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/mods/${mod.slug}?tab=versions`);
  const row = rows(page).first();
  await row.getByRole('button', { name: 'Novidades e arquivo' }).click();
  await expect(row.locator('.prose')).toBeVisible();
  const label = row.locator('td[data-label="Carregadores"]');
  expect(await label.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"Carregadores"');
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await label.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('none');
});
