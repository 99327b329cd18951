import { archiveAll, createApprovedMod } from './support/approved-mod.ts';
import { findViolations } from './support/axe.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { openUntilVisible } from './support/open-until.ts';
import { getConsoleToast, getContent, openNewRelease } from './support/staff.ts';

const VERSION = '26.2';
/** A minute until every instance reads the list again, on a shared machine. */
const WITHIN = { timeout: 90_000 };

test.afterAll(() => firestore.doc(`game_versions/mod@${VERSION}`).delete());

test('staff add a game version, and the site offers it and finds releases with it (R261)', async ({ page, admin }) => {
  test.setTimeout(240_000);
  const mod = await createApprovedMod();
  const rows = getContent(admin).getByRole('listitem').filter({ hasText: VERSION });

  await test.step('an unknown version in the release form is accepted with a warning', async () => {
    const dialog = await openNewRelease(admin, mod);
    await dialog.getByRole('button', { name: 'Link externo' }).click();
    const versions = dialog.getByRole('combobox', { name: 'Versões do jogo' });
    await versions.fill(VERSION);
    await admin.getByRole('option', { name: `Usar ${VERSION}` }).click();
    await expect(dialog.getByRole('status').filter({ hasText: VERSION })).toContainText(
      'Fora da lista de versões do jogo',
    );
    expect(await findViolations(admin)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Endereço do arquivo' }).fill('https://exemplo.test/b.jar');
    await dialog.getByRole('textbox', { name: 'Nome do arquivo' }).fill('b.jar');
    await dialog.getByRole('textbox', { name: 'Versão', exact: true }).fill('26.2.0');
    await dialog.getByRole('checkbox', { name: 'Fabric' }).check();
    await dialog.getByRole('button', { name: 'Salvar versão' }).click();
    await expect(dialog).toBeHidden(WITHIN);
    const card = admin.getByRole('article').filter({ hasText: '26.2.0' });
    await card.getByRole('button', { name: 'Liberar' }).click();
    await expect(card.getByText('Liberada')).toBeVisible();
  });

  await test.step('the page adds the version to the Java edition', async () => {
    await admin.goto('/admin/game-versions');
    await expect(getContent(admin).getByRole('heading', { level: 2, name: 'Bedrock (addons)' })).toBeVisible();
    await expect(rows).toHaveCount(0);
    await getContent(admin).getByRole('link', { name: 'Criar' }).click();
    await admin.getByRole('textbox', { name: 'Versão' }).fill('26.x');
    await admin.getByRole('button', { name: 'Salvar' }).click();
    await expect(admin.getByText('Números separados por pontos, como 1.21.4, 26.1')).toBeVisible();
    await admin.getByRole('textbox', { name: 'Versão' }).fill(VERSION);
    await admin.getByRole('button', { name: 'Salvar' }).click();
    await expect(getConsoleToast(admin, 'Versão do jogo adicionada')).toBeVisible();
    await expect(rows).toHaveCount(1);
    expect(await findViolations(admin)).toEqual([]);
  });

  await test.step('the filter of the site offers it and finds the release', async () => {
    const facet = page.getByRole('complementary').getByRole('group', { name: 'Versão do jogo' });
    const option = facet.getByRole('checkbox', { name: new RegExp(`^${VERSION.replace('.', '\\.')} 1$`) });
    await openUntilVisible(option, '/mods', 5_000, WITHIN);
    await option.check();
    await expect(page).toHaveURL(`/mods?v=${VERSION}`);
    await expect(page.getByRole('main').getByRole('article').getByRole('link', { name: mod.title })).toBeVisible();
    await page.getByRole('button', { name: 'Usar como meu jogo' }).click();
    const game = page.getByRole('combobox', { name: 'Versão do meu jogo' });
    await page.goto('/');
    await expect(game).toHaveValue(VERSION);
  });

  await test.step('after its removal from the list, the release is still found', async () => {
    await admin.goto('/admin/game-versions');
    await rows.getByRole('button', { name: 'Remover' }).click();
    const asks = admin.getByRole('dialog', { name: `Remover ${VERSION} · Java (mods) da lista?` });
    await expect(asks).toContainText('continuam como estão');
    await asks.getByRole('button', { name: 'Remover' }).click();
    await expect(getConsoleToast(admin, 'Versão do jogo removida')).toBeVisible();
    await expect(rows).toHaveCount(0);
    await page.goto(`/mods?v=${VERSION}`);
    await expect(page.getByRole('main').getByRole('article').getByRole('link', { name: mod.title })).toBeVisible();
  });
  await archiveAll([mod.id]);
});
