import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from './support/fixtures.ts';
import { buildEscapingJar, buildFabricJar } from './support/jars.ts';
import { createModWithoutRelease } from './support/mod-without-release.ts';
import { openUntilVisible } from './support/open-until.ts';
import { openNewRelease } from './support/staff.ts';

/** Timeout until a change appears on the site. */
const FRESH = { timeout: 30_000 };

test('uploads a release read from its jar, and rejects a hostile file (R133)', async ({
  openAs,
  newVisitor,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allowError(/status of 404/);
  // The test cuts the connection and the storage on purpose.
  watch.allowError(/net::ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED/);
  const mod = await createModWithoutRelease();
  const page = await openAs('admin');
  const manifest = { id: mod.slug, version: '7.1.0-beta.2', name: mod.title };
  const file = buildFabricJar({
    ...manifest,
    environment: 'client',
    depends: { minecraft: '1.21.1', 'nao-existe-no-portal': '*' },
  });
  const dialog = await openNewRelease(page, mod);
  const input = dialog.locator('input[type=file]');

  await test.step('rejects a non-jar file locally, and a hostile file with the reason', async () => {
    await input.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await expect(dialog.getByRole('alert')).toContainText('precisa terminar em .jar');
    const hostile = { name: 'mau.jar', mimeType: 'application/java-archive', buffer: buildEscapingJar(manifest) };
    await input.setInputFiles(hostile);
    await expect(dialog.getByText('O arquivo foi recusado e excluído')).toBeVisible(FRESH);
    await expect(dialog.getByText('Caminho fora da pasta')).toBeVisible();
    await expect(dialog.getByText(/fora-da-pasta\.txt/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Salvar versão' })).toBeHidden();
  });

  await test.step('retries the upload when the storage does not respond', async () => {
    const isOfBucket = (url: URL): boolean => url.pathname.startsWith('/v0/b/');
    await page.route(isOfBucket, (route) => route.abort('connectionrefused'));
    await input.setInputFiles({ name: 'prova.jar', mimeType: 'application/java-archive', buffer: file });
    await expect(dialog.getByRole('alert')).toContainText('O armazenamento não responde', FRESH);
    await page.unroute(isOfBucket);
    await expect(dialog.getByRole('textbox', { name: 'Versão' })).toBeVisible({ timeout: 60_000 });
  });

  await test.step('resumes the upload when the connection returns', async () => {
    await page.context().setOffline(true);
    await input.setInputFiles({ name: 'prova.jar', mimeType: 'application/java-archive', buffer: file });
    await expect(dialog.getByText(/Sem conexão/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(dialog.getByRole('textbox', { name: 'Versão' })).toBeVisible(FRESH);
  });

  await test.step('fills the form from the jar', async () => {
    const sha256 = createHash('sha256').update(file).digest('hex');
    await dialog.getByText('Detalhes e hashes do arquivo').click();
    await expect(dialog.getByText(sha256)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Versão' })).toHaveValue('7.1.0-beta.2');
    await expect(dialog.getByRole('radio', { name: 'Beta' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Fabric', exact: true })).toBeChecked();
    await expect(dialog.getByRole('button', { name: '1.21.1' })).toBeVisible();
    await expect(dialog.getByText(/nao-existe-no-portal/)).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Onde roda' })).toHaveText('Só no cliente');
    await dialog.getByRole('textbox', { name: /O que mudou/ }).fill('**Sino** novo');
    await expect(dialog.locator('strong', { hasText: 'Sino' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Salvar versão' }).click();
    await expect(dialog).toBeHidden(FRESH);
    const card = page.getByRole('article').filter({ hasText: '7.1.0-beta.2' });
    await expect(card.getByText('Liberada')).toBeVisible();
    await expect(card).toContainText('Só no cliente');
  });

  await test.step('changes on which side the release runs', async () => {
    const card = page.getByRole('article').filter({ hasText: '7.1.0-beta.2' });
    await card.getByRole('button', { name: 'Editar' }).click();
    const form = page.getByRole('dialog', { name: 'Editar a versão 7.1.0-beta.2' });
    await form.getByRole('combobox', { name: 'Onde roda' }).click();
    await page.getByRole('option', { name: 'No cliente e no servidor' }).click();
    await form.getByRole('button', { name: 'Salvar versão' }).click();
    await expect(form).toBeHidden(FRESH);
    await expect(card).toContainText('No cliente e no servidor');
  });

  await test.step('gives a member the uploaded bytes', async () => {
    const visitor = await openAs('jogador');
    await openUntilVisible(visitor.getByText('7.1.0-beta.2').first(), `/mods/${mod.slug}?tab=versions`, 3_000, FRESH);
    await expect(visitor.getByRole('main')).not.toContainText('Só no cliente');
    await visitor.getByRole('main').getByRole('link', { name: 'Baixar a versão 7.1.0-beta.2' }).first().click();
    // The download starts when the countdown ends.
    const coming = visitor.waitForEvent('download', { timeout: 40_000 });
    const got = await readFile(await (await coming).path());
    expect(got.equals(file)).toBe(true);
  });

  await test.step('withdraws the release and clears it again', async () => {
    const card = page.getByRole('article').filter({ hasText: '7.1.0-beta.2' });
    await card.getByRole('button', { name: 'Retirar' }).click();
    const asks = page.getByRole('dialog', { name: /Retirar a versão/ });
    await asks.getByRole('textbox', { name: 'Motivo' }).fill('Quebra mundos');
    await asks.getByRole('button', { name: 'Retirar' }).click();
    await expect(card.getByText('Retirada: Quebra mundos')).toBeVisible();
    const visitor = await newVisitor();
    await expect(async () => {
      await visitor.goto(`/mods/${mod.slug}`);
      await expect(visitor.getByRole('heading', { level: 1, name: mod.title })).toBeVisible({ timeout: 3_000 });
      await expect(visitor.getByText('7.1.0-beta.2')).toHaveCount(0, { timeout: 1_000 });
    }).toPass(FRESH);
    await card.getByRole('button', { name: 'Liberar de novo' }).click();
    await expect(card.getByText('Liberada')).toBeVisible();
  });

  await test.step('confirms an external release, and deletes it after its version is typed', async () => {
    await page.getByRole('button', { name: 'Nova versão' }).click();
    await dialog.getByRole('button', { name: 'Link externo' }).click();
    await dialog.getByRole('textbox', { name: 'Endereço do arquivo' }).fill('https://exemplo.test/a.jar');
    await dialog.getByRole('textbox', { name: 'Nome do arquivo' }).fill('a.jar');
    await dialog.getByRole('textbox', { name: 'Versão', exact: true }).fill('9.9.9');
    await dialog.getByRole('checkbox', { name: 'Quilt' }).check();
    await dialog.getByRole('combobox', { name: 'Versões do jogo' }).fill('1.20.1');
    await page.getByRole('option', { name: '1.20.1' }).click();
    await dialog.getByRole('button', { name: 'Salvar versão' }).click();
    await expect(dialog).toBeHidden(FRESH);
    const card = page.getByRole('article').filter({ hasText: '9.9.9' });
    await expect(card.getByText('Aguarda confirmação')).toBeVisible();
    await card.getByRole('button', { name: 'Liberar' }).click();
    await expect(card.getByText('Liberada')).toBeVisible();
    await card.getByRole('button', { name: 'Excluir' }).click();
    const asks = page.getByRole('dialog', { name: /Excluir a versão/ });
    await asks.getByRole('textbox').fill('9.9.9');
    await asks.getByRole('button', { name: 'Excluir' }).click();
    await expect(card).toHaveCount(0);
  });

  await test.step('names the withdrawn and the deleted release in the history', async () => {
    await page.getByRole('tab', { name: 'Histórico' }).click();
    const entry = (text: string) => page.getByRole('listitem').filter({ hasText: text });
    const withdrawn = entry(`Retirou a versão · ${mod.title} 7.1.0-beta.2`);
    await expect(withdrawn).toContainText('de Liberada para Retirada');
    await expect(entry(`Excluiu a versão · ${mod.title} 9.9.9`)).toBeVisible();
  });
});

test('keeps the typed text when the source or the file of a release changes (R133)', async ({ admin: page }) => {
  const mod = await createModWithoutRelease();
  const dialog = await openNewRelease(page, mod);
  const link = dialog.getByRole('button', { name: 'Link externo' });
  const changelog = dialog.getByRole('textbox', { name: /O que mudou/ });
  await link.click();
  await changelog.fill('Sino novo');
  await dialog.getByRole('button', { name: 'Enviar arquivo' }).click();
  const buffer = buildFabricJar({ id: mod.slug, version: '1.0.0', name: mod.title });
  const file = { name: 'prova.jar', mimeType: 'application/java-archive', buffer };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(changelog).toHaveValue('Sino novo', FRESH);
  await link.click();
  await expect(dialog.getByRole('textbox', { name: 'Endereço do arquivo' })).toBeVisible();
  await expect(changelog).toHaveValue('Sino novo');
});
