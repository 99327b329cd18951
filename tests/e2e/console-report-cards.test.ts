import type { Page } from '@playwright/test';
import { createModForComments, storeCommentBy } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { openUntilVisible } from './support/open-until.ts';
import { getReport, storeReport } from './support/reports.ts';

const card = (page: Page, text: string) => page.getByRole('main').getByRole('article').filter({ hasText: text });

/** Opens the reports. Retries until the card shows the text: a trigger groups new reports. */
const openReports = (page: Page, text: string, expected: string): Promise<void> =>
  openUntilVisible(card(page, text).filter({ hasText: expected }), '/admin/reports', 8_000, { timeout: 60_000 });

const getOutcome = async (id: string): Promise<unknown> => (await getReport(id))?.outcome;

test('a deleted comment or a banned author closes the reports on the card (R128)', async ({ openAs, watch }) => {
  test.slow();
  const [mod, author, first, second] = await Promise.all([
    createModForComments(watch),
    createMember({ verified: true }),
    createMember({ verified: true }),
    createMember({ verified: true }),
  ]);
  const [spam, insult] = [`Compre em ${mod.slug}`, `Insulto em ${mod.slug}`];
  const store = async (text: string) => `mods/${mod.id}/comments/${await storeCommentBy(author, mod.id, 10, text)}`;
  const [spamPath, insultPath] = [await store(spam), await store(insult)];
  const reports = [
    await storeReport(first.uid, { subject: 'comment', path: spamPath, reason: 'spam: pela terceira vez' }),
    await storeReport(second.uid, { subject: 'comment', path: spamPath, reason: 'malware' }),
  ];
  const insultReport = await storeReport(first.uid, { subject: 'comment', path: insultPath, reason: 'offensive' });
  const page = await openAs('moderador');

  await test.step('shows both reports of one comment on one card, with reason and reporter', async () => {
    await openReports(page, spam, '2 denúncias em aberto');
    await expect(card(page, spam)).toHaveCount(1);
    const lines = card(page, spam).getByRole('list').first().getByRole('listitem');
    await expect(lines).toHaveText([
      new RegExp(`Spam ou propaganda.*pela terceira vez.*por ${first.username}`),
      new RegExp(`Vírus ou link perigoso.*por ${second.username}`),
    ]);
    // Only admins may take down releases.
    await expect(card(page, spam).getByRole('button', { name: /[Tt]irar .*do ar/ })).toHaveCount(0);
  });

  await test.step('deletes the comment by key after a confirmation, with the note', async () => {
    await card(page, spam).getByRole('textbox', { name: 'Observação' }).fill('Avisado duas vezes');
    await page.keyboard.press('Escape');
    await page.keyboard.press('d');
    const question = page.getByRole('dialog', { name: 'Excluir este comentário?' });
    await expect(question).toContainText(spam);
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expect(card(page, spam)).toHaveCount(0);
    for (const id of reports) await expect.poll(() => getOutcome(id)).toBe('upheld');
    expect((await firestore.doc(spamPath).get()).exists).toBe(false);
    expect(await getReport(reports[0] ?? '')).toMatchObject({ note: 'Avisado duas vezes' });
  });

  await test.step('shows both decided reports on one card', async () => {
    await page.getByRole('switch', { name: 'Mostrar as já decididas' }).click();
    const decided = card(page, 'pela terceira vez');
    await expect(decided).toContainText('Avisado duas vezes');
    await expect(decided.getByRole('list').first().getByRole('listitem')).toHaveCount(2);
    await page.getByRole('switch', { name: 'Mostrar as já decididas' }).click();
  });

  await test.step('bans the author, then asks whether to hide the comment', async () => {
    await card(page, insult).getByRole('button', { name: 'Banir autor' }).click();
    const ban = page.getByRole('dialog', { name: `Banir ${author.username}` });
    await ban.getByRole('textbox', { name: 'Com suas palavras' }).fill('Insultos repetidos a outros membros');
    await ban.getByRole('button', { name: 'Banir' }).click();
    const question = page.getByRole('dialog', { name: /^Ocultar o comentário de/ });
    await question.getByRole('button', { name: 'Ocultar e marcar como procedente' }).click();
    await expect(card(page, insult)).toHaveCount(0);
    await expect.poll(() => getOutcome(insultReport)).toBe('upheld');
    expect((await firestore.doc(insultPath).get()).get('hidden')).toBe(true);
    expect((await firestore.doc(`users/${author.uid}`).get()).get('is_banned')).toBe(true);
  });
});

