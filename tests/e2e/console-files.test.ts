import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { archiveAll } from './support/approved-mod.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { buildEscapingJar, buildFabricJar } from './support/jars.ts';
import { getTitle, pickFile, saveNewMod } from './support/mod-from-file.ts';
import { createModWithoutRelease } from './support/mod-without-release.ts';
import { createStripedImage } from './support/pictures.ts';
import { getContent, openNewRelease } from './support/staff.ts';

const TEXT = '<img src=x onerror="document.title=1">\nUm texto de prova.';

const createdIds: string[] = [];
test.afterEach(async () => {
  await archiveAll(createdIds.splice(0));
});

const createManifest = () => {
  const word = randomUUID().slice(0, 8);
  return {
    id: `lanterna_${word}`,
    version: '1.4.0',
    name: `Lanterna ${word}`,
    description: 'Uma lanterna que anda com o jogador.',
    contact: { sources: 'https://exemplo.example/lanterna' },
    depends: { minecraft: '1.21.1' },
    icon: 'assets/icon.png',
  };
};
const buildJar = async (manifest: ReturnType<typeof createManifest>): Promise<Buffer> =>
  buildFabricJar(manifest, { 'assets/icon.png': await createStripedImage('png'), 'docs/leia.txt': Buffer.from(TEXT) });

const countMods = async (name: string): Promise<number> =>
  (await firestore.collection('mods').where('title', '==', name).get()).size;
/** Saves the form, and returns the id of the mod whose page opens. */
const saveMod = async (page: Page, name: string): Promise<string> => {
  const id = await saveNewMod(page, name);
  createdIds.push(id);
  return id;
};

test('creates a draft from a jar, and names the missing parts and the next step (R123, R133)', async ({ openAs }) => {
  const manifest = createManifest();
  const page = await openAs('admin');
  await page.goto('/admin/mods');
  await page.getByRole('link', { name: 'Criar a partir de arquivo' }).click();

  await test.step('rejects a hostile file with the reason', async () => {
    await pickFile(page, buildEscapingJar(manifest));
    await expect(page.getByText('O arquivo foi recusado e excluído')).toBeVisible();
    await expect(page.getByText('Caminho fora da pasta')).toBeVisible();
    await expect(getTitle(page)).toBeHidden();
  });

  await test.step('fills the form from the manifest and saves nothing', async () => {
    await pickFile(page, await buildJar(manifest));
    await expect(getTitle(page)).toHaveValue(manifest.name);
    await expect(page.getByRole('textbox', { name: /^Autor/ })).toHaveValue('Prova');
    await expect(page.getByRole('textbox', { name: /^Licença/ })).toHaveValue('MIT');
    await expect(page.getByRole('textbox', { name: 'Código-fonte' })).toHaveValue(manifest.contact.sources);
    await expect(page.getByRole('textbox', { name: /^Descrição/ }).first()).toHaveValue(manifest.description);
    await expect(page.getByRole('group', { name: 'Imagem de capa' }).locator('img')).toHaveAttribute(
      'src',
      /^\/media\//,
    );
    await expect(page.getByRole('textbox', { name: /^Versão/ })).toHaveValue('1.4.0');
    await expect(page.getByRole('checkbox', { name: 'Fabric', exact: true })).toBeChecked();
    expect(await countMods(manifest.name)).toBe(0);
  });

  await test.step('keeps the typed title when another file is picked', async () => {
    await getTitle(page).fill(`${manifest.name} viva`);
    await pickFile(page, await buildJar({ ...manifest, version: '1.5.0' }));
    await expect(page.getByRole('textbox', { name: /^Versão/ })).toHaveValue('1.5.0');
    await expect(getTitle(page)).toHaveValue(`${manifest.name} viva`);
  });

  await test.step('saves the mod with its release, and leads to the next step', async () => {
    const id = await saveMod(page, `${manifest.name} viva`);
    const release = await firestore.collection(`mods/${id}/releases`).get();
    expect(release.docs.map((one) => [one.get('version'), one.get('verdict')])).toEqual([['1.5.0', 'clear']]);
    const missing = getContent(page).getByRole('alert').filter({ hasText: 'Para resolver antes da análise' });
    await expect(missing.getByRole('listitem')).toHaveText(['Sem categoria']);
    await getContent(page).getByRole('link', { name: 'Completar' }).click();
    await expect(page.getByRole('combobox', { name: 'Categorias' })).toBeVisible();
  });
});

