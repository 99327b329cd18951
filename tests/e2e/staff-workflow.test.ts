import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAdOnHome, getAdForm, startAd } from './support/ads.ts';
import { getMod } from './support/api.ts';
import { archiveAll } from './support/approved-mod.ts';
import { chooseCommentAction, findComment, openComments, storeComment, storeCommentBy } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { buildFabricJar } from './support/jars.ts';
import { createMember } from './support/members.ts';
import { openUntilVisible } from './support/open-until.ts';
import { createPendingMod, type PendingMod } from './support/pending-mod.ts';
import { getAccountButton, signIn } from './support/session.ts';
import { getCardPath, getContent, getListPath, openNewRelease } from './support/staff.ts';
import { stubPictures } from './support/stub-pictures.ts';

// This test needs the first five mods of the review queue, so it runs alone (playwright.config.ts).

/** Older than any other item. A later try gets an older date, so that its items come first in the queue. */
const LONG_AGO = Date.UTC(2000, 0, 1) - (Date.now() - Date.UTC(2026, 0, 1)) / 2;
const MINUTE_MS = 60_000;
/** Timeout for live updates, index and counts, on a shared machine. */
const LIVE = { timeout: 90_000 };

const item = (page: Page, text: string) => getContent(page).getByRole('article').filter({ hasText: text });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const getStatus = async ({ id }: PendingMod): Promise<unknown> =>
  (await firestore.doc(`mods/${id}`).get()).get('status');

/** Mods and ad of the current try. `afterEach` removes them, even after a failure. */
const published: { mods: string[]; ad: string } = { mods: [], ad: '' };

test.afterEach(async () => {
  const ads = await firestore.collection('ads').where('title', '==', published.ad).get();
  await Promise.all(ads.docs.map(({ ref }) => ref.delete()));
  await archiveAll(published.mods.splice(0));
});

const queueFiveMods = async (): Promise<[PendingMod, PendingMod, PendingMod, PendingMod, PendingMod]> => {
  const at = async (index: number) => {
    const mod = await createPendingMod(new Date(LONG_AGO + index * MINUTE_MS));
    published.mods.push(mod.id);
    return mod;
  };
  return [await at(0), await at(1), await at(2), await at(3), await at(4)];
};

/** Opens a comment queue. Retries until the text appears: the queue lags behind reports. */
const openQueue = (page: Page, filter: Record<string, string>, text: string): Promise<void> =>
  openUntilVisible(item(page, text), getListPath('comments-moderation', filter), 8_000, LIVE);

/** Backdates the reports of a comment, so that the comment is first in the queue. */
const prioritizeReports = async (path: string): Promise<void> => {
  const { docs } = await firestore.collection('reports').where('path', '==', path).get();
  for (const { ref } of docs) await ref.update({ created_at: new Date(LONG_AGO) });
};

/** Opens the log of a record, newest first. */
const openLog = async (page: Page, about: string): Promise<void> => {
  await page.goto(getListPath('logs', { about }));
  await expect(getContent(page).getByRole('article').first()).toBeVisible(LIVE);
};