test('takes down a release from the card of a reported mod, and closes the report (R128, R152)', async ({
  watch,
  admin: page,
}) => {
  test.slow();
  const [mod, reporter] = await Promise.all([createModForComments(watch), createMember({ verified: true })]);
  const report = await storeReport(reporter.uid, { subject: 'mod', path: `mods/${mod.id}`, reason: 'malware' });
  await openReports(page, mod.title, 'Vírus ou link perigoso');
  await card(page, mod.title).click();
  await page.keyboard.press('t');
  const choice = page.getByRole('dialog', { name: `Qual versão de ${mod.title} tirar do ar?` });
  await expect(choice.getByRole('radio').first()).toBeChecked();
  await choice.getByRole('button', { name: 'Continuar' }).click();
  const asks = page.getByRole('dialog', { name: new RegExp(`^Tirar ${mod.title} .* do ar por segurança\\?`) });
  // The mod shares its file with a mod of the seed, so the file must not be blocked.
  const block = asks.getByRole('checkbox', { name: /Bloquear também o arquivo/ });
  if ((await block.count()) > 0) await block.uncheck();
  await asks.getByRole('textbox', { name: 'Motivo' }).fill(`Ladrão de contas ${mod.slug}`);
  await asks.getByRole('button', { name: 'Tirar do ar' }).click();
  const done = page.getByRole('dialog', { name: 'Fora do ar' });
  await expect(done.getByRole('status')).toContainText('1 versão saiu do ar.', { timeout: 60_000 });
  await expect.poll(() => getOutcome(report)).toBe('upheld');
  await done.getByRole('button', { name: 'Fechar' }).click();
  await expect(card(page, mod.title)).toHaveCount(0);
  const releases = await firestore.collection(`mods/${mod.id}/releases`).get();
  expect(releases.docs.map((release): unknown => release.get('verdict'))).toContain('refused');
});

test('a moderator rejects a reported mod on its card, while colleagues see who looks (R128)', async ({
  openAs,
  watch,
  admin,
}) => {
  test.slow();
  const [mod, reporter] = await Promise.all([createModForComments(watch), createMember({ verified: true })]);
  const report = await storeReport(reporter.uid, { subject: 'mod', path: `mods/${mod.id}`, reason: 'copyright' });
  const page = await openAs('moderador');
  await openReports(page, mod.title, 'Cópia do trabalho de outra pessoa');

  await test.step('shows a colleague who looks at the report', async () => {
    const sent = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/admin/presence') && (response.request().postData() ?? '').includes(mod.id),
    );
    await card(page, mod.title).click();
    expect((await sent).status()).toBe(200);
    await openReports(admin, mod.title, 'está analisando');
    await expect(card(page, mod.title)).not.toContainText('Você está analisando');
  });

  await test.step('rejects the mod and closes the report', async () => {
    await card(page, mod.title).getByRole('button', { name: 'Rejeitar o mod' }).click();
    const dialog = page.getByRole('dialog', { name: `Rejeitar ${mod.title}` });
    await dialog.getByRole('textbox', { name: 'Com suas palavras' }).fill('Copia o trabalho de outra pessoa');
    await dialog.getByRole('button', { name: 'Rejeitar' }).click();
    await expect(card(page, mod.title)).toHaveCount(0);
    await expect.poll(() => getOutcome(report)).toBe('upheld');
    expect((await firestore.doc(`mods/${mod.id}`).get()).get('status')).toBe('rejected');
  });
});
