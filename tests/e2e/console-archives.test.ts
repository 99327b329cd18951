import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { buildRawZip, type ZipPart } from '../../functions/src/files/archives/testing/build-raw-zip.ts';
import { archiveAll } from './support/approved-mod.ts';
import { findViolations, switchTheme } from './support/axe.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { findLayoutFaults } from './support/layout-faults.ts';
import { openNewArchive } from './support/mod-from-file.ts';

const createdIds: string[] = [];
test.afterEach(async () => {
  await archiveAll(createdIds.splice(0));
});

/** Opens what is inside a release with these files and a manifest. */
const openArchive = async (page: Page, parts: readonly ZipPart[]): Promise<{ id: string; dialog: Locator }> => {
  const word = randomUUID().slice(0, 8);
  const manifest = {
    schemaVersion: 1,
    id: `prova_${word}`,
    version: '1.0.0',
    name: `Prova ${word}`,
    authors: ['Prova'],
  };
  const zip = buildRawZip([
    { name: 'META-INF/MANIFEST.MF', data: 'Manifest-Version: 1.0\n' },
    { name: 'fabric.mod.json', data: JSON.stringify({ ...manifest, depends: { minecraft: '1.21.1' } }) },
    ...parts,
  ]);
  const opened = await openNewArchive(page, zip, manifest.name);
  createdIds.push(opened.id);
  return opened;
};
const getRow = (dialog: Locator, name: string | RegExp): Locator => dialog.getByRole('treeitem', { name });
const getHeading = (dialog: Locator, name: string): Locator => dialog.getByRole('heading', { level: 3, name });

/** Faults of the layout. MUI hides a copy of a field's label in the outline, which is no fault. */
const findFaults = async (page: Page, width: number): Promise<string[]> =>
  (await findLayoutFaults(page, width)).filter((fault) => !fault.startsWith('span. “Filtrar por nome”'));

const ENTRIES = 10_000;
/** Time until a click shows its result, on a shared machine. */
const SOON = { timeout: 3_000 };
const number = (toName: (i: string) => string): ZipPart[] =>
  Array.from({ length: ENTRIES }, (_, i) => ({ name: toName(String(i).padStart(5, '0')), data: 'x', method: 0 }));
const LARGE = [
  { name: 'flat', parts: number((i) => `${i}.txt`), path: '', file: '00150.txt' },
  {
    name: 'deep',
    parts: number((i) => `${'a/'.repeat(100)}${i}/${'b/'.repeat(100)}c.txt`),
    path: `${'a/'.repeat(100)}`,
    file: `00150/${'b/'.repeat(100)}`,
  },
];
for (const { name, parts, path, file } of LARGE)
  test(`opens a ${name} archive of 10,000 files, reacts to clicks and shows more rows (R123)`, async ({
    admin: page,
  }) => {
    test.setTimeout(180_000);
    const { dialog } = await openArchive(page, parts);
    await expect(getHeading(dialog, 'fabric.mod.json')).toBeVisible();
    if (path !== '') await getRow(dialog, path.slice(0, -1)).click();
    await expect(getRow(dialog, file.replace(/\/$/, ''))).toBeVisible(SOON);
    const rows = dialog.getByRole('treeitem');
    expect(await rows.count()).toBeLessThan(210);
    const more = getRow(dialog, /^Mostrar mais \(faltam 9\.80\d\)$/);
    await more.click();
    await expect(rows.nth(399)).toBeVisible(SOON);
    expect(await rows.count()).toBeLessThan(410);
    await dialog.getByRole('searchbox', { name: 'Filtrar por nome' }).fill('09999');
    await getRow(dialog, /09999/).click();
    await expect(getHeading(dialog, '09999')).toBeFocused(SOON);
    await expect(dialog.getByRole('region', { name: /^Conteúdo de .*09999/ })).toHaveText('x');
  });

/** Names that the checks accept: markup, letters of two directions, invisible characters, CP437, and great length. */
const MARKUP = '<img src=x onerror=document.title=1>.txt';
const HOSTILE: readonly ZipPart[] = [
  { name: MARKUP, data: 'markup' },
  { name: 'שלום עולם/قائمة 1.txt', data: 'direction' },
  { name: 'in\u00advisible\u3164.txt', data: 'invisible' },
  { name: Buffer.from('ma\x87a.txt', 'latin1'), data: 'old', flags: 0 },
  { name: `${'w'.repeat(500)}.txt`, data: 'long' },
  { name: `${'folder name/'.repeat(40)}${'y'.repeat(20)}.txt`, data: 'folders' },
  { name: 'latin.txt', data: Buffer.from('a\xe7\xe3o', 'latin1') },
];

