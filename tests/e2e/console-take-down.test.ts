import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { findViolations } from './support/axe.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { buildFabricJar } from './support/jars.ts';
import { createMember } from './support/members.ts';
import { createModWithoutRelease } from './support/mod-without-release.ts';
import { openUntilVisible } from './support/open-until.ts';
import { signIn } from './support/session.ts';
import { getContent } from './support/staff.ts';
import { uploadRelease } from './support/upload-release.ts';

/** Timeout until a change appears, on a shared machine. */
const FRESH = { timeout: 60_000 };
const VERSION = '7.3.1';

const findRow = (page: Page, name: string): Locator => getContent(page).getByRole('listitem').filter({ hasText: name });

test('takes a release down: download gone for all but staff, file blocked (R123, R152)', async ({
  page: member,
  openAs,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.allowError(/status of 40[049]/);
  const mod = await createModWithoutRelease();
  const file = buildFabricJar({ id: mod.slug, version: VERSION, name: mod.title, depends: { minecraft: '1.21.1' } });
  const sha256 = createHash('sha256').update(file).digest('hex');
  const reason = `Ladrão de contas ${mod.slug}`;
  const admin = await openAs('admin');
  const card = await uploadRelease(admin, mod, file, VERSION);
  const account = await createMember({ verified: true });

  const link = await test.step('a member downloads the release', async () => {
    await signIn(member, account);
    await openUntilVisible(member.getByText(VERSION).first(), `/mods/${mod.slug}?tab=versions`, 3_000, FRESH);
    await member
      .getByRole('main')
      .getByRole('link', { name: `Baixar a versão ${VERSION}` })
      .first()
      .click();
    const got = await member.waitForEvent('download', FRESH);
    expect((await readFile(await got.path())).equals(file)).toBe(true);
    return got.url();
  });

  await test.step('lists who downloaded the release, with e-mails and a CSV only for admins', async () => {
    await card.getByRole('button', { name: 'Quem baixou' }).click();
    const list = admin.getByRole('dialog', { name: `Quem baixou ${mod.title} ${VERSION}` });
    await expect(list.getByRole('listitem')).toContainText([account.email]);
    expect(await findViolations(admin)).toEqual([]);
    const coming = admin.waitForEvent('download', FRESH);
    await list.getByRole('button', { name: 'Exportar CSV' }).click();
    const table = await readFile(await (await coming).path(), 'utf8');
    expect(table).toContain(account.email);
    await list.getByRole('button', { name: 'Fechar' }).click();

    const moderator = await openAs('moderador');
    await moderator.goto(`/admin/mods/${mod.id}/show/releases`);
    await moderator.getByRole('article').getByRole('button', { name: 'Quem baixou' }).click();
    const same = moderator.getByRole('dialog', { name: /^Quem baixou/ });
    await expect(same.getByRole('listitem')).toContainText([`@${account.username}`]);
    await expect(same).not.toContainText(account.email);
    await expect(same.getByRole('button', { name: 'Exportar CSV' })).toHaveCount(0);
    await expect(moderator.getByText('Tirar do ar por segurança')).toHaveCount(0);
  });

  await test.step('explains the effects, asks for a reason and shows the result', async () => {
    await card.getByRole('button', { name: 'Tirar do ar por segurança' }).click();
    const asks = admin.getByRole('dialog', { name: `Tirar ${mod.title} ${VERSION} do ar por segurança?` });
    for (const what of [
      /todos os links param de funcionar/,
      /página do mod continua no ar, sem nada para baixar/,
      /quem baixou é avisado/,
    ])
      await expect(asks.getByRole('listitem').filter({ hasText: what })).toBeVisible();
    await expect(asks.getByRole('checkbox', { name: /Bloquear também o arquivo/ })).toBeChecked();
    await asks.getByRole('button', { name: 'Tirar do ar' }).click();
    await expect(asks.getByText('Escolha um motivo ou escreva o seu.')).toBeVisible();
    expect(await findViolations(admin)).toEqual([]);
    await asks.getByRole('textbox', { name: 'Motivo' }).fill(reason);
    await asks.getByRole('button', { name: 'Tirar do ar' }).click();
    const done = admin.getByRole('dialog', { name: 'Fora do ar' });
    await expect(done.getByRole('status')).toContainText('1 versão saiu do ar.', FRESH);
    await expect(done.getByRole('status')).toContainText('já baixaram os mods afetados: até 1.');
    expect(await findViolations(admin)).toEqual([]);
  });

  await test.step('removes the download and notifies the member', async () => {
    const gone = member.getByText('Link de download indisponível');
    await openUntilVisible(gone, `/mods/${mod.slug}/download`, 5_000, FRESH);
    expect((await member.request.get(link)).status()).toBe(404);
    const notices = firestore
      .collection(`users/${account.uid}/notifications`)
      .where('template', '==', 'file_withdrawn');
    await expect.poll(async () => (await notices.get()).size, FRESH).toBe(1);
  });

  await test.step('lists the blocked file and unblocks it', async () => {
    await admin.getByRole('link', { name: 'Arquivos bloqueados' }).click();
    const row = findRow(admin, reason);
    await expect(row).toContainText(sha256.slice(0, 12));
    await expect(row.getByRole('link')).toHaveAttribute('href', /\/admin\/users\/.+\/show/);
    await row.getByRole('button', { name: 'Desbloquear' }).click();
    const asks = admin.getByRole('dialog', { name: /^Desbloquear/ });
    await asks.getByRole('button', { name: 'Cancelar' }).click();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: 'Desbloquear' }).click();
    expect(await findViolations(admin)).toEqual([]);
    await asks.getByRole('button', { name: 'Desbloquear' }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step('blocks a file by its hash and explains form errors', async () => {
    const sha512 = randomBytes(64).toString('hex');
    const name = `Ladrão ${mod.slug}`;
    await getContent(admin).getByRole('link', { name: 'Criar' }).click();
    const form = getContent(admin);
    const hash = form.getByRole('textbox', { name: /SHA-256 ou SHA-512/ });
    await hash.fill('abc');
    await form.getByRole('textbox', { name: /^Nome/ }).fill(name);
    await form.getByRole('textbox', { name: /^Motivo/ }).fill('Lista de um scanner');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(hash).toHaveAccessibleDescription(
      'Precisa ser um SHA-256 (64 dígitos hexadecimais) ou um SHA-512 (128)',
    );
    await hash.fill(sha512.toUpperCase());
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(findRow(admin, name)).toContainText(`SHA-512 ${sha512.slice(0, 12)}`);
    await expect(findRow(admin, name)).toContainText('Lista de um scanner');
    await findRow(admin, name).getByRole('button', { name: 'Desbloquear' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Desbloquear' }).click();
    await expect(findRow(admin, name)).toHaveCount(0);
  });

  await test.step('takes down every release with a file that was blocked by hand (R209)', async () => {
    const other = await createModWithoutRelease();
    const depends = { minecraft: '1.21.1' };
    const harmful = buildFabricJar({ id: other.slug, version: VERSION, name: other.title, depends });
    await uploadRelease(admin, other, harmful, VERSION);
    const name = `Ladrão ${other.slug}`;
    await admin.goto('/admin/blocked-files/create');
    const form = getContent(admin);
    const hash = createHash('sha256').update(harmful).digest('hex');
    await form.getByRole('textbox', { name: /SHA-256 ou SHA-512/ }).fill(hash);
    await form.getByRole('textbox', { name: /^Nome/ }).fill(name);
    await form.getByRole('textbox', { name: /^Motivo/ }).fill('Lista de um scanner');
    await form.getByRole('button', { name: 'Salvar' }).click();
    const getVerdicts = async () => {
      const { docs } = await firestore.collection(`mods/${other.id}/releases`).get();
      return docs.map((one) => one.get('verdict'));
    };
    expect(await getVerdicts()).toEqual(['clear']);
    await findRow(admin, name).getByRole('button', { name: 'Tirar do ar onde está' }).click();
    const asks = admin.getByRole('dialog', { name: `Tirar do ar toda versão com “${name}”?` });
    expect(await findViolations(admin)).toEqual([]);
    await asks.getByRole('textbox', { name: 'Motivo' }).fill(reason);
    await asks.getByRole('button', { name: 'Tirar do ar' }).click();
    const done = admin.getByRole('dialog', { name: 'Fora do ar' });
    await expect(done.getByRole('status')).toContainText('1 versão saiu do ar.', FRESH);
    expect(await getVerdicts()).toEqual(['refused']);
    await done.getByRole('button', { name: 'Fechar' }).click();
  });

  await test.step('shows the release as taken down, and clears it again only after a confirmation', async () => {
    await admin.goto(`/admin/mods/${mod.id}/show/releases`);
    await expect(card.getByText('Fora do ar por segurança', { exact: true })).toBeVisible();
    await expect(card.getByText(`Tirada do ar: ${reason}`)).toBeVisible();
    await card.getByRole('button', { name: 'Ver conteúdo' }).click();
    const inside = admin.getByRole('dialog', { name: 'Conteúdo de prova.jar' });
    await expect(inside.getByRole('region', { name: 'Conteúdo de fabric.mod.json' })).toContainText(mod.slug);
    const coming = admin.waitForEvent('download', FRESH);
    await inside.getByRole('button', { name: 'Baixar' }).click();
    expect((await readFile(await (await coming).path())).equals(file)).toBe(true);
    const logged = firestore.collection('logs').where('about', 'array-contains', `mods/${mod.id}`);
    expect((await logged.where('action', '==', 'download:release').get()).size).toBe(1);
    await inside.getByRole('button', { name: 'Fechar' }).click();
    const clear = card.getByRole('button', { name: 'Liberar de novo' });
    const asks = admin.getByRole('dialog', { name: `Liberar a versão ${VERSION}, que saiu do ar por segurança?` });
    await clear.click();
    await asks.getByRole('button', { name: 'Cancelar' }).click();
    await expect(card.getByText('Fora do ar por segurança', { exact: true })).toBeVisible();
    await clear.click();
    await asks.getByRole('button', { name: 'Liberar de novo' }).click();
    await expect(card.getByText('Liberada')).toBeVisible();
  });
});