test('an admin’s work is logged and can be undone (R123, R128, R129, R130, R131, R132, R133)', async ({
  openAs,
  newVisitor,
  watch,
}) => {
  test.setTimeout(900_000);
  watch.allowError(/status of 40[0134]|4\d\d \(|anuncio\.example|ERR_/);
  const mods = await queueFiveMods();
  const [mod, , , rejected] = mods;
  // The copied mod may have another type, but this test uploads a jar.
  await firestore.doc(`mods/${mod.id}`).update({ content_type: 'mod' });
  const [banned, author] = [await createMember({ verified: true }), await createMember({ verified: true })];
  const [desk, reader] = [await openAs('admin'), await stubPictures(await openAs('jogador'))];
  const word = randomUUID().slice(0, 8);
  const adTitle = `Anúncio ${word}`;
  published.ad = adTitle;
  const subject = `Assunto ${word}`;
  const spam = `Compre em ${word}.test`;
  const question = `Não abre no Quilt ${word}`;
  const ids = { comment: '', question: '', ad: '', message: '' };

  await test.step('reviews five pending mods by keyboard', async () => {
    await desk.goto('/admin/mods/review');
    for (const pending of mods) {
      await expect(heading(desk)).toHaveText(pending.title, LIVE);
      await expect(heading(desk)).toBeFocused();
      if (pending !== rejected) {
        await desk.keyboard.press('a');
        await expect.poll(() => getStatus(pending), LIVE).toBe('approved');
        continue;
      }
      await desk.keyboard.press('r');
      const dialog = desk.getByRole('dialog', { name: `Rejeitar ${pending.title}` });
      await expect(dialog.getByRole('radio').first()).toBeFocused();
      await desk.keyboard.press('3');
      await expect(dialog.getByRole('radio', { name: /Arquivo que não funciona/ })).toBeChecked();
      await desk.keyboard.press('Enter');
      await expect.poll(() => getStatus(pending), LIVE).toBe('rejected');
    }
    await expect(() => getMod(mod.slug)).toPass(LIVE);
  });

  await test.step('uploads a release with the fields of its jar', async () => {
    const manifest = { id: mod.slug, version: '7.3.1', name: mod.title, depends: { minecraft: '1.21.1' } };
    const buffer = buildFabricJar(manifest);
    const dialog = await openNewRelease(desk, mod);
    const file = { name: 'prova.jar', mimeType: 'application/java-archive', buffer };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await expect(dialog.getByRole('textbox', { name: 'Versão', exact: true })).toHaveValue('7.3.1', LIVE);
    await expect(dialog.getByRole('checkbox', { name: 'Fabric', exact: true })).toBeChecked();
    await expect(dialog.getByRole('button', { name: '1.21.1' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Salvar versão' }).click();
    await expect(dialog).toBeHidden(LIVE);
    await expect(getContent(desk).getByRole('article').filter({ hasText: '7.3.1' }).getByText('Liberada')).toBeVisible(
      LIVE,
    );
  });

  await test.step('hides and restores a reported comment, and answers another comment', async () => {
    ids.comment = await storeCommentBy(author, mod.id, 10, spam);
    ids.question = await storeComment(mod.id, 5, { text: question, kind: 'bug' });
    await openComments(reader, mod.slug);
    await chooseCommentAction(reader, findComment(reader, spam), 'Denunciar comentário');
    const report = reader.getByRole('dialog', { name: 'Denunciar comentário' });
    await report.getByRole('radio', { name: 'Spam ou propaganda' }).check();
    await report.getByRole('button', { name: /^Enviar/ }).click();
    await expect(report).toHaveCount(0, LIVE);

    await prioritizeReports(`mods/${mod.id}/comments/${ids.comment}`);
    await openQueue(desk, { queue: 'reported' }, spam);
    await expect(item(desk, spam)).toContainText('Spam ou propaganda');
    await item(desk, spam).click();
    await desk.keyboard.press('h');
    await expect(findComment(reader, spam)).toHaveCount(0, LIVE);
    await openQueue(desk, { queue: 'hidden', mod_id: mod.id }, spam);
    await desk.keyboard.press('u');
    await expect(item(desk, spam)).toHaveCount(0, LIVE);
    await expect(findComment(reader, spam)).toBeVisible(LIVE);

    await openQueue(desk, { queue: 'new', mod_id: mod.id }, question);
    await item(desk, question).click();
    await desk.keyboard.press('r');
    const reply = desk.getByRole('dialog', { name: /^Responder a/ });
    await reply.getByRole('textbox', { name: 'Resposta oficial' }).fill('Resolvido na 7.3.1.');
    await reply.getByRole('button', { name: 'Publicar resposta' }).click();
    await expect(findComment(reader, question)).toContainText('Resolvido na 7.3.1.', LIVE);
  });

  await test.step('bans a member, whose open page shows the ban', async () => {
    const bannedPage = await newVisitor();
    await signIn(bannedPage, banned);
    await expect(getAccountButton(bannedPage)).toBeVisible(LIVE);
    await desk.goto(getCardPath(banned));
    await getContent(desk).getByRole('button', { name: 'Banir' }).click();
    const dialog = desk.getByRole('dialog', { name: `Banir ${banned.username}` });
    await dialog.getByRole('combobox', { name: 'Motivo' }).click();
    await desk.getByRole('option', { name: 'Spam' }).click();
    await dialog.getByRole('textbox', { name: 'Com suas palavras' }).fill(`Propaganda ${word}`);
    await dialog.getByRole('button', { name: 'Banir' }).click();
    await expect(bannedPage).toHaveURL('/banned', LIVE);
    await expect(bannedPage.getByRole('main')).toContainText(`Propaganda ${word}`);
  });

  await test.step('books an ad and shows it on the site', async () => {
    const form = getAdForm(desk);
    await startAd(desk);
    await form.title.fill(adTitle);
    await form.alt.fill(`Faixa ${word}`);
    await form.link.fill('https://anuncio.example/');
    await form.weight.fill('100');
    await form.save.click();
    await desk.getByRole('row').filter({ hasText: adTitle }).click();
    await expect(desk).toHaveURL(/\/admin\/ads\/[^/]+$/);
    ids.ad = new URL(desk.url()).pathname.split('/').at(-1) ?? '';
    await expectAdOnHome(reader, `Faixa ${word}`);
  });

  await test.step('marks a contact message as answered', async () => {
    const visitor = await newVisitor();
    await visitor.goto('/contact');
    const main = visitor.getByRole('main');
    await main.getByLabel('Nome').fill('Visita de Prova');
    await main.getByLabel('E-mail para a resposta').fill(`visita-${word}@bigorna.test`);
    await main.getByLabel('Assunto').fill(subject);
    await main.getByLabel('Mensagem').fill('Baixei ontem e o jogo diz que está vazio.');
    await main.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(visitor.getByRole('heading', { name: 'Mensagem na bigorna!' })).toBeVisible(LIVE);
    const { docs } = await firestore.collection('contact_messages').where('subject', '==', subject).get();
    ids.message = docs[0]?.id ?? '';
    await openUntilVisible(item(desk, subject), '/admin/contact-messages', 8_000, LIVE);
    await item(desk, subject)
      .getByRole('button', { name: /^Marcar como respondida/ })
      .click();
    await expect(item(desk, subject)).toHaveCount(0, LIVE);
  });

  await test.step('lists the actions in the log, with what changed', async () => {
    await openLog(desk, `mods/${mod.id}`);
    await expect(item(desk, 'Aprovou o mod')).toContainText(/de Pendente para Aprovado/);
    await expect(item(desk, 'Criou a versão')).toContainText('7.3.1');
    await openLog(desk, `mods/${mod.id}/comments/${ids.comment}`);
    await expect(item(desk, 'Ocultou o comentário')).toContainText(/Oculto\s*Sim/);
    await expect(item(desk, 'Restaurou o comentário')).toContainText(/Oculto\s*Não/);
    await openLog(desk, `mods/${mod.id}/comments/${ids.question}`);
    await expect(item(desk, 'Publicou uma resposta oficial')).toContainText(/Respondido por\s*Tereza/);
    await openLog(desk, `ads/${ids.ad}`);
    await expect(item(desk, 'Criou o anúncio')).toContainText(adTitle);
    await openLog(desk, `contact_messages/${ids.message}`);
    await expect(item(desk, 'Encerrou a mensagem')).toBeVisible();
  });

  await test.step('undoes two decisions from the log', async () => {
    await openLog(desk, `mods/${rejected.id}`);
    await expect(item(desk, 'Rejeitou o mod')).toContainText(/de Pendente para Rejeitado/);
    await item(desk, 'Rejeitou o mod').getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(() => getStatus(rejected), LIVE).toBe('pending');
    await openLog(desk, `users/${banned.uid}`);
    await expect(item(desk, 'Baniu o usuário')).toContainText(/Banido\s*Sim/);
    await item(desk, 'Baniu o usuário').getByRole('button', { name: 'Desfazer' }).click();
    const isBanned = async () => (await firestore.doc(`users/${banned.uid}`).get()).get('is_banned');
    await expect.poll(isBanned, LIVE).toBe(false);
    await expect(item(desk, 'Baniu o usuário').getByText('Desfeita', { exact: true })).toBeVisible(LIVE);
    const unbannedPage = await newVisitor();
    await signIn(unbannedPage, banned);
    await expect(getAccountButton(unbannedPage)).toBeVisible(LIVE);
  });
});