test('the main action of a draft without releases is a new release, not the queue (R123)', async ({ admin: page }) => {
  const word = randomUUID().slice(0, 8);
  await page.goto('/admin/mods/create');
  await getTitle(page).fill(`Prova ${word}`);
  await page.getByRole('textbox', { name: /^Autor/ }).fill('Prova');
  await saveMod(page, `Prova ${word}`);
  const missing = getContent(page).getByRole('alert').filter({ hasText: 'Para resolver antes da análise' });
  await expect(missing.getByRole('listitem').first()).toHaveText('Sem versão liberada');
  const mainAction = getContent(page).getByRole('button', { name: 'Nova versão' });
  await expect(mainAction).toHaveClass(/MuiButton-contained/);
  await expect(getContent(page).getByRole('button', { name: 'Enviar para análise' })).toHaveClass(/MuiButton-outlined/);
  await mainAction.click();
  await expect(page.getByRole('dialog', { name: `Nova versão de Prova ${word}` })).toBeVisible();
});

test('shows the contents of a release under review, and logs its download (R123, R131)', async ({ openAs }) => {
  const manifest = createManifest();
  const jar = await buildJar(manifest);
  const author = await openAs('admin');
  await author.goto('/admin/mods/create?from=file');
  await pickFile(author, jar);
  await expect(getTitle(author)).toHaveValue(manifest.name);
  await author.getByRole('radio', { name: /Pendente/ }).check();
  const id = await saveMod(author, manifest.name);

  const page = await openAs('moderador');
  await page.goto(`/admin/mods/review?mod=${id}`);

  await test.step('shows the checklist, with a missing field as a finding', async () => {
    const checklist = getContent(page).getByRole('region', { name: 'Checklist' });
    const check = (name: string) => checklist.getByRole('listitem').filter({ hasText: name });
    await expect(check('Licença').getByRole('img', { name: 'em ordem' })).toBeVisible();
    await expect(check('Nome igual ao do arquivo').getByRole('img', { name: 'em ordem' })).toBeVisible();
    await expect(check('Categoria').getByRole('img', { name: 'falta ou não confere' })).toBeVisible();
    await expect(getContent(page).getByRole('status').filter({ hasText: 'Sem categoria' })).toBeVisible();
  });

  await test.step('shows the manifest, a text file without running its HTML, and class names', async () => {
    await getContent(page).getByRole('button', { name: 'Ver conteúdo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Conteúdo de lanterna.jar' });
    await expect(dialog.getByRole('region', { name: 'Conteúdo de fabric.mod.json' })).toContainText(manifest.id);
    await dialog.getByRole('treeitem', { name: 'docs' }).click();
    await dialog.getByRole('treeitem', { name: /leia\.txt/ }).click();
    const text = dialog.getByRole('region', { name: 'Conteúdo de docs/leia.txt' });
    await expect(text).toHaveText(TEXT);
    await expect(text.locator('img')).toHaveCount(0);
    await expect(dialog.getByText(createHash('sha256').update(TEXT).digest('hex'))).toBeVisible();
    await dialog.getByRole('searchbox', { name: 'Filtrar por nome' }).fill('icon');
    await dialog.getByRole('treeitem', { name: /assets\/icon\.png/ }).click();
    await expect(dialog.getByText('Não é um arquivo de texto')).toBeVisible();
    await dialog.getByRole('searchbox', { name: 'Filtrar por nome' }).fill('');
    await dialog.getByRole('button', { name: 'Classes (1)' }).click();
    await expect(dialog.getByText(`${manifest.id}.Main`)).toBeVisible();
    await page.keyboard.press('a');
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect(dialog).toBeHidden();
    expect((await firestore.doc(`mods/${id}`).get()).get('status')).toBe('pending');
  });

  await test.step('downloads the file, and logs the download', async () => {
    const coming = page.waitForEvent('download');
    await getContent(page).getByRole('button', { name: 'Baixar' }).click();
    expect((await readFile(await (await coming).path())).equals(jar)).toBe(true);
    const entries = await firestore
      .collection('logs')
      .where('about', 'array-contains', `mods/${id}`)
      .where('action', '==', 'download:release')
      .get();
    expect(entries.size).toBe(1);
  });
});

test('warns at upload when the manifest names another mod (R133)', async ({ admin: page }) => {
  const mod = await createModWithoutRelease();
  createdIds.push(mod.id);
  const dialog = await openNewRelease(page, mod);
  const buffer = buildFabricJar({ id: 'forjado', version: '1.0.0', name: 'Forjado' });
  const file = { name: 'forjado.jar', mimeType: 'application/java-archive', buffer };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByText(`O manifesto diz “Forjado”; o mod se chama “${mod.title}”.`)).toBeVisible();
  await expect(dialog.getByText('Nada de estranho foi encontrado.')).toBeHidden();
});