test('shows hostile names as text, with codes for invisible characters (R123)', async ({ admin: page }) => {
  test.setTimeout(180_000);
  let hasDialog = false;
  page.on('dialog', () => {
    hasDialog = true;
  });
  const { dialog } = await openArchive(page, HOSTILE);
  const title = await page.title();
  await getRow(dialog, MARKUP).click();
  await expect(getHeading(dialog, MARKUP)).toBeFocused();
  await getRow(dialog, 'in<U+00AD>visible<U+3164>.txt').click();
  await expect(dialog.getByRole('region', { name: /^Conteúdo de in<U\+00AD>/ })).toHaveText('invisible');
  await expect(getRow(dialog, 'maça.txt')).toBeVisible();
  await getRow(dialog, 'latin.txt').click();
  await expect(dialog.getByRole('region', { name: 'Conteúdo de latin.txt' })).toHaveText('ação');
  await expect(dialog.getByText('Codificação: Latin-1')).toBeVisible();
  await getRow(dialog, /שלום/).click();
  await getRow(dialog, /قائمة/).click();
  await expect(dialog.getByRole('region', { name: /قائمة/ })).toHaveText('direction');
  await getRow(dialog, /^w{500}/).click();
  await expect(dialog.getByRole('region', { name: /w{500}/ })).toHaveText('long');
  expect([await page.title(), hasDialog, await dialog.locator('img[src=x]').count()]).toEqual([title, false, 0]);
  for (const theme of ['light', 'dark'] as const) {
    await switchTheme(page, theme);
    expect(await findViolations(page), theme).toEqual([]);
  }
  expect(await findFaults(page, 1280)).toEqual([]);
  expect(await findFaults(page, 390)).toEqual([]);
});

test('leaves the tree in one press of Tab, and moves in it with the arrow keys (R123)', async ({ admin: page }) => {
  const { dialog } = await openArchive(page, [
    { name: 'docs/a.txt', data: 'a' },
    { name: 'docs/b.txt', data: 'b' },
  ]);
  await getRow(dialog, /^fabric/).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(getRow(dialog, 'docs')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(getRow(dialog, /^a\.txt/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(getRow(dialog, /^b\.txt/)).toBeFocused();
  await expect(getHeading(dialog, 'fabric.mod.json')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(getHeading(dialog, 'docs/b.txt')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(getRow(dialog, /^b\.txt/)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(getRow(dialog, 'docs')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(getRow(dialog, /^a\.txt/)).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(getRow(dialog, /^fabric/)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('searchbox', { name: 'Filtrar por nome' })).toBeFocused();
});

test('shows findings at their files and folders, also on a phone (R123)', async ({ openAs }) => {
  const page = await openAs('admin', { viewport: { width: 390, height: 800 } });
  const gzip = (name: string): ZipPart => ({ name, data: gzipSync(name), method: 0 });
  const { dialog } = await openArchive(page, [
    gzip('assets/data/um.gz'),
    gzip('assets/data/dois.gz'),
    { name: 'assets/leia.txt', data: 'a' },
    { name: 'quilt.mod.json', data: '{' },
  ]);
  const isFlagged = (name: string | RegExp) => getRow(dialog, name).getByRole('img', { name: 'Tem alerta' });
  await expect(getHeading(dialog, 'fabric.mod.json')).toBeVisible();
  await expect(isFlagged('assets')).toBeVisible();
  await expect(isFlagged(/^quilt/)).toBeVisible();
  await expect(isFlagged(/^fabric/)).toHaveCount(0);

  const packed = dialog.getByRole('listitem').filter({ hasText: 'um.gz' });
  await packed.getByRole('button', { name: 'Mostrar o arquivo' }).click();
  await expect(getHeading(dialog, 'assets/data/um.gz')).toBeFocused();
  await expect(getHeading(dialog, 'assets/data/um.gz')).toBeInViewport();
  await expect(isFlagged(/^um\.gz/)).toBeVisible();
  await expect(isFlagged(/^dois\.gz/)).toBeVisible();
  await expect(isFlagged(/^leia/)).toHaveCount(0);

  await packed.first().getByRole('button', { name: 'Mostrar todos (3)' }).click();
  await expect(dialog.getByRole('treeitem')).toHaveCount(3);
  await getRow(dialog, /dois\.gz/).click();
  await expect(getHeading(dialog, 'assets/data/dois.gz')).toBeInViewport();
});

test('offers a retry when the stored file is missing (R123)', async ({ admin: page, watch }) => {
  watch.expectError(/status of 404 .*\/api\/admin\/archives\//);
  const { id, dialog } = await openArchive(page, []);
  const [release] = (await firestore.collection(`mods/${id}/releases`).get()).docs;
  const file = firestore.doc(`${release?.ref.path}/private/file`);
  const path: unknown = (await file.get()).get('storage_path');
  await file.update({ storage_path: 'releases/away.jar' });
  await page.reload();
  await page.getByRole('button', { name: 'Ver conteúdo' }).click();
  const retry = dialog.getByRole('button', { name: 'Tentar novamente' });
  await expect(retry).toBeVisible();
  await file.update({ storage_path: path });
  await retry.click();
  await expect(getHeading(dialog, 'fabric.mod.json')).toBeVisible();
});
