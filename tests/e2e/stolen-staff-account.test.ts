import { readFile } from 'node:fs/promises';
import { recordMeasurements } from '../../tools/testing/measurements.ts';
import { callApi, logIn } from './support/api.ts';
import { findViolations } from './support/axe.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { buildFabricJar } from './support/jars.ts';
import { createMember } from './support/members.ts';
import { createModWithoutRelease } from './support/mod-without-release.ts';
import type { PendingMod } from './support/pending-mod.ts';
import { signIn } from './support/session.ts';
import { createStaff, getCardPath, getContent, getListPath } from './support/staff.ts';
import { uploadRelease } from './support/upload-release.ts';

/** Timeout until a change appears, on a shared machine. */
const FRESH = { timeout: 90_000 };
const VERSION = '6.6.6';
const REASON = 'Ladrão de contas';

/** Time of each step, for the record. */
const createClock = () => {
  const steps: { readonly what: string; readonly seconds: number }[] = [];
  const run = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    const result = await test.step(what, work);
    steps.push({ what, seconds: Math.round((performance.now() - startedAt) / 1000) });
    return result;
  };
  return { steps, run };
};

const issueTicket = (token: string, { id }: PendingMod): Promise<Response> =>
  callApi(`/mods/${id}/download`, { method: 'POST', token, body: {} });

// Follows docs/runbooks/compromised-staff.md. It runs alone, because it closes the console (playwright.config.ts).
test('a stolen admin account with three harmful releases is stopped by the runbook (R209)', async ({
  page: thiefPage,
  chief,
  watch,
}) => {
  test.setTimeout(600_000);
  watch.allowError(/status of 40[0-9]/);
  const clock = createClock();
  const thief = await createStaff('admin');
  const stolen = (await logIn(thief.username, thief.password)).tokens.accessToken;
  const callAsThief = async (path: string) => (await callApi(path, { token: stolen })).status;
  const victim = await createMember({ verified: true });
  const { accessToken } = (await logIn(victim.username, victim.password)).tokens;

  const mods = [await createModWithoutRelease(), await createModWithoutRelease(), await createModWithoutRelease()];
  await signIn(thiefPage, thief);
  for (const { slug, title, ...mod } of mods) {
    const file = buildFabricJar({ id: slug, version: VERSION, name: title, depends: { minecraft: '1.21.1' } });
    await uploadRelease(thiefPage, { slug, title, ...mod }, file, VERSION);
  }
  const hrefs: string[] = [];
  for (const mod of mods) {
    await expect.poll(async () => (await issueTicket(accessToken, mod)).status, FRESH).toBe(200);
    hrefs.push(JSON.parse(await (await issueTicket(accessToken, mod)).text()).data.url);
  }
  for (const href of hrefs) expect((await fetch(new URL(href, thiefPage.url()))).status).toBe(200);
  expect(await callAsThief('/admin/overview')).toBe(200);

  const panel = async (choice: string) => {
    await chief.goto('/admin/settings');
    await chief.getByRole('radio', { name: choice }).check();
    await getContent(chief).getByRole('button', { name: 'Salvar' }).click();
  };
  try {
    await clock.run('close the console to all but super admins', async () => {
      await panel('Só super admins');
      await chief.getByRole('dialog').getByRole('button', { name: 'Restringir' }).click();
      await expect.poll(() => callAsThief('/admin/overview'), FRESH).toBe(403);
    });

    await clock.run('take the role, expire the password and end the sessions', async () => {
      await chief.goto(getCardPath(thief));
      const role = chief.getByRole('button', { name: 'Alterar função' });
      await role.click();
      await chief.getByRole('radio', { name: /^Membro/ }).check();
      await chief.getByRole('dialog').getByRole('button', { name: 'Alterar função' }).click();
      await expect(chief.getByRole('dialog')).toHaveCount(0);
      await chief.getByRole('button', { name: 'Exigir nova senha' }).click();
      await chief.getByRole('dialog').getByRole('button', { name: 'Exigir nova senha' }).click();
      await expect.poll(() => callAsThief('/auth/verify'), FRESH).toBe(401);
    });

    await clock.run('take down the three releases, block their files and notify the downloaders', async () => {
      await chief.getByRole('button', { name: 'Tirar do ar o que a conta cadastrou' }).click();
      const asks = chief.getByRole('dialog');
      await expect(asks.getByRole('status')).toHaveText('3 versões (mods afetados: 3).', FRESH);
      await expect(asks.getByRole('checkbox', { name: /Bloquear também o arquivo/ })).toBeChecked();
      await asks.getByRole('textbox', { name: 'Motivo' }).fill(REASON);
      await asks.getByRole('textbox', { name: /^Digite/ }).fill('tirar do ar');
      await asks.getByRole('button', { name: 'Tirar do ar' }).click();
      const done = chief.getByRole('dialog', { name: 'Fora do ar' });
      await expect(done.getByRole('status')).toContainText('3 versões saíram do ar.', FRESH);
      expect(await findViolations(chief)).toEqual([]);
      await done.getByRole('button', { name: 'Fechar' }).click();
      for (const href of hrefs) expect((await fetch(new URL(href, chief.url()))).status).toBe(404);
      const notices = firestore
        .collection(`users/${victim.uid}/notifications`)
        .where('template', '==', 'file_withdrawn');
      await expect.poll(async () => (await notices.get()).size, FRESH).toBe(3);
    });

    await clock.run('export who downloaded each of the three mods', async () => {
      for (const { id } of mods) {
        await chief.goto(`/admin/mods/${id}/show/releases`);
        await chief.getByRole('button', { name: 'Quem baixou o mod' }).click();
        const list = chief.getByRole('dialog', { name: /^Quem baixou/ });
        const coming = chief.waitForEvent('download', FRESH);
        await list.getByRole('button', { name: 'Exportar CSV' }).click();
        expect(await readFile(await (await coming).path(), 'utf8')).toContain(victim.email);
      }
    });

    await clock.run('read in the log what the account did', async () => {
      await chief.goto(getListPath('logs', { actor: thief.uid }));
      const entries = getContent(chief).getByRole('article');
      await expect(entries.filter({ hasText: VERSION })).not.toHaveCount(0, FRESH);
    });
  } finally {
    await clock.run('open the console again', async () => {
      await panel('Toda a equipe');
      await expect
        .poll(async () => (await firestore.doc('settings/site').get()).get('admin_panel_access'), FRESH)
        .toBe('staff');
    });
  }
  if (process.env.RECORD_FIGURES !== '1') return;
  const total = clock.steps.reduce((sum, { seconds }) => sum + seconds, 0);
  await recordMeasurements('stolen-account', 'RECORD_FIGURES=1 npm test -- --only e2e "stolen admin account"', [
    '| step | seconds |',
    '|---|---:|',
    ...clock.steps.map(({ what, seconds }) => `| ${what} | ${seconds} |`),
    `| **together** | **${total}** |`,
  ]);
});
